import { useDashboardTexts, useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { Form } from "../ui/form.tsx"
import { useForm } from "../ui/use-form.ts"
import { FileDrop } from "./file-drop.tsx"
import { type ImportChoice, choiceOfFile } from "./send-sheet.ts"
import { fileProblem } from "./sheet-file.ts"
import { useQuery } from "@tanstack/react-query"
import { read } from "../api/read.ts"
import { formatMoment } from "../ui/format-date.ts"
import { useUndoImport } from "./use-undo-import.ts"
import { downloadFile } from "../api/call-api.ts"
import { useAction } from "../ui/use-action.ts"

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

/** Latest imports into the group, each with its result; the latest can be undone. */
function FormerImports({ spareId }: { spareId: number }) {
  const { partImport: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { data } = useQuery(read("GET /spare/:id/import", { params: { id: spareId } }))
  const { isBusy, undo } = useUndoImport()
  // Imports work without this list: its failure needs no message.
  if (!data || data.length === 0) return null
  return (
    <details className="former-imports">
      <summary>{texts.former(data.length)}</summary>
      <ul>
        {data.map((former) => (
          <li key={former.id}>
            <span>
              <time dateTime={former.created_at}>{formatMoment(former.created_at, language)}</time>
              {former.file !== "" && <b>{former.file}</b>}
              <span className="hint">{texts.formerCounts(former.added, former.updated, former.removed)}</span>
            </span>
            {former.can_undo ? (
              <Button look="quiet" busy={isBusy} onClick={() => void undo(spareId, former.id)}>
                {texts.undo}
              </Button>
            ) : (
              <span className="hint">{former.state === "undone" ? texts.undone : texts.formerFixed}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Saves an empty sheet with the headings, for one group or several. */
function TemplateButton({ isGrouped }: { isGrouped: boolean }) {
  const { partImport: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { isBusy, run } = useAction({ explain: () => texts.templateFailed, about: "template" })
  const query = { lang: language, groups: isGrouped ? 1 : undefined }
  const download = () => run(() => downloadFile("/spare/excel/template", texts.templateName, { query }))
  return (
    <div className="import-template">
      <Button look="quiet" icon="dl" busy={isBusy} onClick={() => void download()}>
        {texts.template}
      </Button>
      <p className="hint">{texts.templateHint}</p>
    </div>
  )
}
