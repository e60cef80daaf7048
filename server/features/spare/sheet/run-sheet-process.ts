import { runChild } from "#server/child-program.ts"
import { error, noRows } from "./sheet-error.ts"
import type { SheetEnd, SheetMessage, SheetOrder } from "./sheet-process.ts"
import type { ReadRow } from "./sheet-reading.ts"

const longestMs = 30_000
const memoryMb = 256

/** Reads a workbook in a child process with hard limits; says so of one that exceeds them. */
export async function runSheetProcess(
  programDir: string,
  { workbook, ...order }: SheetOrder & { workbook: Uint8Array },
  onRead: (rows: number) => void,
): Promise<Omit<SheetEnd, "places"> & { rows: ReadRow[] }> {
  const rows: ReadRow[] = []
  const isLast = (message: SheetMessage): message is { done: SheetEnd } => {
    if ("read" in message) onRead(message.read)
    else if ("rows" in message) rows.push(...(JSON.parse(message.rows) as ReadRow[]))
    return "done" in message
  }
  const source = "server/features/spare/sheet/sheet-process.ts"
  const last = await runChild(programDir, source, order, { longestMs, memoryMb, input: workbook }, isLast)
  const { refused: _refused, ...none } = noRows
  if (!last) return { ...none, rows: [], errors: [error(1, "", "beyond_limits")] }
  const { places, ...end } = last.done
  return { rows: Array.from(places, (index) => rows[index]).filter((row) => row !== undefined), ...end }
}
