import { useRef, useState } from "react"
import { formatAmount, lineAmount } from "#contract/offer-constants.ts"
import { useOfferTexts } from "#app/i18n/dashboard/offer/use-offer-texts.ts"
import { gridRoles as roles } from "#app/ui/table-roles.ts"
import { CellField } from "../part/cell-field.tsx"
import { type FormerPricesState, LastPriceCell } from "./former-prices.tsx"
import { KindCell } from "./kind-cell.tsx"
import { type CellContext, shownCell } from "./offer-cells.ts"
import { type OfferedRow, isAnswered, isMain, placesOf, type OfferColumn, sheetColumns } from "./offer-rows.ts"
import { RowMenu } from "./row-menu.tsx"
import type { Sheet } from "./use-sheet.ts"
import "../part/part-grid.css"

interface OfferSheetProps {
  rows: readonly OfferedRow[]
  context: CellContext
  tableRef: Sheet["ref"]
  handlers: Sheet["handlers"]
  sheet: Pick<Sheet, "edges" | "active" | "open" | "onDone" | "goTo">
  memory: FormerPricesState
  /** Address of the customer of this offer. */
  email: string
  mayEdit: boolean
  onRows: (rows: readonly OfferedRow[]) => void
  onDetails: (row: number) => void
}

// biome-ignore format: in the order of the sheet
const shownColumns = [
  "place", "asked", "kind", ...sheetColumns.slice(0, 4), "last", "total", ...sheetColumns.slice(4), "more",
] as const

const isMono = (column: OfferColumn) => column === "number" || column === "quantity" || column === "unit_price"

/** Lines of an offer as a spreadsheet; asked lines without an answer are open rows of it. */
export function OfferSheet({ rows, context, tableRef, handlers, sheet, memory, email, ...acts }: OfferSheetProps) {
  const { mayEdit, onRows, onDetails } = acts
  const texts = useOfferTexts()
  const places = placesOf(rows)
  const change = (index: number, row: OfferedRow) => onRows(rows.map((other, at) => (at === index ? row : other)))
  return (
    <div className="data-table data-cards offer-sheet">
      <p id="offer-keys" className="visually-hidden">
        {texts.keys}
      </p>
      <table
        className="dense part-grid"
        ref={tableRef}
        {...roles.table}
        aria-label={texts.sheet}
        aria-describedby="offer-keys"
        aria-multiselectable
        {...handlers}
      >
        <thead {...roles.group}>
          <tr {...roles.row}>
            {shownColumns.map((column) => (
              <th key={column} {...roles.head} className={`offer-${column}`}>
                {texts.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map((row, index) => {
            const place = places[index] ?? ""
            const { asked: inquiryLine, line } = row
            const amount = line && lineAmount(line)
            const last = line?.kind === "cost" ? undefined : memory.lastOf(row)
            const cell = (column: OfferColumn) => (
              <SheetCell key={column} {...{ row, index, column, place, context, sheet }} />
            )
            return (
              <tr
                key={row.key}
                {...roles.row}
                id={`offer-row-${index}`}
                data-row={index}
                className={
                  isMain(row) && !isAnswered(row)
                    ? "offer-open"
                    : line?.kind === "alternative"
                      ? "offer-beside"
                      : undefined
                }
              >
                <td {...roles.cell} className="offer-place">
                  {place}
                </td>
                <th {...roles.rowHead} className="offer-asked" data-label={texts.columns.asked}>
                  {line?.kind === "alternative" ? (
                    <small>{texts.toLine(place.replace("a", ""))}</small>
                  ) : inquiryLine ? (
                    <>
                      {inquiryLine.asked_number || inquiryLine.partnumber || inquiryLine.title || inquiryLine.text}
                      <small>× {inquiryLine.quantity ?? "?"}</small>
                    </>
                  ) : (
                    <small>{texts.extra}</small>
                  )}
                </th>
                <td {...roles.cell} className="offer-kind" data-label={texts.columns.kind}>
                  <KindCell row={row} place={place} mayEdit={mayEdit} onRow={(next) => change(index, next)} />
                </td>
                {sheetColumns.slice(0, 4).map(cell)}
                <td {...roles.cell} className="offer-last" data-label={texts.columns.last}>
                  {last && (
                    <LastPriceCell
                      item={last}
                      {...{ place, context, mayEdit, email }}
                      onTake={() => memory.take(index, last)}
                    />
                  )}
                </td>
                <td {...roles.cell} className="offer-total" data-label={texts.columns.total}>
                  {amount === null ? "" : formatAmount(amount, context.language)}
                </td>
                {sheetColumns.slice(4).map(cell)}
                <td {...roles.cell} className="offer-more">
                  {mayEdit && <RowMenu {...{ rows, index, place, onRows, onDetails }} goTo={sheet.goTo} />}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

interface SheetCellProps {
  row: OfferedRow
  index: number
  column: OfferColumn
  place: string
  context: CellContext
  sheet: OfferSheetProps["sheet"]
}

function SheetCell({ row, index, column, place, context, sheet }: SheetCellProps) {
  const texts = useOfferTexts()
  const at = sheetColumns.indexOf(column)
  const { edges, active, open } = sheet
  const isOpen = open?.row === index && open.column === at
  const isWrong = row.texts[column] !== undefined
  const value = shownCell(row, column, context)
  return (
    <td
      {...roles.cell}
      className={`offer-${column}${isMono(column) ? " offer-mono" : ""}${isWrong ? " grid-wrong" : ""}`}
      data-column={at}
      data-label={texts.columns[column]}
      tabIndex={active.row === index && active.column === at && !isOpen ? 0 : -1}
      aria-selected={index >= edges.top && index <= edges.bottom && at >= edges.left && at <= edges.right}
      aria-invalid={isWrong || undefined}
    >
      {isOpen ? (
        <TypedCell
          label={texts.cell(texts.columns[column], place)}
          value={open.replaces ? "" : value}
          column={column}
          onDone={sheet.onDone}
        />
      ) : (
        <>
          <span className="grid-text">{value}</span>
          {isWrong && <small className="grid-note">{texts.wrong[column]}</small>}
        </>
      )}
    </td>
  )
}

interface TypedCellProps {
  label: string
  value: string
  column: OfferColumn
  onDone: OfferSheetProps["sheet"]["onDone"]
}

/** A cell being typed in; it is read when it is left. */
function TypedCell({ label, value, column, onDone }: TypedCellProps) {
  const [start] = useState(value)
  const typed = useRef(value)
  return (
    <CellField
      label={label}
      value={start}
      isLong={column === "description" || column === "note"}
      inputMode={column === "quantity" ? "numeric" : column === "unit_price" ? "decimal" : undefined}
      onInput={(text) => {
        typed.current = text
      }}
      onDone={(isKept, after) => onDone(typed.current, isKept, after)}
    />
  )
}
