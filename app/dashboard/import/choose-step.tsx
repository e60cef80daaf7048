import { useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { DialogActions, Form } from "../ui/form.tsx"
import { useForm } from "../ui/use-form.ts"
import { FailureNotice } from "./failure-notice.tsx"
import { FileDrop } from "./file-drop.tsx"
import { TemplateButton } from "./template-button.tsx"
import { fileProblem } from "./sheet-file.ts"
import { UploadProgress } from "./upload-progress.tsx"
import type { ImportCourse } from "./use-import.ts"

/** Step 1: the file and the import mode. */
export function ChooseStep({ course, onClose }: { course: ImportCourse; onClose: () => void }) {
  const { partImport: texts, common } = useDashboardTexts()
  const { choice, busy, choose } = course
  const [fileError, setFileError] = useState<string | null>(null)
  const take = (file: File) => {
    const problem = fileProblem(file)
    setFileError(problem === "empty" ? common.fieldErrors.empty_file : problem && texts[problem])
    choose({ file: problem ? null : file })
  }
  const form = useForm({
    start: {},
    check: () => ({ file: choice.file ? undefined : (fileError ?? common.fileFirst) }),
    send: () => course.runPreview(),
  })
  return (
    <Form form={form}>
      {course.failure && <FailureNotice failure={course.failure} course={course} />}
      <div className="import-file">
        <FileDrop
          file={choice.file}
          error={choice.file ? null : (form.errors["file"] ?? fileError)}
          isDisabled={busy !== null}
          onFile={take}
        />
        <TemplateButton isGrouped={course.isGrouped} />
      </div>
      <Modes course={course} />
      <BlankCells course={course} />
      {busy && <UploadProgress busy={busy} isGrouped={course.isGrouped} />}
      <DialogActions onCancel={busy ? course.cancel : onClose} busy={busy !== null}>
        {texts.preview}
      </DialogActions>
    </Form>
  )
}

function Modes({ course: { choice, busy, choose, isGrouped } }: { course: ImportCourse }) {
  const { partImport: texts } = useDashboardTexts()
  return (
    <fieldset className="import-modes" disabled={busy !== null}>
      <legend>{texts.mode}</legend>
      {(["update", "replace"] as const).map((mode) => (
        <label key={mode} className={mode === "replace" ? "choice removes" : "choice"}>
          <input type="radio" name="mode" checked={choice.mode === mode} onChange={() => choose({ mode })} />
          <b>
            {mode === "replace" && <Icon name="warn" />}
            {texts.modes[mode]}
          </b>
          <small>{(isGrouped ? texts.grouped : texts).modeHints[mode]}</small>
        </label>
      ))}
    </fieldset>
  )
}

/** Separate from the modes: it concerns values of existing parts. */
function BlankCells({ course: { choice, busy, choose } }: { course: ImportCourse }) {
  const { partImport: texts } = useDashboardTexts()
  return (
    <fieldset className="import-modes import-blank" disabled={busy !== null}>
      <legend>{texts.blank}</legend>
      <label className="choice">
        <input type="checkbox" checked={choice.clear} onChange={(event) => choose({ clear: event.target.checked })} />
        <b>{texts.clear}</b>
        <small>{texts.clearHint}</small>
      </label>
    </fieldset>
  )
}
