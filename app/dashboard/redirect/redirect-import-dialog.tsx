import { useState } from "react"
import { redirectLimits } from "#contract/redirect-constants.ts"
import type { RedirectImport } from "#contract/redirect.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { useRefresh } from "../api/read.ts"
import { DialogSteps } from "../import/dialog-steps.tsx"
import { FileDrop } from "../import/file-drop.tsx"
import { Button } from "../ui/button.tsx"
import { DialogActions, Form } from "../ui/form.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { Notice } from "../ui/notice.tsx"
import { useForm } from "../ui/use-form.ts"
import { RedirectCheck } from "./redirect-check.tsx"
import "../import/import.css"

const steps = ["choose", "check", "done"] as const

/**
 * Imports redirects from a CSV file in three steps; nothing is written before the last one. Every call sends the file
 * again.
 */
export function RedirectImportDialog({ onClose }: { onClose: () => void }) {
  const { redirects: texts, common } = useDashboardTexts()
  const refresh = useRefresh()
  const [step, setStep] = useState<(typeof steps)[number]>("choose")
  const [fileError, setFileError] = useState<string | null>(null)
  const [result, setResult] = useState<RedirectImport | null>(null)
  const form = useForm({
    start: { file: null as File | null },
    failed: texts.import.failed,
    check: ({ file }) => ({ file: file ? undefined : (fileError ?? common.fileFirst) }),
    send: async ({ file }) => {
      const next = step === "choose" ? "check" : "done"
      const body = new FormData()
      if (file) body.append("csv", file)
      const query = { preview: next === "check" ? 1 : undefined }
      setResult(await callApi("POST /redirect/import", { form: body, query }))
      setStep(next)
      // Not awaited: the dialog can be closed at once.
      if (next === "done") void refresh("GET /redirect")
    },
  })
  const { isBusy } = form
  const { file } = form.values
  const take = (chosen: File) => {
    const problem = /\.(?:csv|tsv|txt)$/iu.test(chosen.name)
      ? chosen.size > redirectLimits.csvBytes
        ? texts.import.tooLarge
        : null
      : texts.import.wrongType
    setFileError(problem)
    form.set({ file: problem ? null : chosen })
  }
  // A running import cannot be aborted.
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    <Dialog size="wide" title={texts.import.title} onClose={close}>
      <DialogSteps label={texts.import.stepsLabel} steps={steps} names={texts.import.steps} current={step} />
      {step !== "done" && (
        <Form form={form}>
          {step === "choose" && (
            <>
              <p>{texts.import.hint}</p>
              <FileDrop
                file={file}
                error={form.errors["file"] ?? fileError}
                isDisabled={isBusy}
                accept=".csv,.tsv,.txt,text/csv"
                hint={texts.import.dropHint}
                onFile={take}
              />
              <DialogActions onCancel={close} busy={isBusy}>
                {texts.import.preview}
              </DialogActions>
            </>
          )}
          {step === "check" && result && (
            <RedirectCheck name={file?.name ?? ""} result={result} isBusy={isBusy} onBack={() => setStep("choose")} />
          )}
        </Form>
      )}
      {step === "done" && result && (
        <>
          <Notice tone="good">{texts.import.done(result.writes)}</Notice>
          <div className="action-row">
            <Button onClick={close}>{common.close}</Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
