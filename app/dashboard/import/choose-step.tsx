import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { Form } from "../ui/form.tsx"
import { useForm } from "../ui/use-form.ts"
import { FileDrop } from "./file-drop.tsx"
import { FormerImports } from "./former-imports.tsx"
import { type ImportChoice, choiceOfFile } from "./send-sheet.ts"
import { fileProblem } from "./sheet-file.ts"
import { TemplateButton } from "./template-button.tsx"

interface ChooseStepProps {
  spareId: number | null
  onCancel?: () => void
  onFile: (choice: ImportChoice) => void
}

/** The file of an import, the template, and former imports. */
export function ChooseStep({ spareId, onCancel, onFile }: ChooseStepProps) {
  const { partImport: texts, common } = useDashboardTexts()
  const form = useForm({
    start: { file: null as File | null, problem: null as string | null },
    check: ({ file, problem }) => ({ file: file ? undefined : (problem ?? common.fileFirst) }),
    send: ({ file }) => {
      if (file) onFile(choiceOfFile(file))
    },
  })
  const { file, problem } = form.values
  const take = (taken: File) => {
    const fault = fileProblem(taken)
    form.set({
      file: fault ? null : taken,
      problem: fault === "empty" ? common.fieldErrors.empty_file : fault && texts[fault],
    })
  }
  return (
    <>
      <Form form={form}>
        <div className="import-file">
          <FileDrop
            file={file}
            error={file ? null : (form.errors["file"] ?? problem)}
            isDisabled={form.isBusy}
            onFile={take}
          />
          <TemplateButton isGrouped={spareId === null} />
        </div>
        <div className="action-row">
          {onCancel && (
            <Button look="line" onClick={onCancel}>
              {common.cancel}
            </Button>
          )}
          <Button type="submit" busy={form.isBusy}>
            {texts.preview}
          </Button>
        </div>
      </Form>
      {spareId !== null && <FormerImports spareId={spareId} />}
    </>
  )
}
