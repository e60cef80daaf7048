// Runs as a child process with little memory: whatever a hostile workbook does, it does it here.
import { checkZip } from "./check-zip.ts"
import type { SheetField } from "#contract/sheet.ts"
import { naturalKey } from "#server/search/fold.ts"
import { type ReadRow, type ReadSheet, error, readSheet } from "./read-sheet.ts"

export interface SheetOrder {
  workbook: Uint8Array
  columns: Record<string, SheetField | null>
}
export type SheetMessage = { read: number } | { rows: ReadRow[] } | { done: Omit<ReadSheet, "rows"> }

const rowsPerMessage = 2_000

process.once("message", (order: SheetOrder) => {
  void readSafely(order).then(({ rows: read, ...rest }) => {
    const rows = inNaturalOrder(read)
    for (let start = 0; start < rows.length; start += rowsPerMessage)
      tell({ rows: rows.slice(start, start + rowsPerMessage) })
    process.send?.({ done: rest } satisfies SheetMessage, () => process.exit(0))
  })
})

function inNaturalOrder(rows: readonly ReadRow[]): ReadRow[] {
  const keys = new Map(rows.map((row) => [row, naturalKey(row.fields.partnumber ?? "")]))
  const keyOf = (row: ReadRow) => keys.get(row) ?? ""
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0))
}

const tell = (message: SheetMessage) => process.send?.(message)

async function readSafely({ workbook, columns }: SheetOrder): Promise<ReadSheet> {
  try {
    await checkZip(Buffer.from(workbook.buffer, workbook.byteOffset, workbook.byteLength))
    return await readSheet(workbook, columns, (read) => tell({ read }))
  } catch {
    return { rows: [], errors: [error(1, "", "unreadable")], columns: [] }
  }
}
