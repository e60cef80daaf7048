import type { KeyboardEvent, ReactNode } from "react"
import type { Part } from "#contract/part.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { gridRoles as roles } from "#app/ui/table-roles.ts"
import { MissingLanguages } from "../translations/missing-languages-tag.tsx"
import { missingDescriptions, shownDescription } from "../translations/missing-languages.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { type After, CellEditor } from "./cell-editor.tsx"
import { MarkedText } from "./marked-text.tsx"
import { useMayWrite } from "./may-write.ts"
import { partFields } from "./part-form.ts"
import { PartPageLink } from "./part-page-link.tsx"
import { cellFields, editColumn, firstCell, pageColumn, removeColumn } from "./table-columns.ts"
import type { GridKeys } from "./use-grid-keys.ts"

interface PartRowProps {
  spareId: number
  part: Part
  row: number
  query: string
  grid: GridKeys
  isSelected: boolean
  onSelect: (toLast: boolean) => void
  /** Cell being edited. */
  openCell: number | null
  onOpen: (cell: number) => void
  onDone: (cell: number, after: After) => void
  onSaved: (part: Part) => void
  onEdit: (part: Part) => void
  onRemove: (part: Part) => void
}

export function PartGridRow(props: PartRowProps) {
  const { part, row, query, isSelected, grid } = props
  const { parts: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  return (
    <tr {...roles.row} data-row={row} aria-selected={isReadOnly ? undefined : isSelected}>
      {!isReadOnly && (
        <td {...roles.cell} className="select">
          <label className="row-tick">
            <input
              type="checkbox"
              aria-label={texts.select(part.partnumber)}
              checked={isSelected}
              // Change events have no shiftKey, click events do.
              onClick={(event) => props.onSelect(event.shiftKey)}
              onChange={() => undefined}
              {...grid.stop(row, 0)}
            />
          </label>
        </td>
      )}
      <Cell {...props} cell={0} name="partnumber" isHead>
        <MarkedText text={part.partnumber} query={query} />
      </Cell>
      <DescriptionCell {...props} />
      <Cell {...props} cell={2} name="substitute">
        {part.subst_part && (
          <>
            <span className="card-label">{texts.columns.substitute} </span>
            <MarkedText text={part.subst_part} query={query} />
          </>
        )}
      </Cell>
      <Cell {...props} cell={3} name="quantity">
        <span className="card-label">{texts.columns.quantity} </span>
        {part.quantity}
      </Cell>
      <RowActions {...props} />
    </tr>
  )
}

function DescriptionCell(props: PartRowProps) {
  const { parts: texts } = useDashboardTexts()
  const { part, query } = props
  const language = useDashboardLanguage()
  const description = shownDescription(part, language)
  const placeholder = description.lang === language ? "" : description.text
  return (
    <Cell {...props} cell={1} name="description" placeholder={placeholder}>
      {description.text ? (
        <span lang={description.lang}>
          <MarkedText text={description.text} query={query} />
        </span>
      ) : (
        <span className="no-description">{texts.noDescription}</span>
      )}
      <MissingLanguages languages={missingDescriptions(part)} describe={texts.missing} />
    </Cell>
  )
}

interface CellProps extends PartRowProps {
  cell: number
  name: string
  isHead?: boolean
  placeholder?: string
  children: ReactNode
}

function Cell({ cell, name, isHead, placeholder = "", children, ...props }: CellProps) {
  const { part, row, grid, openCell, onOpen } = props
  const mayWrite = useMayWrite()
  const field = cellFields(useDashboardLanguage())[cell] ?? "partnumber"
  const Tag = isHead ? "th" : "td"
  const head = isHead ? roles.rowHead : roles.cell
  if (openCell === cell)
    return (
      <Tag {...head} className={`${name} open-cell`} data-column={firstCell + cell}>
        <CellEditor
          spareId={props.spareId}
          part={part}
          field={field}
          placeholder={placeholder}
          onSaved={props.onSaved}
          onDone={(after) => props.onDone(cell, after)}
        />
      </Tag>
    )
  const isReadOnly = !mayWrite(field)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== "F2") return
    event.preventDefault()
    onOpen(cell)
  }
  return (
    <Tag
      {...head}
      className={name}
      {...(isReadOnly ? { "aria-readonly": true } : { onDoubleClick: () => onOpen(cell), onKeyDown })}
      {...grid.stop(row, firstCell + cell)}
    >
      {children}
    </Tag>
  )
}

function RowActions({ part, row, grid, onEdit, onRemove }: PartRowProps) {
  const { parts: texts } = useDashboardTexts()
  const isReadOnly = useIsReadOnly()
  const mayWrite = useMayWrite()
  return (
    <td {...roles.cell} className="actions">
      <PartPageLink partnumber={part.partnumber} {...grid.stop(row, pageColumn)} />
      {partFields.some(mayWrite) && (
        <button
          type="button"
          className="icon-button"
          id={`part-edit-${part.id}`}
          aria-label={texts.edit(part.partnumber)}
          onClick={() => onEdit(part)}
          {...grid.stop(row, editColumn)}
        >
          <Icon name="edit" />
        </button>
      )}
      {!isReadOnly && (
        <button
          type="button"
          className="icon-button delete-button"
          aria-label={texts.remove(part.partnumber)}
          onClick={() => onRemove(part)}
          {...grid.stop(row, removeColumn)}
        >
          <Icon name="trash" />
        </button>
      )}
    </td>
  )
}
