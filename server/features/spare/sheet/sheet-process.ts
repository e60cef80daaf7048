// Entry point of a child process with little memory, which contains hostile workbooks.
import { checkZip } from "./check-zip.ts"
import type { ChosenColumns } from "./columns.ts"
import type { SheetGroup } from "./find-group.ts"
import { isCsvName } from "#server/csv/read-csv.ts"
import type { Language } from "#contract/language.ts"
import { naturalKey } from "#server/search/fold.ts"
import { type ReadRow, type ReadSheet, readCsvSheet, readSheet } from "./read-sheet.ts"
import { error } from "./sheet-error.ts"
import { writeRefused } from "./write-refused.ts"

export interface SheetOrder {
  workbook: Uint8Array
  /** File name: a file that is not a workbook is read as CSV only with a matching extension. */
  file: string
  columns: ChosenColumns
  remembered?: Record<string, ChosenColumns> | undefined
  /** Groups that rows may name; absent when all rows are for one group. */
  groups?: readonly SheetGroup[] | undefined
  /** Requests a workbook of the rejected rows, with reasons in this language, instead of the good rows. */
  refusedIn?: Language
}
export type SheetEnd = Omit<ReadSheet, "rows" | "refused"> & { refused?: Uint8Array }
export type SheetMessage = { read: number } | { rows: ReadRow[] } | { done: SheetEnd }

const maxMessage = { rows: 2_000, characters: 500_000 }

process.once("message", (order: SheetOrder) => {
  void response(order).finally(() => process.exit(0))
})

async function response(order: SheetOrder): Promise<void> {
  const { rows, refused, ...rest } = await readSafely(order)
  if (order.refusedIn !== undefined && refused.length > 0)
    return send({ done: { ...rest, refused: await writeRefused({ ...rest, refused }, order.refusedIn) } })
  // One message at a time: queued ones would hold a second copy of the sheet.
  for (const segment of inChunks(inNaturalOrder(rows))) await send({ rows: segment })
  await send({ done: rest })
}

function* inChunks(rows: readonly ReadRow[]): Generator<ReadRow[]> {
  let segment: ReadRow[] = []
  let characters = 0
  for (const row of rows) {
    segment.push(row)
    for (const value of Object.values(row.fields)) characters += value.length
    if (segment.length < maxMessage.rows && characters < maxMessage.characters) continue
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

async function readSafely({
  workbook,
  file,
  columns,
  remembered = {},
  groups,
  refusedIn,
}: SheetOrder): Promise<ReadSheet> {
  const reading = {
    columns,
    remembered,
    groups,
    wantsRefused: refusedIn !== undefined,
    onRead: (read: number) => void send({ read }),
  }
  try {
    if (isCsvName(file) && !isZip(workbook)) return await readCsvSheet(workbook, reading)
    await checkZip(Buffer.from(workbook.buffer, workbook.byteOffset, workbook.byteLength))
    return await readSheet(workbook, reading)
  } catch {
    return { rows: [], errors: [error(1, "", "unreadable")], columns: [], refused: [], shape: "", isRemembered: false }
  }
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
