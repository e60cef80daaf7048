import type { Part } from "#contract/part.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { tableRoles as roles } from "#app/ui/table-roles.ts"
import { MissingLanguages } from "../spares/missing-languages-tag.tsx"
import { missingDescriptions, shownDescription } from "../spares/missing-languages.ts"
import { MarkedText } from "./marked-text.tsx"

interface PartTableProps {
  items: readonly Part[]
  query: string
  onEdit: (part: Part) => void
  onRemove: (part: Part) => void
}

export function PartTable({ items, ...rest }: PartTableProps) {
  const { parts: texts } = useDashboardTexts()
  const { columns } = texts
  return (
    <table className="d-parts" {...roles.table} aria-label={texts.listLabel}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {(["partnumber", "description", "substitute", "quantity", "actions"] as const).map((column) => (
            <th key={column} {...roles.head} className={column}>
              {column === "actions" ? <span className="vh">{columns.actions}</span> : columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {items.map((part) => (
          <PartRow key={part.id} part={part} {...rest} />
        ))}
      </tbody>
    </table>
  )
}

function PartRow({ part, query, onEdit, onRemove }: Omit<PartTableProps, "items"> & { part: Part }) {
  const { parts: texts } = useDashboardTexts()
  const description = shownDescription(part, useDashboardLanguage())
  return (
    <tr {...roles.row}>
      <th {...roles.rowHead} className="partnumber">
        <MarkedText text={part.partnumber} query={query} />
      </th>
      <td {...roles.cell} className="description">
        {description.text ? (
          <span lang={description.lang}>
            <MarkedText text={description.text} query={query} />
          </span>
        ) : (
          <span className="none">{texts.noDescription}</span>
        )}
        <MissingLanguages languages={missingDescriptions(part)} describe={texts.missing} />
      </td>
      <td {...roles.cell} className="substitute">
        {part.subst_part && (
          <>
            <span className="card-label">{texts.columns.substitute} </span>
            <MarkedText text={part.subst_part} query={query} />
          </>
        )}
      </td>
      <td {...roles.cell} className="quantity">
        <span className="card-label">{texts.columns.quantity} </span>
        {part.quantity}
      </td>
      <td {...roles.cell} className="actions">
        <button
          type="button"
          className="icon-btn"
          id={`part-edit-${part.id}`}
          aria-label={texts.edit(part.partnumber)}
          onClick={() => onEdit(part)}
        >
          <Icon name="edit" />
        </button>
        <button
          type="button"
          className="icon-btn del"
          aria-label={texts.remove(part.partnumber)}
          onClick={() => onRemove(part)}
        >
          <Icon name="trash" />
        </button>
      </td>
    </tr>
  )
}
