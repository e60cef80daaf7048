import { focalCenter } from "#contract/focal-constants.ts"
import type { Image, ImageTexts, ImageUse } from "#contract/image.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { draftOwner, listDraftImages } from "#server/media/draft-images.ts"
import { appendImage } from "#server/media/image-store.ts"
import type { AnyRecord, Pictured, RecordId, ShownRecord } from "#server/records/define-record.ts"
import { listTrash, removeTrashRows } from "#server/records/trash-store.ts"
import type { TableRow } from "#server/db/schema/tables.ts"

interface FormerImage extends ImageTexts {
  path: string
}

/**
 * Returns the images of a former version as a patch names them: those still on the record, in the trash, or whose
 * picture is still stored. Others wait for the patch like an upload. Undefined when none is left.
 */
export async function findFormerImages(
  trx: Database,
  { kind, images: rule }: Pick<AnyRecord, "kind" | "images">,
  id: RecordId,
  present: ShownRecord,
  former: unknown,
): Promise<ImageUse[] | undefined> {
  if (!rule || !Array.isArray(former)) return undefined
  const known = [...((present as Partial<Pictured>).image_list ?? [])]
  const uses: ImageUse[] = []
  for (const { path, ...texts } of former as FormerImage[]) {
    const at = known.findIndex((image) => image.path === path)
    const found = at === -1 ? await bringBack(trx, kind, id, path) : known.splice(at, 1)[0]
    if (found) uses.push({ decorative: false, focus: focalCenter, ...texts, id: found.id })
  }
  return uses.length === 0 && former.length > 0 ? undefined : uses
}

async function bringBack(
  trx: Database,
  kind: AnyRecord["kind"],
  id: RecordId,
  path: string,
): Promise<Pick<Image, "id"> | undefined> {
  const hash = /[0-9a-f]{32}/u.exec(path)?.[0] ?? ""
  const owner = { owner_kind: "draft" as const, owner_id: draftOwner(kind, id) }
  for (const { id: entry, data, kind: of } of await listTrash(trx)) {
    if (of !== "image") continue
    const image = JSON.parse(data) as TableRow<"image">
    if (image.hash !== hash || image.owner_kind !== kind || image.owner_id !== String(id)) continue
    await trx
      .insertInto("image")
      .values({ ...image, ...owner })
      .execute()
    await removeTrashRows(trx, [entry])
    return image
  }
  const picture = await trx.selectFrom("picture").select("created_at").where("hash", "=", hash).executeTakeFirst()
  if (!picture) return undefined
  await appendImage(trx, owner.owner_kind, owner.owner_id, hash, picture.created_at)
  return (await listDraftImages(trx, kind, id)).at(-1)
}
