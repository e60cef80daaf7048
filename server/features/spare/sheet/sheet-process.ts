// Entry point of a child process with little memory, which contains hostile workbooks.
import { checkZip } from "./check-zip.ts"
import type { ChosenColumns } from "./columns.ts"
import type { SheetGroup } from "./find-group.ts"
import { chunks } from "#server/db/chunks.ts"
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
/** `rows` is an array of `ReadRow` as JSON, which passes between processes in a third of the time of its objects. */
export type SheetMessage = { read: number } | { rows: string } | { done: SheetEnd }

// Usually no more than a read of the channel brings: it joins what arrives of a longer message again and again.
const rowsPerMessage = 100

process.once("message", (order: SheetOrder) => {
  void response(order).finally(() => process.exit(0))
})

async function response(order: SheetOrder): Promise<void> {
  const { rows, refused, ...rest } = await readSafely(order)
  if (order.refusedIn !== undefined && refused.length > 0)
    return send({ done: { ...rest, refused: await writeRefused({ ...rest, refused }, order.refusedIn) } })
  // One message at a time: queued ones would hold a second copy of the sheet.
  for (const some of chunks(inNaturalOrder(rows), rowsPerMessage)) await send({ rows: JSON.stringify(some) })
  await send({ done: rest })
}

function inNaturalOrder(rows: readonly ReadRow[]): ReadRow[] {
  const keyed = rows.map((row) => ({ row, key: naturalKey(row.fields.partnumber ?? "") }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ row }) => row)
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
