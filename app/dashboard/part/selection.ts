/** A cell by its position on the page. */
export interface Cell {
  row: number
  column: number
}

/** A block of cells, from its anchor to the focused cell. */
export interface CellBlock {
  anchor: Cell
  focus: Cell
}

export interface Size {
  rows: number
  columns: number
}

const within = (value: number, count: number) => Math.min(Math.max(value, 0), Math.max(0, count - 1))

export const clampCell = ({ row, column }: Cell, { rows, columns }: Size): Cell => ({
  row: within(row, rows),
  column: within(column, columns),
})

export const isSameCell = (cell: Cell, other: Cell): boolean => cell.row === other.row && cell.column === other.column

/** First and last row and column of a block. */
export interface Edges {
  top: number
  bottom: number
  left: number
  right: number
}

export const edgesOf = ({ anchor, focus }: CellBlock): Edges => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
})

const steps: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
}

/** Returns the cell that a key moves to; null for other keys. */
export function cellByKey(key: string, isWhole: boolean, { row, column }: Cell, { rows, columns }: Size): Cell | null {
  const step = steps[key]
  if (step && isWhole && key.startsWith("Arrow"))
    return {
      row: step[0] === 0 ? row : step[0] < 0 ? 0 : rows - 1,
      column: step[1] === 0 ? column : step[1] < 0 ? 0 : columns - 1,
    }
  if (step) return clampCell({ row: row + step[0], column: column + step[1] }, { rows, columns })
  if (key === "Home") return { row: isWhole ? 0 : row, column: 0 }
  if (key === "End") return { row: isWhole ? rows - 1 : row, column: columns - 1 }
  return null
}

/** Returns the next or previous cell in reading order; null beyond the ends. */
export function nextCell({ row, column }: Cell, by: 1 | -1, { rows, columns }: Size): Cell | null {
  const index = row * columns + column + by
  return index < 0 || index >= rows * columns ? null : { row: Math.floor(index / columns), column: index % columns }
}
