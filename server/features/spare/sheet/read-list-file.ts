import pLimit from "p-limit"
import type { ListText } from "#contract/part-lookup.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import { runChild } from "#server/child-program.ts"
import { sentences } from "./sheet-error.ts"
import type { ListMessage, ListOrder } from "./list-process.ts"

const longestMs = 10_000
const memoryMb = 128
const maxWaiting = 4
const tryAgainSeconds = 10

// Uploads wait for each other; other requests are not affected.
const oneAtATime = pLimit(1)

/**
 * Returns the rows of a workbook's likeliest worksheet, a CSV file or text, cells separated by tabs. Throws `wrong_type` for other files,
 * `invalid` with `too_many_rows`, and `too_many` when several are waiting.
 */
export async function readListFile(programDir: string, order: ListOrder): Promise<ListText> {
  if (oneAtATime.pendingCount >= maxWaiting) throw new AppError("too_many", { retryAfter: tryAgainSeconds })
  const message = await oneAtATime(() => runListProcess(programDir, order))
  if ("text" in message) return message
  const error = { ...fieldError("file", message.problem), value: order.name }
  throw message.problem === "too_many_rows"
    ? new AppError("invalid", { detail: "The list has more than 2,000 rows", errors: [error] })
    : new AppError("wrong_type", { detail: sentences[message.problem], errors: [error] })
}

async function runListProcess(programDir: string, order: ListOrder): Promise<ListMessage> {
  const source = "server/features/spare/sheet/list-process.ts"
  const message = await runChild<ListMessage>(programDir, source, order, { longestMs, memoryMb })
  return message ?? { problem: "unreadable" }
}
