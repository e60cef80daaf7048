import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as sleep } from "node:timers/promises"
import { demoPictures, readDemoPicture } from "#seed/load-pictures.ts"
import { askEncoder, pictureCache, startEncoder } from "#server/media/make-sizes.ts"
import { root } from "../../tooling/root.ts"
import { testPatienceMs } from "./patience.ts"

const pendingPictures = "select count(*) as count from picture where pending = 1"

type Query = (sql: string) => Promise<Record<string, unknown>[]>

/** Resolves when a running site has made every size of its pictures, so that sites on copies of its data need not. */
export async function untilPicturesMade(query: Query): Promise<void> {
  const deadline = performance.now() + testPatienceMs
  while (Number((await query(pendingPictures))[0]?.["count"]) > 0) {
    if (performance.now() > deadline)
      throw new Error(`The sizes of the pictures were not made within ${testPatienceMs} ms`)
    await sleep(100)
  }
}

/** Same as `untilPicturesMade`, for a site whose database is a file in this folder. */
export async function untilPicturesMadeIn(dataDir: string): Promise<void> {
  const database = new DatabaseSync(join(dataDir, "site.db"), { readOnly: true, timeout: 5_000 })
  try {
    await untilPicturesMade(async (sql) => database.prepare(sql).all())
  } finally {
    database.close()
  }
}

/**
 * Makes the sizes of the demo's pictures, with the site's own encoder, into the cache in which a site looks before it
 * makes them. Tests wait for them: at the site's low priority a busy machine would not make them for a quarter of an
 * hour.
 */
export async function encodeDemoPictures(): Promise<void> {
  const encoder = startEncoder(root, { isUrgent: true })
  try {
    for (const file of demoPictures())
      await askEncoder(encoder, { ...(await readDemoPicture(file)), cacheDir: pictureCache(root) })
  } finally {
    encoder.kill()
  }
}
