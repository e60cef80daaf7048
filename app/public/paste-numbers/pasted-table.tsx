import { useCallback, useDeferredValue, useRef } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { tableRoles as roles } from "../../ui/table-roles.ts"
import { SmallButton } from "../buttons.tsx"
import { type PasteRow, type RowState, quantityOf, stateOf } from "./paste-row.ts"
import { PastedRow } from "./pasted-row.tsx"

/** More rows than the region shows without scrolling. */
const firstRows = 16

interface PastedTableProps {
  rows: readonly PasteRow[]
  onEdit: (id: string, change: Partial<PasteRow>) => void
  onNumber: (id: string, number: string) => void
  onRemove: (ids: readonly string[]) => void
}

/** Table of a pasted list, before it is added to the request list. */
export function PastedTable({ rows, onEdit, onNumber, onRemove }: PastedTableProps) {
  const { paste } = useTexts()
  const count = (state: RowState) => rows.filter((row) => stateOf(row) === state).length
  const unknown = count("unknown")
  const openNumbers = count("open")
  const openQuantities = rows.filter((row) => quantityOf(row) === null).length
  // The first rows are painted before the others render, so that a long list appears at once.
  const isWhole = useDeferredValue(true, false)
  const body = useRef<HTMLTableSectionElement>(null)
  const removeOne = useCallback(
    (id: string) => {
      const at = [...(body.current?.rows ?? [])].findIndex((row) => row.dataset["row"] === id)
      onRemove([id])
      requestAnimationFrame(() => {
        const left = body.current?.rows
        const next = left?.[Math.min(at, left.length - 1)]
        next?.querySelector<HTMLElement>(".pasted-remove button")?.focus()
      })
    },
    [onRemove],
  )
  return (
    <>
      <p className="label">
        {paste.summary(count("found"), count("replaced"), count("similar"), unknown)}.
        {openNumbers > 0 && <b className="paste-warning"> {paste.openNumbers(openNumbers)}</b>}
        {openQuantities > 0 && <b className="paste-warning"> {paste.openQuantities(openQuantities)}</b>}
      </p>
      <div className="button-row">
        {unknown > 0 && (
          <SmallButton onClick={() => onRemove(rows.filter((row) => stateOf(row) === "unknown").map(({ id }) => id))}>
            {paste.removeUnknown(unknown)}
          </SmallButton>
        )}
        <SmallButton onClick={() => onRemove(rows.map(({ id }) => id))}>{paste.clear}</SmallButton>
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
          <tbody ref={body} {...roles.group}>
            {(isWhole ? rows : rows.slice(0, firstRows)).map((row) => (
              <PastedRow key={row.id} row={row} onChange={onEdit} onNumber={onNumber} onRemove={removeOne} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
