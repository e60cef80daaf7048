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

const mostOfMessage = { rows: 2_000, characters: 500_000 }

process.once("message", (order: SheetOrder) => {
  void response(order).finally(() => process.exit(0))
})

async function response(order: SheetOrder): Promise<void> {
  const { rows, ...rest } = await readSafely(order)
  // One message at a time: those that wait for the parent would hold a second copy of the sheet.
  for (const segment of inPieces(inNaturalOrder(rows))) await send({ rows: segment })
  await send({ done: rest })
}

function* inPieces(rows: readonly ReadRow[]): Generator<ReadRow[]> {
  let segment: ReadRow[] = []
  let characters = 0
  for (const row of rows) {
    segment.push(row)
    for (const value of Object.values(row.fields)) characters += value.length
    if (segment.length < mostOfMessage.rows && characters < mostOfMessage.characters) continue
    yield segment
    segment = []
    characters = 0
  }
  if (segment.length > 0) yield segment
}

function inNaturalOrder(rows: readonly ReadRow[]): ReadRow[] {
  const keys = new Map(rows.map((row) => [row, naturalKey(row.fields.partnumber ?? "")]))
  const keyOf = (row: ReadRow) => keys.get(row) ?? ""
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0))
}

/** Resolves when the message has left this process. */
const send = (message: SheetMessage) => new Promise<void>((resolve) => process.send?.(message, () => resolve()))

async function readSafely({ workbook, columns }: SheetOrder): Promise<ReadSheet> {
  try {
    await checkZip(Buffer.from(workbook.buffer, workbook.byteOffset, workbook.byteLength))
    return await readSheet(workbook, columns, (read) => void send({ read }))
  } catch {
    return { rows: [], errors: [error(1, "", "unreadable")], columns: [] }
  }
}
