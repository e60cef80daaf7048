import { Fragment, type ReactNode, useRef } from "react"
import { tableRoles as roles } from "#app/ui/table-roles.ts"
import "./data-table.css"

export interface DataColumn<Row> {
  key: string
  heading: string
  /** Shown in place of the heading's text. */
  headingContent?: ReactNode
  /** Leaves the heading to screen readers, above buttons and marks. */
  isHeadingHidden?: boolean
  cell: (row: Row, index: number) => ReactNode
  /** Cells of this column name their rows; by default those of the first. */
  isRowHeading?: boolean
  className?: string | undefined | ((row: Row) => string | undefined)
  align?: "end" | undefined
  width?: number
  /** Shows the heading before the value in a card. */
  isLabelled?: boolean | undefined
  /** Position in a card: beside the corner, in the corner, on a line of its own or nowhere; else one after another. */
  card?: "title" | "corner" | "line" | "none" | undefined
}

export interface RowSelection<Row> {
  /** Names of the checkboxes: of all rows, and of one. */
  all: string
  nameOf: (row: Row) => string
  has: (row: Row) => boolean
  /** Whether the checkbox of a row is disabled. */
  isDisabled?: (row: Row) => boolean
  setAll: (rows: readonly Row[], isSelected: boolean) => void
}

interface DataTableProps<Row> {
  /** Name of the table, or the id of the heading that names it. */
  label: string | { id: string }
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Class of the table. */
  className?: string
  /** Whether a style sheet of the feature lays out the cards instead of this one. */
  hasOwnCards?: boolean
  rowClass?: (row: Row) => string | undefined
  /** Content below a row, such as a form that its button opens. */
  detail?: (row: Row, index: number) => ReactNode
  /** Heading above the rows of a group; rows of a group follow each other. */
  groupOf?: (row: Row) => string
  selection?: RowSelection<Row> | null
  /** Shown in place of a table without rows. */
  empty?: ReactNode
}

/** A table that is a list of cards where its column is narrow, and remains a table for screen readers. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, className = "dense", hasOwnCards = false, groupOf, selection, empty } = props
  const select = useRangeSelection(rows, selection)
  if (rows.length === 0 && empty !== undefined) return empty
  return (
    <div className={hasOwnCards ? "data-table" : "data-table data-cards"}>
      <table
        className={className}
        {...roles.table}
        {...(typeof label === "string" ? { "aria-label": label } : { "aria-labelledby": label.id })}
      >
        <TableHead {...props} />
        <tbody {...roles.group}>
          {rows.map((row, index) => (
            <Fragment key={keyOf(row)}>
              {groupOf && (index === 0 || groupOf(row) !== groupOf(rows[index - 1] ?? row)) && (
                <tr {...roles.row} className="data-group">
                  <th {...roles.rowHead} scope="rowgroup" colSpan={columns.length}>
                    {groupOf(row)}
                  </th>
                </tr>
              )}
              <TableRow {...props} row={row} index={index} onSelect={select} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TableHead<Row>({ columns, rows, selection }: DataTableProps<Row>) {
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
        {selection && (
          <th {...roles.head} className="data-select">
            <SelectBox
              name={selection.all}
              isSelected={selectable(rows, selection).every(selection.has)}
              isDisabled={selectable(rows, selection).length === 0}
              onSelect={(isSelected) => selection.setAll(selectable(rows, selection), isSelected)}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            {...roles.head}
            {...cellProps(column)}
            data-key={column.key}
            style={column.width === undefined ? undefined : { width: column.width }}
          >
            {column.isHeadingHidden ? (
              <span className="visually-hidden">{column.heading}</span>
            ) : (
              (column.headingContent ?? column.heading)
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface TableRowProps<Row> extends DataTableProps<Row> {
  row: Row
  index: number
  onSelect: (index: number, isSelected: boolean, isRange: boolean) => void
}

function TableRow<Row>({ columns, row, index, rowClass, detail, selection, onSelect }: TableRowProps<Row>) {
  const below = detail?.(row, index)
  const heading = columns.find(({ isRowHeading }) => isRowHeading) ?? columns[0]
  const names = [rowClass?.(row), below ? "data-open" : undefined].filter(Boolean).join(" ")
  return (
    <>
      <tr {...roles.row} className={names || undefined}>
        {selection && (
          <td {...roles.cell} className="data-select">
            <SelectBox
              name={selection.nameOf(row)}
              isSelected={selection.has(row)}
              isDisabled={selection.isDisabled?.(row)}
              onSelect={(isSelected, isRange) => onSelect(index, isSelected, isRange)}
            />
          </td>
        )}
        {columns.map((column) => {
          const content = column.cell(row, index)
          return column === heading ? (
            <th key={column.key} {...roles.rowHead} {...cellProps(column, row)}>
              {content}
            </th>
          ) : (
            <td key={column.key} {...roles.cell} {...cellProps(column, row)}>
              {content}
            </td>
          )
        })}
      </tr>
      {below && (
        <tr {...roles.row} className="data-detail">
          <td {...roles.cell} colSpan={columns.length + (selection ? 1 : 0)}>
            {below}
          </td>
        </tr>
      )}
    </>
  )
}

/** Class and layout of a cell; without a row, those of its heading. */
function cellProps<Row>({ className, align, card, heading, isLabelled }: DataColumn<Row>, row?: Row) {
  return {
    className: row && (typeof className === "function" ? className(row) : className),
    "data-align": align,
    "data-card": card,
    "data-label": isLabelled && row ? heading : undefined,
  }
}

interface SelectBoxProps {
  name: string
  isSelected: boolean
  isDisabled?: boolean | undefined
  onSelect: (isSelected: boolean, isRange: boolean) => void
}

function SelectBox({ name, isSelected, isDisabled, onSelect }: SelectBoxProps) {
  return (
    <label className="data-select-box">
      <input
        type="checkbox"
        checked={isSelected && !isDisabled}
        disabled={isDisabled}
        onChange={({ target, nativeEvent }) =>
          onSelect(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <span className="visually-hidden">{name}</span>
    </label>
  )
}

/** Returns a function that selects a row, or with Shift all rows from the one before. */
function useRangeSelection<Row>(rows: readonly Row[], selection: RowSelection<Row> | null | undefined) {
  const last = useRef<number | null>(null)
  return (index: number, isSelected: boolean, isRange: boolean) => {
    const range = rangeBetween(rows, isRange ? last.current : null, index)
    last.current = index
    selection?.setAll(selectable(range, selection), isSelected)
  }
}

/** Returns the rows whose checkboxes are enabled. */
const selectable = <Row,>(rows: readonly Row[], { isDisabled }: RowSelection<Row>): readonly Row[] =>
  isDisabled ? rows.filter((row) => !isDisabled(row)) : rows

/** Returns the rows from one position to another, in either direction; without the first, only the other. */
export const rangeBetween = <Row,>(rows: readonly Row[], from: number | null, to: number): Row[] =>
  rows.slice(Math.min(from ?? to, to), Math.max(from ?? to, to) + 1)
