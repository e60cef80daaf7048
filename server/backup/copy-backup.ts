import { execFile } from "node:child_process"
import { join } from "node:path"
import pLimit from "p-limit"
import type { AppContext } from "../app-context.ts"
import { systemAccount } from "../caller.ts"
import { recordAudit } from "../records/audit-store.ts"
import { backupFolder } from "./backup-folder.ts"

const patienceMs = 600_000
const mostWords = 2_000
const notStarted = -1
const oneAtATime = pLimit(1)

type CopyContext = Pick<AppContext, "config" | "db" | "log" | "clock">

interface Ended {
  code: number
  /** Last words of the command. */
  words: string
}

/**
 * Copies a backup off the machine by the command in BACKUP_COPY, without a shell, and stores how it ended; null without
 * a command. Never rejects: the backup itself stands.
 */
export const copyBackup = (app: CopyContext, name: string, mostMs = patienceMs): Promise<Ended | null> =>
  oneAtATime(() => copy(app, name, mostMs))

async function copy(app: CopyContext, name: string, mostMs: number): Promise<Ended | null> {
  const { config, db, log } = app
  if (config.backupCopy === null) return null
  const file = join(backupFolder(config.dataDir), name)
  const [program = "", ...args] = config.backupCopy.map((word) =>
    word.replaceAll("{file}", file).replaceAll("{name}", name),
  )
  const begun = performance.now()
  const { code, words } = await run(program, args, mostMs)
  const outcome = { at: app.clock().toISOString(), ms: Math.round(performance.now() - begun), code, words }
  log[code === 0 ? "info" : "error"]({ backup: name, ...outcome }, "a backup was copied by BACKUP_COPY")
  try {
    await db
      .insertInto("backup_copy")
      .values({ backup: name, ...outcome })
      .onConflict((conflict) => conflict.column("backup").doUpdateSet(outcome))
      .execute()
    await recordAudit(db, { app, account: systemAccount }, code === 0 ? "backup_copied" : "backup_copy_failed", {
      title: name,
    })
  } catch (error) {
    log.warn({ err: error }, "the copy of a backup could not be noted")
  }
  return { code, words }
}

/** Runs a program for a time at most; resolves with its exit code and last words. */
function run(program: string, args: readonly string[], mostMs: number): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(program, args, { timeout: mostMs, killSignal: "SIGKILL", maxBuffer: 1_048_576 }, (error, out, err) => {
      const words = `${out}${err}`.trim().slice(-mostWords)
      if (!error) return resolve({ code: 0, words })
      const code = typeof error.code === "number" ? error.code : notStarted
      return resolve({ code, words: words || error.message.slice(0, mostWords) })
    })
  })
}
