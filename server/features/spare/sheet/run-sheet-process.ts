import { fork } from "node:child_process"
import { childProgram } from "#server/child-program.ts"
import type { ReadRow } from "./read-sheet.ts"
import { error } from "./sheet-error.ts"
import type { SheetEnd, SheetMessage, SheetOrder } from "./sheet-process.ts"

const longestMs = 30_000
const memoryMb = 256
// A sheet's rows live to the end; young ones are copied once, not again and again.
const youngMb = 32
const unreadable = { errors: [error(1, "", "unreadable")], columns: [], shape: "", isRemembered: false }

/** Reads a workbook in a child process with hard limits; one that exceeds them counts as unreadable. */
export function runSheetProcess(
  programDir: string,
  order: SheetOrder,
  onRead: (rows: number) => void,
): Promise<SheetEnd & { rows: ReadRow[] }> {
  const child = fork(childProgram(programDir, "server/features/spare/sheet/sheet-process.ts"), {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${memoryMb}`, `--max-semi-space-size=${youngMb}`],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  })
  return new Promise((resolve) => {
    const rows: ReadRow[] = []
    const timer = setTimeout(() => child.kill("SIGKILL"), longestMs)
    const finish = (rest: SheetEnd) => {
      clearTimeout(timer)
      resolve({ rows, ...rest })
    }
    child.on("message", (message: SheetMessage) => {
      if ("done" in message) finish(message.done)
      else if ("read" in message) onRead(message.read)
      else rows.push(...(JSON.parse(message.rows) as ReadRow[]))
    })
    child.on("error", () => finish(unreadable))
    child.on("exit", () => finish(unreadable))
    child.send(order)
  })
}
