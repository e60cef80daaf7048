import { useState } from "react"
import { type SheetColumn, type SheetField, sheetFields } from "#contract/sheet.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { choiceOf, choiceProblem, columnLetters, columnKey, usedColumns } from "./columns-logic.ts"
import { FailureNotice } from "./failure-notice.tsx"
import { UploadProgress } from "./upload-progress.tsx"
import type { ImportCourse } from "./use-import.ts"

/** Step 2: which column of the sheet fills which field; what was recognised is chosen already. */
export function ColumnsStep({ course, columns: all }: { course: ImportCourse; columns: readonly SheetColumn[] }) {
  const { partImport: texts, parts } = useDashboardTexts()
  const columns = usedColumns(all)
  const [choice, setChoice] = useState(() => choiceOf(columns))
  const [isAsked, setIsAsked] = useState(false)
  const { noNumber, twice } = choiceProblem(choice)
  const problems = [
    ...(noNumber ? [texts.columnsNoNumber] : []),
    ...twice.map((field) => texts.columnsTwice(parts.fields[field])),
  ]
  const { busy, failure } = course
  const submit = () => {
    setIsAsked(true)
    if (problems.length === 0) void course.runPreview(choice)
  }
  return (
    <form
      noValidate
      className="import-check"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {failure && <FailureNotice failure={failure} />}
      {isAsked && problems.length > 0 && (
        <Notice tone="bad">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      <p>{texts.columnsText}</p>
      <ul className="sheet-columns">
        {columns.map((column) => (
          <ColumnRow
            key={column.number}
            column={column}
            value={choice[columnKey(column)] ?? null}
            isTwice={isAsked && twice.some((field) => field === choice[columnKey(column)])}
            onChoose={(field) => setChoice((last) => ({ ...last, [columnKey(column)]: field }))}
          />
        ))}
      </ul>
      <div className="action-row import-actions">
        {busy && <UploadProgress busy={busy} />}
        <Button look="quiet" onClick={busy ? course.cancel : () => course.goTo("choose")}>
          {texts.back}
        </Button>
        <Button type="submit" busy={busy !== null}>
          {texts.preview}
        </Button>
      </div>
    </form>
  )
}

interface ColumnRowProps {
  column: SheetColumn
  value: SheetField | null
  isTwice: boolean
  onChoose: (field: SheetField | null) => void
}

function ColumnRow({ column, value, isTwice, onChoose }: ColumnRowProps) {
  const { partImport: texts, parts } = useDashboardTexts()
  const letters = columnLetters(column.number)
  return (
    <li className={value === null ? "left-out" : undefined}>
      <span className="mono" aria-hidden="true">
        {letters}
      </span>
      <span className="sheet-column">
        <b>{column.heading || texts.columnsNoHeading}</b>
        <span className="hint">{column.samples.join(" · ")}</span>
      </span>
      <select
        className="input"
        aria-label={texts.columnsOf(letters, column.heading)}
        aria-invalid={isTwice || undefined}
        value={value ?? ""}
        onChange={(event) => onChoose(sheetFields.find((field) => field === event.target.value) ?? null)}
      >
        <option value="">{texts.columnsLeaveOut}</option>
        {sheetFields.map((field) => (
          <option key={field} value={field}>
            {parts.fields[field]}
          </option>
        ))}
      </select>
    </li>
  )
}
