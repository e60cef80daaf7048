import type { PartSort } from "#contract/part-constants.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { gridRoles as roles } from "#app/ui/table-roles.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { nextSort } from "./part-address.ts"
import type { Selection } from "./use-selection.ts"

interface TableHeadProps {
  sort: PartSort
  selection: Selection
  onSort: (sort: PartSort) => void
}

const sortable = { partnumber: "number", description: "description", quantity: "quantity" } as const

export function TableHead({ sort, selection, onSort }: TableHeadProps) {
  const { parts: texts } = useDashboardTexts()
  const { columns } = texts
  const isReadOnly = useIsReadOnly()
  const head = (column: keyof typeof sortable) => {
    const name = sortable[column]
    const direction = sort === name ? "ascending" : sort === `-${name}` ? "descending" : "none"
    return (
      <th {...roles.head} className={column} aria-sort={direction}>
        <button type="button" onClick={() => onSort(nextSort(sort, name))}>
          {columns[column]}
          <Icon name={direction === "descending" ? "up" : "down"} />
        </button>
      </th>
    )
  }
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
        {!isReadOnly && (
          <th {...roles.head} className="select">
            <PageBox selection={selection} />
          </th>
        )}
        {head("partnumber")}
        {head("description")}
        <th {...roles.head} className="substitute">
          {columns.substitute}
        </th>
        {head("quantity")}
        <th {...roles.head} className="actions">
          <span className="visually-hidden">{columns.actions}</span>
        </th>
      </tr>
    </thead>
  )
}

/** Selects every part of the page, or none. */
export function PageBox({ selection }: { selection: Selection }) {
  const { parts: texts } = useDashboardTexts()
  return (
    <label className="row-tick">
      <input
        type="checkbox"
        aria-label={texts.selectPage}
        checked={selection.page === "all"}
        ref={(box) => {
          if (box) box.indeterminate = selection.page === "some"
        }}
        onChange={selection.togglePage}
      />
    </label>
  )
}
