import { runChild } from "#server/child-program.ts"
import type { ReadRow } from "./read-sheet.ts"
import { error } from "./sheet-error.ts"
import type { SheetEnd, SheetMessage, SheetOrder } from "./sheet-process.ts"

const longestMs = 30_000
const memoryMb = 256
const unreadable = { errors: [error(1, "", "unreadable")], columns: [], shape: "", isRemembered: false }

/** Reads a workbook in a child process with hard limits; one that exceeds them counts as unreadable. */
export async function runSheetProcess(
  programDir: string,
  order: SheetOrder,
  onRead: (rows: number) => void,
): Promise<Omit<SheetEnd, "places"> & { rows: ReadRow[] }> {
  let rows: ReadRow[] = []
  const isLast = (message: SheetMessage): message is { done: SheetEnd } => {
    if ("read" in message) onRead(message.read)
    else if ("rows" in message) rows.push(...(JSON.parse(message.rows) as ReadRow[]))
    else if ("restart" in message) rows = []
    return "done" in message
  }
  const source = "server/features/spare/sheet/sheet-process.ts"
  const last = await runChild(programDir, source, order, { longestMs, memoryMb }, isLast)
  if (!last) return { rows: [], ...unreadable }
  const { places, ...end } = last.done
  return { rows: Array.from(places, (index) => rows[index]).filter((row) => row !== undefined), ...end }
}
