import { useState } from "react"
import { translationLimits } from "#contract/translation-constants.ts"
import type { TranslationImport } from "#contract/translation.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { ApiError, callApi } from "../api/call-api.ts"
import { hasKey } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { FileDrop } from "../import/file-drop.tsx"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { DialogActions, Form } from "../ui/form.tsx"
import { Notice } from "../ui/notice.tsx"
import { useForm } from "../ui/use-form.ts"
import { ImportCheck } from "./import-check.tsx"
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
    start: { file: null as File | null },
    failed: texts.failed,
    explain: (error) => {
      const code = (error instanceof ApiError && error.problem.errors?.[0]?.code) || ""
      return hasKey(texts.fileFaults, code) ? { errors: { file: texts.fileFaults[code] } } : null
    },
    check: ({ file }) => ({
      file: file ? (file.size > translationLimits.fileBytes ? texts.tooLarge : undefined) : common.fileFirst,
    }),
    send: async ({ file }) => {
      const next = step === "file" ? "check" : "done"
      const body = new FormData()
      if (file) body.append("file", file)
      const query = { preview: next === "check" ? 1 : undefined }
      setResult(await callApi("POST /translation/import", { form: body, query }))
      setStep(next)
      if (next === "done") void refresh("GET /translation", "GET /draft")
    },
  })
  const { file } = form.values
  const close = () => {
    if (!form.isBusy) onClose()
  }
  return (
    <Dialog size="wide" title={texts.title} onClose={close}>
      <ol className="import-steps" aria-label={texts.stepsLabel}>
        {steps.map((name, at) => (
          <li key={name} aria-current={name === step ? "step" : undefined}>
            <span className="mono">{at + 1}</span> {texts.steps[name]}
          </li>
        ))}
      </ol>
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
              <ImportCheck result={result} />
              <p>{texts.asDrafts}</p>
              {result.changed > 0 ? (
                <DialogActions onCancel={() => setStep("file")} busy={form.isBusy}>
                  {texts.take(result.changed)}
                </DialogActions>
              ) : (
                <Button onClick={close}>{common.close}</Button>
              )}
            </>
          )}
        </Form>
      )}
      {step === "done" && result && (
        <>
          <Notice tone="good">{texts.done(result.changed)}</Notice>
          <div className="action-row">
            <Button onClick={close}>{common.close}</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
