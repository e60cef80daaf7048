import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { listTrash } from "./trash-store.ts"

const keptReplacedMs = 30 * 86_400_000

/**
 * Removes pictures that no record and no image in the trash uses, with their sizes; returns their hashes. Replaced
 * pictures stay as long as the trash keeps entries.
 */
export async function purgeUnusedPictures({
  db,
  log,
  clock,
}: Pick<AppContext, "db" | "log" | "clock">): Promise<string[]> {
  const purged: string[] = []
  const oldest = new Date(clock().getTime() - keptReplacedMs).toISOString()
  // Checked again in the transaction of the removal: the same picture may have been uploaded meanwhile.
  for (const { hash } of await unused(db, oldest).select("hash").execute())
    await db.transaction().execute(async (trx) => {
      if (await isInTrash(trx, hash)) return
      if (!(await unused(trx, oldest).select("hash").where("hash", "=", hash).executeTakeFirst())) return
      await trx.deleteFrom("picture_size").where("hash", "=", hash).execute()
      await trx.deleteFrom("picture").where("hash", "=", hash).execute()
      purged.push(hash)
    })
  await db
    .deleteFrom("picture_size")
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom("picture").select("picture.hash").whereRef("picture.hash", "=", "picture_size.hash")),
      ),
    )
    .execute()
  if (purged.length > 0) log.info({ event: "pictures purged", hashes: purged.slice(0, 100), count: purged.length })
  return purged
}

const unused = (db: Database, oldest: string) =>
  db
    .selectFrom("picture")
    .where("replaced_at", "<", oldest)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom("image").select("image.id").whereRef("image.hash", "=", "picture.hash"))),
    )

async function isInTrash(db: Database, hash: string): Promise<boolean> {
  const entries = (await listTrash(db)).filter((entry) => entry.kind === "image")
  return entries.some((entry) => (JSON.parse(entry.data) as { hash?: string }).hash === hash)
}
