import { fork } from "node:child_process"
import { join } from "node:path"
import { type ReadRow, type ReadSheet, error } from "./read-sheet.ts"
import type { SheetMessage, SheetOrder } from "./sheet-process.ts"

const longestMs = 30_000
const memoryMb = 256

/** Reads a workbook in a child process of its own with hard caps; one that breaks them counts as unreadable. */
export function runSheetProcess(programDir: string, order: SheetOrder): Promise<ReadSheet> {
  const child = fork(join(programDir, "server/features/spare/sheet/sheet-process.ts"), {
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${memoryMb}`],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  })
  return new Promise((resolve) => {
    const rows: ReadRow[] = []
    const timer = setTimeout(() => child.kill("SIGKILL"), longestMs)
    const finish = (errors: ReadSheet["errors"]) => {
      clearTimeout(timer)
      resolve({ rows, errors })
    }
    child.on("message", (message: SheetMessage) => {
      if ("done" in message) finish(message.done)
      else for (const row of message.rows) rows.push(row)
    })
    child.on("error", () => finish([error(1, "", "unreadable")]))
    child.on("exit", () => finish([error(1, "", "unreadable")]))
    child.send(order)
  })
}
