import { useTexts } from "../../i18n/texts.tsx"
import { tableRoles as roles } from "../../ui/table-roles.ts"
import { type PasteRow, type RowState, quantityOf, stateOf } from "./paste-row.ts"
import { PastedRow } from "./pasted-row.tsx"

interface PastedTableProps {
  rows: readonly PasteRow[]
  onChange: (rows: readonly PasteRow[]) => void
  onNumber: (row: PasteRow, number: string) => PasteRow
}

/** The reading of a pasted list, before it becomes a request. */
export function PastedTable({ rows, onChange, onNumber }: PastedTableProps) {
  const { paste } = useTexts()
  const count = (state: RowState) => rows.filter((row) => stateOf(row) === state).length
  const unknown = count("unknown")
  const openNumbers = count("open")
  const openQuantities = rows.filter((row) => quantityOf(row) === null).length
  const replace = (row: PasteRow, next: PasteRow) => onChange(rows.map((other) => (other === row ? next : other)))
  return (
    <>
      <p className="label">
        {paste.summary(count("found"), count("replaced"), count("similar"), unknown)}
        {openNumbers > 0 && <b className="paste-warning"> {paste.openNumbers(openNumbers)}</b>}
        {openQuantities > 0 && <b className="paste-warning"> {paste.openQuantities(openQuantities)}</b>}
      </p>
      <div className="button-row">
        {unknown > 0 && (
          <button
            type="button"
            className="button button-small button-outline"
            onClick={() => onChange(rows.filter((row) => stateOf(row) !== "unknown"))}
          >
            {paste.removeUnknown(unknown)}
          </button>
        )}
        <button type="button" className="button button-small button-outline" onClick={() => onChange([])}>
          {paste.clear}
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keyboard */}
      <section className="paste-scroll" aria-label={paste.table} tabIndex={0}>
        <table className="pasted" {...roles.table} aria-label={paste.table}>
          <thead {...roles.group}>
            <tr {...roles.row}>
              <th {...roles.head}>{paste.position}</th>
              <th {...roles.head}>{paste.number}</th>
              <th {...roles.head}>{paste.part}</th>
              <th {...roles.head}>{paste.quantity}</th>
              <th {...roles.head}>
                <span className="visually-hidden">{paste.removeHead}</span>
              </th>
            </tr>
          </thead>
          <tbody {...roles.group}>
            {rows.map((row) => (
              <PastedRow
                key={row.id}
                row={row}
                onChange={(change) => replace(row, { ...row, ...change })}
                onNumber={(number) => replace(row, onNumber(row, number))}
                onRemove={() => onChange(rows.filter((other) => other !== row))}
              />
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
