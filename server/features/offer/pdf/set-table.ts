import { formatAmount } from "#contract/offer-constants.ts"
import type { PrintedLine } from "../printed-offer.ts"
import { type Letter, type Style, ink, leading, sheet } from "./letter.ts"

const columns = {
  position: { x: 42, width: 22 },
  part: { x: 66, width: 168 },
  quantity: { x: 234, width: 56 },
  price: { x: 292, width: 62 },
  amount: { x: 356, width: 72 },
  lead: { x: 438, width: 64 },
  condition: { x: 504, width: 49 },
} as const
type Column = keyof typeof columns
const rightAligned: readonly Column[] = ["quantity", "price", "amount"]
const plain: Style = { size: 8 }
const mono: Style = { font: "mono", size: 8 }
const step = leading(plain)
const padding = 6
/** Height kept free for the sum that is carried to the next page. */
const carryHeight = step + 2 * padding

interface Cell {
  column: Column
  /** Lines of text, each with its style. */
  lines: { text: string; style: Style }[]
}

/** Sets the table of an offer: its head on each page, no row over two pages unless it is higher than one. */
export function setTable(letter: Letter): void {
  const { lines, language } = letter.order.offer
  letter.group("Table", () => {
    setHead(letter)
    let carried = 0
    let page = 1
    const turn = () => {
      setCarried(letter, letter.words.carriedTo(page + 1), formatAmount(carried, language))
      letter.pdf.addPage()
      letter.y = sheet.top
      page += 1
      setHead(letter)
      setCarried(letter, letter.words.carriedFrom(page - 1), formatAmount(carried, language))
    }
    for (const line of lines) {
      const cells = cellsOf(letter, line)
      const height = Math.max(...cells.map((cell) => cell.lines.length)) * step + 2 * padding
      if (letter.y + height > sheet.bottom - carryHeight) turn()
      setRow(letter, line, cells, turn)
      carried += line.counted
    }
  })
}

function setHead(letter: Letter): void {
  const { words, order } = letter
  const { currency } = order.offer
  const heads: Record<Column, string> = {
    position: words.columns.position,
    part: words.columns.part,
    quantity: words.columns.quantity,
    price: words.columns.unit_price,
    amount: words.columns.amount(currency),
    lead: words.columns.lead,
    condition: words.columns.condition,
  }
  letter.rule(letter.y, { color: ink.text })
  letter.y += padding
  letter.group("TR", () => {
    for (const [column, text] of Object.entries(heads) as [Column, string][]) {
      const style: Style = { font: "bold", size: 7, color: ink.muted, align: alignOf(column) }
      letter.tagged("TH", () => letter.line(text, columns[column].x, letter.y, style, columns[column].width))
    }
  })
  letter.y += step + padding
  letter.rule(letter.y)
}

const alignOf = (column: Column) => (rightAligned.includes(column) ? "right" : "left")

function setCarried(letter: Letter, text: string, amount: string): void {
  const y = letter.y + padding
  letter.artifact(() => {
    letter.line(text, columns.part.x, y, { ...plain, color: ink.muted })
    letter.line(amount, columns.amount.x, y, { ...mono, align: "right" }, columns.amount.width)
  })
  letter.y += carryHeight
  letter.rule(letter.y)
}

function cellsOf(letter: Letter, line: PrintedLine): Cell[] {
  const cell = (column: Column, ...texts: [text: string, style: Style][]): Cell => ({
    column,
    lines: texts.flatMap(([text, style]) =>
      text === "" ? [] : letter.wrap(text, widthOf(column, line), style).map((wrapped) => ({ text: wrapped, style })),
    ),
  })
  const muted: Style = { size: 7, color: ink.muted }
  const part = cell(
    "part",
    [line.number, { font: "mono", size: 8.5 }],
    [line.description, plain],
    ...line.details.map((detail): [string, Style] => [detail, muted]),
  )
  const common = [cell("position", [line.position, plain]), part, cell("quantity", [line.quantity, mono])]
  if (line.kind === "none") return [...common, cell("price", [line.refusal, { size: 7.5, color: ink.muted }])]
  return [
    ...common,
    cell("price", [line.unitPrice, mono]),
    cell("amount", [line.amount, mono]),
    cell("lead", [line.lead, plain]),
    cell("condition", [line.condition, plain]),
  ]
}

/** A refusal takes the place of price and all that follows. */
const widthOf = (column: Column, { kind }: PrintedLine): number =>
  kind === "none" && column === "price" ? sheet.right - columns.price.x - 10 : columns[column].width

function setRow(letter: Letter, line: PrintedLine, cells: readonly Cell[], turn: () => void): void {
  const rows = Math.max(...cells.map((cell) => cell.lines.length))
  if (line.kind === "alternative" && letter.y + rows * step < sheet.bottom)
    letter.artifact(() => letter.pdf.rect(sheet.left, letter.y, sheet.width, rows * step + 2 * padding).fill(ink.tint))
  letter.y += padding
  const isUnbroken = letter.y + rows * step <= sheet.bottom - carryHeight
  letter.group("TR", () => {
    if (isUnbroken) for (const cell of cells) setCell(letter, line, cell, 0, rows)
    else setBroken(letter, line, cells, turn)
  })
  letter.y += (isUnbroken ? rows * step : 0) + padding
  letter.rule(letter.y)
}

/** Sets a row that is higher than a page. */
function setBroken(letter: Letter, line: PrintedLine, cells: readonly Cell[], turn: () => void): void {
  const rows = Math.max(...cells.map((cell) => cell.lines.length))
  for (let first = 0; first < rows; ) {
    const room = Math.max(1, Math.floor((sheet.bottom - carryHeight - letter.y) / step))
    for (const cell of cells) setCell(letter, line, cell, first, first + room)
    letter.y += Math.min(room, rows - first) * step
    first += room
    if (first < rows) turn()
  }
}

function setCell(letter: Letter, line: PrintedLine, { column, lines }: Cell, first: number, end: number): void {
  const isRefusal = line.kind === "none" && column === "price"
  const align = isRefusal ? "left" : alignOf(column)
  const x = columns[column].x + (isRefusal ? 10 : 0)
  letter.tagged("TD", () => {
    for (const [index, { text, style }] of lines.slice(first, end).entries())
      letter.line(text, x, letter.y + index * step, { ...style, align }, columns[column].width)
  })
}
