import { useState } from "react"
import { Link } from "react-router"
import { translationLimits } from "#contract/translation-constants.ts"
import type { TranslationImport } from "#contract/translation.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { ApiError, callApi } from "../api/call-api.ts"
import { hasKey } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { DialogSteps } from "../import/dialog-steps.tsx"
import { FileDrop } from "../import/file-drop.tsx"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { DialogActions, Form } from "../ui/form.tsx"
import { Notice } from "../ui/notice.tsx"
import { useForm } from "../ui/use-form.ts"
import { ImportCheck, RefusedTexts } from "./import-check.tsx"
import "../import/import.css"

const steps = ["file", "check", "done"] as const

/** Takes a file of translations in, in three steps; nothing is stored before the last one, and all arrives as drafts. */
export function TranslationImportDialog({ onClose }: { onClose: () => void }) {
  const { translations, common } = useDashboardTexts()
  const texts = translations.import
  const refresh = useRefresh()
  const [step, setStep] = useState<(typeof steps)[number]>("file")
  const [result, setResult] = useState<TranslationImport | null>(null)
  const form = useForm({
    start: { file: null as File | null, skip: [] as readonly string[] },
    failed: texts.failed,
    explain: (error) => {
      const code = (error instanceof ApiError && error.problem.errors?.[0]?.code) || ""
      return hasKey(texts.fileFaults, code) ? { errors: { file: texts.fileFaults[code] } } : null
    },
    check: ({ file }) => ({
      file: file ? (file.size > translationLimits.fileBytes ? texts.tooLarge : undefined) : common.fileFirst,
    }),
    send: async ({ file, skip }) => {
      const isPreview = step === "file"
      const body = new FormData()
      if (file) body.append("file", file)
      if (!isPreview) body.append("skip", JSON.stringify(skip))
      const query = { preview: isPreview ? 1 : undefined }
      const answer = await callApi("POST /translation/import", { form: body, query })
      setResult(answer)
      setStep(isPreview ? "check" : "done")
      // Texts whose numbers differ start unchecked, so that somebody compares them first.
      if (isPreview) form.set({ skip: answer.items.filter(({ numbers }) => numbers !== null).map(({ key }) => key) })
      else void refresh("GET /translation", "GET /draft")
    },
  })
  const { file, skip } = form.values
  const taken = (result?.changed ?? 0) - skip.length
  const close = () => {
    if (!form.isBusy) onClose()
  }
  return (
    <Dialog size="wide" title={texts.title} onClose={close}>
      <DialogSteps label={texts.stepsLabel} steps={steps} names={texts.steps} current={step} />
      {step !== "done" && (
        <Form form={form}>
          {step === "file" && (
            <>
              <p>{texts.hint}</p>
              <FileDrop
                file={file}
                error={form.errors["file"] ?? null}
                isDisabled={form.isBusy}
                accept=".xlsx,.xls,.ods,.xlf,.xliff"
                hint={texts.dropHint}
                onFile={(chosen) => form.set({ file: chosen })}
              />
              <DialogActions onCancel={close} busy={form.isBusy}>
                {texts.preview}
              </DialogActions>
            </>
          )}
          {step === "check" && result && (
            <>
              <ImportCheck
                name={file?.name ?? ""}
                result={result}
                skip={skip}
                onSkip={(keys) => form.set({ skip: keys })}
              />
              <div className="action-row import-actions">
                <p>{texts.asDrafts}</p>
                <Button look="line" disabled={form.isBusy} onClick={() => setStep("file")}>
                  {texts.back}
                </Button>
                <Button type="submit" busy={form.isBusy} disabled={taken === 0}>
                  {texts.take(taken)}
                </Button>
              </div>
            </>
          )}
        </Form>
      )}
      {step === "done" && result && (
        <>
          <Notice tone="good">{texts.done(result.changed)}</Notice>
          <RefusedTexts result={result} />
          <div className="action-row">
            <Link className="button button-small button-outline" to="/dashboard/drafts">
              {texts.review}
            </Link>
            <Button onClick={close}>{common.close}</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
