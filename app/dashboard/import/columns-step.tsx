import { useState } from "react"
import type { SheetColumn } from "#contract/sheet.ts"
import type { ColumnField } from "#contract/sheet-constants.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { Form } from "../ui/form.tsx"
import { Notice } from "../ui/notice.tsx"
import { useForm } from "../ui/use-form.ts"
import { choiceOf, choiceProblem, choosableFields, columnLetters, columnKey, usedColumns } from "./columns-logic.ts"
import { FailureNotice } from "./failure-notice.tsx"
import { UploadProgress } from "./upload-progress.tsx"
import type { ImportCourse } from "./use-import.ts"

/** Step 2: mapping of columns to fields; recognised ones are preselected. */
export function ColumnsStep({ course, columns: all }: { course: ImportCourse; columns: readonly SheetColumn[] }) {
  const { partImport: texts } = useDashboardTexts()
  const nameOf = useFieldName()
  const columns = usedColumns(all)
  const [choice, setChoice] = useState(() => choiceOf(columns))
  const [isAsked, setIsAsked] = useState(false)
  const { noNumber, noGroup, twice } = choiceProblem(choice, course.isGrouped)
  const problems = [
    ...(noNumber ? [texts.columnsNoNumber] : []),
    ...(noGroup ? [texts.grouped.noColumn] : []),
    ...twice.map((field) => texts.columnsTwice(nameOf(field))),
  ]
  const { busy, failure } = course
  const form = useForm({
    start: {},
    send: async () => {
      setIsAsked(true)
      if (problems.length === 0) await course.runPreview({ columns: choice })
    },
  })
  return (
    <Form form={form} className="import-check">
      {failure && <FailureNotice failure={failure} course={course} />}
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
            fields={choosableFields(course.isGrouped)}
            value={choice[columnKey(column)] ?? null}
            isTwice={isAsked && twice.some((field) => field === choice[columnKey(column)])}
            onChoose={(field) => setChoice((last) => ({ ...last, [columnKey(column)]: field }))}
          />
        ))}
      </ul>
      <div className="action-row import-actions">
        {busy && <UploadProgress busy={busy} isGrouped={course.isGrouped} />}
        <Button look="quiet" onClick={busy ? course.cancel : () => course.goTo("choose")}>
          {texts.back}
        </Button>
        <Button type="submit" busy={busy !== null}>
          {texts.preview}
        </Button>
      </div>
    </Form>
  )
}

interface ColumnRowProps {
  column: SheetColumn
  fields: readonly ColumnField[]
  value: ColumnField | null
  isTwice: boolean
  onChoose: (field: ColumnField | null) => void
}

function useFieldName(): (field: ColumnField) => string {
  const { partImport: texts, parts } = useDashboardTexts()
  return (field) => (field === "group" ? texts.grouped.field : parts.fields[field])
}

function ColumnRow({ column, fields, value, isTwice, onChoose }: ColumnRowProps) {
  const { partImport: texts } = useDashboardTexts()
  const nameOf = useFieldName()
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
        onChange={(event) => onChoose(fields.find((field) => field === event.target.value) ?? null)}
      >
        <option value="">{texts.columnsLeaveOut}</option>
        {fields.map((field) => (
          <option key={field} value={field}>
            {nameOf(field)}
          </option>
        ))}
      </select>
    </li>
  )
}
