import { fork } from "node:child_process"
import { childProgram } from "#server/child-program.ts"
import { type ReadRow, type ReadSheet, error } from "./read-sheet.ts"
import type { SheetMessage, SheetOrder } from "./sheet-process.ts"

const longestMs = 30_000
const memoryMb = 256
const unreadable = { errors: [error(1, "", "unreadable")], columns: [] }

/** Reads a workbook in a child process of its own with hard caps; one that breaks them counts as unreadable. */
export function runSheetProcess(
  programDir: string,
  order: SheetOrder,
  onRead: (rows: number) => void,
): Promise<ReadSheet> {
  const child = fork(childProgram(programDir, "server/features/spare/sheet/sheet-process.ts"), {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${memoryMb}`],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  })
  return new Promise((resolve) => {
    const rows: ReadRow[] = []
    const timer = setTimeout(() => child.kill("SIGKILL"), longestMs)
    const finish = (rest: Omit<ReadSheet, "rows">) => {
      clearTimeout(timer)
      resolve({ rows, ...rest })
    }
    child.on("message", (message: SheetMessage) => {
      if ("done" in message) finish(message.done)
      else if ("read" in message) onRead(message.read)
      else for (const row of message.rows) rows.push(row)
    })
    child.on("error", () => finish(unreadable))
    child.on("exit", () => finish(unreadable))
    child.send(order)
  })
}
