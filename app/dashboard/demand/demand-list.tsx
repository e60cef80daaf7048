import { useState } from "react"
import type { DemandItem } from "#contract/demand.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { tableRoles as roles } from "#app/ui/table-roles.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { CreatePart } from "./create-part.tsx"
import { type DemandAction, DemandRow, rowId } from "./demand-row.tsx"
import { SameAs } from "./same-as.tsx"
import { useDemandChanges } from "./use-demand-changes.ts"

const columns = ["term", "kinds", "weeks", "total", "languages", "nearest"] as const

/** Terms with their actions; "same as" and "create" open below their row. */
export function DemandList({ items }: { items: readonly DemandItem[] }) {
  const { demand: texts } = useDashboardTexts()
  const [open, setOpen] = useState<{ term: string; action: DemandAction } | null>(null)
  const changes = useDemandChanges()
  const close = (index: number) => {
    setOpen(null)
    focusSoon(rowId(index))
  }
  return (
    <table className="dense demand-table" {...roles.table} aria-label={texts.tableLabel}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {columns.map((column) => (
            <th key={column} {...roles.head} className={column === "total" ? "demand-total" : undefined}>
              {texts.columns[column]}
            </th>
          ))}
          <th {...roles.head}>
            <span className="visually-hidden">{texts.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody {...roles.group}>
        {items.map((item, index) => {
          const action = open?.term === item.term ? open.action : null
          const done = { onDone: () => close(index), onCancel: () => close(index) }
          return [
            <DemandRow
              key={item.term}
              item={item}
              index={index}
              open={action}
              onOpen={(next) => setOpen(action === next ? null : { term: item.term, action: next })}
              onIgnore={(ignored) => void changes.ignore(item, ignored).then(() => close(index))}
            />,
            action && (
              <tr key={`${item.term} ${action}`} {...roles.row} className="demand-detail">
                <td {...roles.cell} colSpan={columns.length + 1}>
                  {action === "same" ? (
                    <SameAs item={item} save={changes.alias} {...done} />
                  ) : (
                    <CreatePart item={item} {...done} />
                  )}
                </td>
              </tr>
            ),
          ]
        })}
      </tbody>
    </table>
  )
}
