import type { ChildProcess } from "node:child_process"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as sleep } from "node:timers/promises"
import { askEncoder, pictureCache, startEncoder } from "#server/media/make-sizes.ts"
import type { PendingPicture } from "#server/media/picture-store.ts"
import { root } from "../../tooling/root.ts"
import { scaledMs } from "./machine-speed.ts"

const withinMs = scaledMs(600_000)
const pendingPictures = "select count(*) as count from picture where pending = 1"
// The other end of the site's own queue.
const lastPending =
  "select hash, extension, width, bytes from picture where pending = 1 order by created_at desc, hash desc limit 1 offset ?"

type Query = (sql: string) => Promise<Record<string, unknown>[]>

/** Resolves when a running site has made every size of its pictures, so that sites on copies of its data need not. */
export async function untilPicturesMade(query: Query): Promise<void> {
  const deadline = performance.now() + withinMs
  while (Number((await query(pendingPictures))[0]?.["count"]) > 0) {
    if (performance.now() > deadline) throw new Error(`The sizes of the pictures were not made within ${withinMs} ms`)
    await sleep(100)
  }
}

/** Same as `untilPicturesMade`, for a site whose database is a file in this folder; a second encoder helps the site. */
export async function untilPicturesMadeIn(dataDir: string): Promise<void> {
  const database = new DatabaseSync(join(dataDir, "site.db"), { readOnly: true, timeout: 5_000 })
  const encoder = startEncoder(root)
  try {
    const made = untilPicturesMade(async (sql) => database.prepare(sql).all())
    await Promise.all([made, encodeFromTheEnd(database, encoder)])
  } finally {
    encoder.kill()
    database.close()
  }
}

/** Puts sizes into the cache in which the site's own encoder looks before it makes them. */
async function encodeFromTheEnd(database: DatabaseSync, encoder: ChildProcess): Promise<void> {
  for (let done = 0; ; done++) {
    const picture = database.prepare(lastPending).get(done) as unknown as PendingPicture | undefined
    if (picture === undefined) return
    await askEncoder(encoder, { ...picture, cacheDir: pictureCache(root) })
  }
}
