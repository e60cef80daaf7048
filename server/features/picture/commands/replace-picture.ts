import type { PictureReplaced } from "#contract/picture.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { AppError, invalid } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { acceptImage } from "#server/media/accept-image.ts"
import type { ImageOwner } from "#server/media/image-store.ts"
import { picturePath } from "#server/media/picture-sizes.ts"
import { storePicture } from "#server/media/picture-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { type RecordId, recordIdOf } from "#server/records/define-record.ts"
import { recordVersion } from "#server/records/history-store.ts"
import { findRecord } from "#server/records/read-records.ts"
import { updateRow } from "#server/records/write-row.ts"

const namedInLog = 20

/**
 * Replaces every use of a picture by an upload, which gets a URL of its own. Throws `not_found`, or the errors of an
 * upload.
 */
export async function replacePicture(caller: Caller, hash: string, upload: Uint8Array): Promise<PictureReplaced> {
  const { app } = caller
  const picture = await acceptImage(upload)
  const replaced = await app.db.transaction().execute(async (trx) => {
    await existingPicture(trx, hash)
    await storePicture(trx, picture, app.clock().toISOString())
    return swap(trx, caller, { from: hash, to: picture.hash, images: null })
  })
  app.sizes.resume()
  return replaced
}

/**
 * Replaces these uses of a picture by another stored one. Throws `not_found`, or `invalid` when the other is not
 * stored.
 */
export async function swapPicture(
  caller: Caller,
  from: string,
  { hash: to, images }: { hash: string; images: readonly number[] },
): Promise<PictureReplaced> {
  return caller.app.db.transaction().execute(async (trx) => {
    await existingPicture(trx, from)
    if (!(await findExtension(trx, to))) throw invalid("hash", "not_found")
    return swap(trx, caller, { from, to, images })
  })
}

interface Swap {
  from: string
  to: string
  /** Null for all uses. */
  images: readonly number[] | null
}

/** Changes the picture of images; each affected record gets a new version, with one audit entry for all. */
async function swap(trx: Database, caller: Caller, { from, to, images }: Swap): Promise<PictureReplaced> {
  const path = picturePath(to, (await findExtension(trx, to)) ?? "jpg")
  const uses = await trx
    .selectFrom("image")
    .select(["id", "owner_kind", "owner_id"])
    .where("hash", "=", from)
    .orderBy("id")
    .execute()
  const swapped = from === to ? [] : uses.filter(({ id }) => images === null || images.includes(id))
  const ids = swapped.map(({ id }) => id)
  if (ids.length === 0) return { hash: to, path, images: [] }
  const now = caller.app.clock().toISOString()
  const changed: { kind: RecordKind; id: RecordId; title: string }[] = []
  for (const [, [use]] of Map.groupBy(swapped, ({ owner_kind, owner_id }) => `${owner_kind} ${owner_id}`)) {
    const record = use && (await keepVersion(trx, caller, use))
    if (record) changed.push(record)
  }
  for (const id of ids) await trx.updateTable("image").set({ hash: to }).where("id", "=", id).execute()
  // An unused picture is kept for a while, so that this can be undone.
  if (ids.length === uses.length)
    await trx.updateTable("picture").set({ replaced_at: now }).where("hash", "=", from).execute()
  await recordAudit(trx, caller, "picture_replaced", subjectOf(changed))
  await bumpContentVersion(trx)
  return { hash: to, path, images: ids }
}

/** Raises the version of an image's record and stores the former one; null for drafts and records in the trash. */
async function keepVersion(
  trx: Database,
  caller: Caller,
  { owner_kind: kind, owner_id }: { owner_kind: ImageOwner; owner_id: string },
) {
  if (kind === "draft") return null
  const definition = caller.app.records[kind]
  const id = recordIdOf(owner_id)
  const before = await findRecord(trx, definition, id)
  if (!before) return null
  const title = definition.title(before)
  const { patch } = definition
  await recordVersion(trx, caller, { kind, patch, event: "" }, { recordId: id, title, before })
  await updateRow(trx, definition, id, { updated_at: caller.app.clock().toISOString() })
  return { kind, id, title }
}

function subjectOf(changed: readonly { kind: RecordKind; id: RecordId; title: string }[]) {
  const [only] = changed
  if (changed.length === 1 && only) return only
  const titles = changed.slice(0, namedInLog).map(({ title }) => title)
  return { count: changed.length, detail: titles.filter(Boolean).join(", ") }
}

async function existingPicture(trx: Database, hash: string): Promise<void> {
  if (!(await findExtension(trx, hash))) throw new AppError("not_found")
}

async function findExtension(trx: Database, hash: string) {
  const row = await trx.selectFrom("picture").select("extension").where("hash", "=", hash).executeTakeFirst()
  return row?.extension
}
