import type { ChildProcess } from "node:child_process"
import { constants, setPriority } from "node:os"
import { join } from "node:path"
import type { Logger } from "pino"
import { type BackgroundWorker, createBackgroundWorker } from "#server/background-worker.ts"
import { askChild, startChild } from "#server/child-program.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { OpenDatabase } from "#server/db/dialects/dialect.ts"
import type { EncodeResult, EncodeOrder } from "./encode-process.ts"
import { type MadeSize, type PendingPicture, keepSizes, markSizesFailed, nextPendingPicture } from "./picture-store.ts"

/** Folder in which encoded sizes are kept by the content of their pictures. */
export const pictureCache = (programDir: string): string => join(programDir, "node_modules/.cache/pictures")

/** Makes the missing sizes of pictures, one after the other, in the background. */
export type SizeMaker = BackgroundWorker

export interface SizeMakerOptions {
  db: Database
  withLock: OpenDatabase["withLock"]
  dialect: Pick<OpenDatabase["dialect"], "isAway" | "isDiskFull">
  log: Logger
  /** Program folder, which contains the child's script. */
  programDir: string
  cacheDir: string | null
}

/**
 * Makes the smaller sizes of pictures in one low-priority child process, which ends when nothing is left. One of
 * several servers does the work.
 */
export function createSizeMaker({ db, withLock, dialect, log, programDir, cacheDir }: SizeMakerOptions): SizeMaker {
  async function makeAll(signal: AbortSignal): Promise<void> {
    const child = startEncoder(programDir)
    // An interrupted encoding is still pending at the next start.
    const kill = () => void child.kill()
    signal.addEventListener("abort", kill)
    try {
      for (let next = await nextPendingPicture(db); next && !signal.aborted; next = await nextPendingPicture(db))
        await makeSizes(child, next, signal)
    } finally {
      signal.removeEventListener("abort", kill)
      kill()
    }
  }

  async function makeSizes(child: ChildProcess, picture: PendingPicture, signal: AbortSignal): Promise<void> {
    try {
      const made = await askEncoder(child, { ...picture, cacheDir })
      if (!signal.aborted) await keepSizes(db, picture.hash, made)
    } catch (error) {
      if (signal.aborted) return
      log.error({ err: error, picture: picture.hash }, "picture sizes could not be made")
      // The picture is fine: its sizes are made when the database is back or has space.
      if (dialect.isAway(error) || dialect.isDiskFull(error)) throw error
      await markSizesFailed(db, picture.hash)
      if (!child.connected) throw error
    }
  }

  return createBackgroundWorker(
    async (signal) => {
      if (await nextPendingPicture(db)) await withLock("picture sizes", () => makeAll(signal))
    },
    (error) => log.error({ err: error }, "making picture sizes stopped"),
  )
}

/** Starts the child process that encodes, by default with less priority than what people wait for. */
export function startEncoder(programDir: string, { isUrgent = false } = {}): ChildProcess {
  const source = "server/media/encode-process.ts"
  const child = startChild(programDir, source, { stdio: ["ignore", "ignore", "inherit", "ipc"] })
  if (child.pid && !isUrgent) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  return child
}

export async function askEncoder(child: ChildProcess, order: EncodeOrder): Promise<MadeSize[]> {
  const response = await askChild<EncodeResult>(child, order)
  if (response && "made" in response) return response.made
  throw new Error(response?.error ?? "the encoder ended")
}
