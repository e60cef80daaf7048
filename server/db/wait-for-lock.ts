import { setTimeout as sleep } from "node:timers/promises"
import type { OpenDatabase } from "./dialects/dialect.ts"

const tryAgainMs = 200

/** Runs `work` when no other process holds the lock of this name; concurrent callers wait for the first. */
export async function waitForLock(
  { withLock }: Pick<OpenDatabase, "withLock">,
  name: string,
  work: () => Promise<unknown>,
): Promise<void> {
  while (!(await withLock(name, work))) await sleep(tryAgainMs)
}
