import { type ClipboardEvent, type KeyboardEvent, useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Button } from "../ui/button.tsx"
import { readTsv } from "../editor/tsv.ts"
import { Notice } from "../ui/notice.tsx"
import { SelectField } from "../ui/field.tsx"
import type { LeftRow } from "./use-add-rows.ts"
import type { NewRows } from "./use-new-rows.ts"

const footRowId = "new-part-row"

/** Focuses the field at the foot of the table; returns whether there is one. */
export function focusFootRow(): boolean {
  const field = document.getElementById(footRowId)
  field?.focus()
  return field !== null
}

interface FootRowProps {
  rows: NewRows
  /** Groups to add to, where the table has parts of all. */
  groups: ReadonlyMap<number, string> | null
}

/** Last line of the table, always in sight: takes a typed number or a block from a spreadsheet. */
export function FootRow({ rows, groups }: FootRowProps) {
  const { partGrid: texts, parts } = useDashboardTexts()
  const [number, setNumber] = useState("")
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || number.trim() === "" || rows.isBusy) return
    event.preventDefault()
    setNumber("")
    void rows.addNumber(number)
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain")
    if (!/[\t\n]/u.test(text.trim())) return
    event.preventDefault()
    void rows.addCells(readTsv(text))
  }
  return (
    <div className="new-row">
      <Icon name="plus" />
      <input
        id={footRowId}
        className="mono"
        aria-label={texts.newRow}
        placeholder={texts.newRowHint}
        autoComplete="off"
        spellCheck={false}
        aria-busy={rows.isBusy || undefined}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {groups && (
        <SelectField
          label={texts.group}
          value={String(rows.target ?? "")}
          options={[
            { value: "", label: parts.moveChoose },
            ...[...groups].map(([id, label]) => ({ value: String(id), label })),
          ]}
          onValue={(id) => rows.setTarget(id === "" ? null : Number(id))}
        />
      )}
      <Button look="quiet" icon="plus" onClick={rows.addPart}>
        {parts.add}
      </Button>
    </div>
  )
}

const maxShown = 20

interface LeftRowsProps {
  rows: NewRows
  onCorrect: (row: LeftRow) => void
}

/** Rows that were not added, each with its reason, until they are corrected or discarded. */
export function LeftRows({ rows, onCorrect }: LeftRowsProps) {
  const { partGrid: texts, parts } = useDashboardTexts()
  const words: Readonly<Record<string, string>> = parts.errors
  if (rows.refused.length === 0) return null
  return (
    <Notice tone="bad">
      <b>{texts.rowsRefused(rows.refused.length)}</b>
      <ul className="refused-parts">
        {rows.refused.slice(0, maxShown).map((row, index) => (
          // Rows have no identity of their own, and the same may be pasted twice.
          <li key={index}>
            <b className="mono">{row.values.partnumber || parts.empty}</b>{" "}
            {row.taken === undefined ? (words[row.code] ?? texts.notSent) : texts.numberTaken(row.taken)}{" "}
            <button type="button" className="text-button" onClick={() => onCorrect(row)}>
              {texts.correct(row.values.partnumber)}
            </button>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={() => rows.drop(null)}>
        {texts.dropWrong}
      </Button>
    </Notice>
  )
}
