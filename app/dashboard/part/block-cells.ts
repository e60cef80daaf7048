import type { ListedPart } from "#contract/part-list.ts"
import { type PartField, partFields } from "./part-form.ts"
import { type BlockState, type CellChange, shownValues } from "./block-state.ts"
import type { Edges } from "./selection.ts"

export type TitlesOfGroups = ReadonlyMap<number, string> | null

/** Reads the displayed cells of a page by row and column, and changes writable ones. */
export function cellsOfPage(
  items: readonly ListedPart[],
  state: BlockState,
  groupNames: TitlesOfGroups,
  mayWrite: (field: PartField) => boolean,
) {
  const valueAt = (row: number, column: number): string => {
    const [part, field] = [items[row], partFields[column]]
    if (!part) return ""
    return field ? shownValues(state, part)[field] : (groupNames?.get(part.spare_id) ?? "")
  }
  return {
    valueAt,
    valuesIn: ({ top, bottom, left, right }: Edges): string[][] =>
      range(top, bottom).map((row) => range(left, right).map((column) => valueAt(row, column))),
    /** Returns the cells of a block that `valueOf` changes; undefined skips a cell. */
    changesIn: (
      { top, bottom, left, right }: Edges,
      valueOf: (row: number, column: number) => string | undefined,
    ): CellChange[] =>
      range(top, bottom).flatMap((row) =>
        range(left, right).flatMap((column) => {
          const [part, field, value] = [items[row], partFields[column], valueOf(row, column)]
          const isChanged = value !== undefined && value !== valueAt(row, column)
          return part && field && isChanged && mayWrite(field) ? [{ part, field, value }] : []
        }),
      ),
  }
}

export type PageCells = ReturnType<typeof cellsOfPage>

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
