import type { Database } from "#server/db/dialects/database.ts"
import { draftOwner } from "#server/media/draft-images.ts"
import { imagesNamedIn } from "./draft-fields.ts"
import { listDrafts } from "./store.ts"

const keptMs = 7 * 86_400_000

/**
 * Removes images uploaded for a draft more than a week ago that no draft names; the purge of unused pictures removes
 * their files.
 */
export async function removeStaleUploads(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptMs).toISOString()
  await db.transaction().execute(async (trx) => {
    const waiting = await trx
      .selectFrom("image")
      .select(["id", "owner_id"])
      .where("owner_kind", "=", "draft")
      .where("created_at", "<", oldest)
      .execute()
    if (waiting.length === 0) return
    const named = new Set(
      (await listDrafts(trx)).flatMap(({ kind, id, patch }) =>
        imagesNamedIn(patch).map((image) => `${draftOwner(kind, id)} ${image}`),
      ),
    )
    const gone = waiting.filter(({ id, owner_id }) => !named.has(`${owner_id} ${id}`)).map(({ id }) => id)
    for (const id of gone) await trx.deleteFrom("image").where("id", "=", id).execute()
  })
}
