import { Suspense, memo } from "react"
import type { PartListRow } from "#server/features/spare/part-row-store.ts"
import { useTexts } from "../../i18n/texts.tsx"
import type { Announce } from "../../ui/announcer.tsx"
import { tableRoles as roles } from "../../ui/table-roles.ts"
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
    <table className="parts" {...roles.table} aria-label={partList.table} aria-busy={busy}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.head}>{partList.number}</th>
          <th {...roles.head}>{partList.text}</th>
          <th {...roles.head}>{partList.substitute}</th>
          <th {...roles.head} className="part-quantity">
            {partList.quantity}
          </th>
          <th {...roles.head}>
            <span className="visually-hidden">{partList.request}</span>
          </th>
        </tr>
      </thead>
      <tbody {...roles.group}>
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
