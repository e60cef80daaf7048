// Entry point of a child process with little memory, which contains hostile workbooks; it reads one from its input.
import process from "node:process"
import { buffer } from "node:stream/consumers"
import type { Language } from "#contract/language.ts"
import { naturalKey } from "#server/search/fold.ts"
import { WorkbookError, openWorkbook } from "../workbook/open-workbook.ts"
import { readSheet } from "./read-sheet.ts"
import { maxLines } from "./rows-below.ts"
import { error, noRows } from "./sheet-error.ts"
import { writeRefused } from "./write-refused.ts"
import type { ReadRow, ReadSheet, SheetReading } from "./sheet-reading.ts"

export interface SheetOrder
  extends Pick<
    SheetReading,
    | "columns"
    | "remembered"
    | "groups"
    | "groupChoice"
    | "sheet"
    | "headingRow"
    | "isHeadless"
    | "skipsHidden"
    | "isPreview"
  > {
  /** File name: a file that is not a workbook is read as CSV only with a matching extension. */
  file: string
  /** Requests a workbook of the rejected rows, with reasons in this language, instead of the good rows. */
  refusedIn?: Language
}
export type SheetEnd = Omit<ReadSheet, "valid" | "refused"> & {
  /** Valid rows in natural order, as indexes into those sent. */
  places: Uint32Array
  refused?: Uint8Array
}
/** `rows` is an array of `ReadRow` as JSON, which passes between processes in a third of the time of its objects. */
export type SheetMessage = { read: number } | { rows: string } | { done: SheetEnd }

// Usually no more than a read of the channel brings: it joins what arrives of a longer message again and again.
const rowsPerMessage = 100

process.once("message", (order: SheetOrder) => {
  void response(order).finally(() => process.exit(0))
})

async function response(order: SheetOrder): Promise<void> {
  const rows = createRowSender()
  const { refused, valid, ...rest } = await readSafely(order, order.refusedIn === undefined ? rows : ignored)
  await rows.flush()
  const done = { ...rest, places: valid > 0 ? rows.inNaturalOrder() : new Uint32Array() }
  if (order.refusedIn !== undefined && refused.length > 0)
    return send({ done: { ...done, refused: await writeRefused({ ...rest, refused }, order.refusedIn) } })
  await send({ done })
}

type RowSink = Pick<SheetReading, "onRow">
const ignored: RowSink = { onRow: () => undefined }

/** Sends rows while the sheet is read, so that this process keeps no more of them than their places in the order. */
function createRowSender(): RowSink & { flush: () => Promise<void>; inNaturalOrder: () => Uint32Array } {
  const keys: string[] = []
  let batch: ReadRow[] = []
  const flush = async () => {
    if (batch.length === 0) return
    const rows = JSON.stringify(batch)
    batch = []
    // One message at a time: queued ones would hold a copy of the sheet.
    await send({ rows })
  }
  return {
    onRow: (row) => {
      keys.push(naturalKey(row.fields.partnumber ?? ""))
      return batch.push(row) < rowsPerMessage ? undefined : flush()
    },
    flush,
    inNaturalOrder: () =>
      new Uint32Array(keys.length)
        .map((_, index) => index)
        .sort((a, b) => {
          const [first = "", second = ""] = [keys[a], keys[b]]
          return first < second ? -1 : first > second ? 1 : a - b
        }),
  }
}

/** Resolves when the message has left this process. */
const send = (message: SheetMessage) => new Promise<void>((resolve) => process.send?.(message, () => resolve()))

async function readSafely(order: SheetOrder, rows: RowSink): Promise<ReadSheet> {
  const { file, refusedIn, ...choices } = order
  const reading: SheetReading = {
    ...choices,
    ...rows,
    wantsRefused: refusedIn !== undefined,
    onRead: (read: number) => void send({ read }),
  }
  try {
    return await readSheet(await openWorkbook(await buffer(process.stdin), file, maxLines + 1), reading)
  } catch (cause) {
    const [code, kind] = cause instanceof WorkbookError ? [cause.code, cause.kind] : (["unreadable", ""] as const)
    return { ...noRows, errors: [{ ...error(1, "", code), ...(kind ? { value: kind } : {}) }] }
  }
}
