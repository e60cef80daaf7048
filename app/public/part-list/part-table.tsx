// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- laid out as cards, rows and cells would lose the roles they have by themselves
import { Suspense, memo } from "react"
import type { PartListRow } from "#server/features/spare/part-row-store.ts"
import { useTexts } from "../../i18n/texts.tsx"
import type { Announce } from "../../ui/announcer.tsx"
import { PartTableRow } from "./part-table-row.tsx"

interface PartTableProps {
  spareId: number
  rows: readonly PartListRow[]
  busy: boolean
  announce: Announce
  /** Searches the same list for the number of a substitute. */
  onNumber: (number: string) => void
}

/**
 * A table at every width: below 1080 px its rows are laid out as cards, so the roles are explicit. Memoised: a
 * render by its parent would make React hydrate all rows before the pressed one.
 */
export const PartListTable = memo(function Table({ spareId, rows, busy, announce, onNumber }: PartTableProps) {
  const { partList } = useTexts()
  return (
    <table className="parts" role="table" aria-label={partList.table} aria-busy={busy}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {partList.number}
          </th>
          <th role="columnheader" scope="col">
            {partList.text}
          </th>
          <th role="columnheader" scope="col">
            {partList.substitute}
          </th>
          <th role="columnheader" scope="col" className="part-quantity">
            {partList.quantity}
          </th>
          <th role="columnheader" scope="col">
            <span className="visually-hidden">{partList.request}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          // A boundary of hydration: the row that is pressed comes before the others. Nothing suspends.
          <Suspense key={row.id}>
            <PartTableRow row={row} spareId={spareId} announce={announce} onNumber={onNumber} />
          </Suspense>
        ))}
      </tbody>
    </table>
  )
})
