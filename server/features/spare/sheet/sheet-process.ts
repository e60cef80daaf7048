// Entry point of a child process with little memory, which contains hostile workbooks.
import { checkZip } from "./check-zip.ts"
import type { ChosenColumns } from "./columns.ts"
import type { SheetGroup } from "./find-group.ts"
import { isCsvName } from "#server/csv/read-csv.ts"
import type { Language } from "#contract/language.ts"
import { naturalKey } from "#server/search/fold.ts"
import { type ReadRow, type ReadSheet, type SheetReading, readCsvSheet, readSheet } from "./read-sheet.ts"
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
export type SheetEnd = Omit<ReadSheet, "valid" | "refused"> & {
  /** Valid rows in natural order, as indexes into those sent since the last restart. */
  places: Uint32Array
  refused?: Uint8Array
}
/** `rows` is an array of `ReadRow` as JSON, which passes between processes in a third of the time of its objects. */
export type SheetMessage = { read: number } | { rows: string } | { restart: true } | { done: SheetEnd }

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

/** A cell of a worksheet that ends behind its formula, without a value. */
const bareFormula = /<\/(?:\w+:)?f>\s*(?:<(?:\w+:)?v\s*(?:\/>|>\s*<\/(?:\w+:)?v>)\s*)?<\/(?:\w+:)?c>/u
const longestEnd = 64

/** Looks for formulas without a value in the pieces of a workbook. */
function createFormulaFinder() {
  let [hasBare, tail] = [false, ""]
  return {
    hasBare: () => hasBare,
    look: (piece: Buffer) => {
      // One may be cut by the end of a piece; most workbooks have none, which is found out without making texts of them.
      const edge = tail + piece.toString("latin1", 0, longestEnd)
      hasBare ||= bareFormula.test(edge) || (piece.includes("f>") && bareFormula.test(piece.toString("latin1")))
      tail = (edge + piece.toString("latin1", Math.max(longestEnd, piece.length - longestEnd))).slice(-longestEnd)
    },
  }
}

type RowSink = Pick<SheetReading, "onRow" | "onRestart">
const ignored: RowSink = { onRow: () => undefined, onRestart: () => undefined }

/** Sends rows while the sheet is read, so that this process keeps no more of them than their places in the order. */
function createRowSender(): RowSink & { flush: () => Promise<void>; inNaturalOrder: () => Uint32Array } {
  let [keys, some]: [string[], ReadRow[]] = [[], []]
  const flush = async () => {
    if (some.length === 0) return
    const rows = JSON.stringify(some)
    some = []
    // One message at a time: queued ones would hold a copy of the sheet.
    await send({ rows })
  }
  return {
    onRow: (row) => {
      keys.push(naturalKey(row.fields.partnumber ?? ""))
      return some.push(row) < rowsPerMessage ? undefined : flush()
    },
    onRestart: () => {
      ;[keys, some] = [[], []]
      return send({ restart: true })
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

async function readSafely(
  { workbook, file, columns, remembered = {}, groups, refusedIn }: SheetOrder,
  rows: RowSink,
): Promise<ReadSheet> {
  const reading: SheetReading = {
    ...rows,
    columns,
    remembered,
    groups,
    wantsRefused: refusedIn !== undefined,
    onRead: (read: number) => void send({ read }),
  }
  try {
    if (isCsvName(file) && !isZip(workbook)) return await readCsvSheet(workbook, reading)
    const formulas = createFormulaFinder()
    await checkZip(Buffer.from(workbook.buffer, workbook.byteOffset, workbook.byteLength), formulas.look)
    return await readSheet(workbook, { ...reading, hasBareFormulas: formulas.hasBare() })
  } catch {
    return { valid: 0, errors: [error(1, "", "unreadable")], columns: [], refused: [], shape: "", isRemembered: false }
  }
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
