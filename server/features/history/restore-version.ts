import type { HistoryKind, RecordKind } from "#contract/record-constants.ts"
import { requireAbility } from "#server/account.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Caller } from "#server/caller.ts"
import { existing } from "#server/app-error.ts"
import { checkInput } from "#server/check-input.ts"
import { changeRecordIn } from "#server/records/change-record.ts"
import { isActive } from "#server/records/check-references.ts"
import {
  type AnyRecord,
  type ShownRecord,
  recordIdOf,
  type Pictured,
  type RecordId,
} from "#server/records/define-record.ts"
import { listVersions } from "#server/records/history-store.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { focalCenter } from "#contract/focal-constants.ts"
import type { Image, ImageTexts, ImageUse } from "#contract/image.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { draftOwner, listDraftImages } from "#server/media/draft-images.ts"
import { appendImage } from "#server/media/image-store.ts"
import { listTrash, removeTrashRows } from "#server/records/trash-store.ts"
import type { TableRow } from "#server/db/schema/tables.ts"

/**
 * Saves a former version of a record again, with its stored pictures; throws `forbidden`, `not_found`, or `stale` when
 * the record has changed since it was read.
 */
export async function restoreVersion(
  caller: Caller,
  kind: HistoryKind,
  id: string,
  version: number,
  expected: number | null,
): Promise<ShownRecord> {
  const { app } = caller
  const { ability, restoreVersion: restoreOther } = app.kinds[kind]
  requireAbility(caller.account, ability)
  const { data } = existing((await listVersions(app.db, kind, id)).find((stored) => stored.version === version))
  if (restoreOther) return restoreOther(caller, Number(id), data, expected)
  const definition = app.records[kind as RecordKind]
  const recordId = recordIdOf(id)
  const { image_list: images, ...former } = data as Readonly<Record<string, unknown>>
  const fields = await withoutLostReferences(app, definition, checkInput(definition.patch, former))
  return app.db.transaction().execute(async (trx) => {
    const present = await existingRecord(trx, definition, recordId)
    const image_list = await findFormerImages(trx, definition, recordId, present, images)
    return changeRecordIn(trx, caller, definition, recordId, {
      patch: { ...fields, ...(image_list && { image_list }) },
      expected,
      event: "version_restored",
    })
  })
}

/** Empties references to records that no longer exist. */
async function withoutLostReferences(app: AppContext, { references }: AnyRecord, patch: object): Promise<object> {
  const fields: Record<string, unknown> = { ...patch }
  for (const [name, referenced] of Object.entries(references)) {
    const id = fields[name]
    if (typeof id === "number" && !(await isActive(app.db, app.records[referenced], id))) fields[name] = null
  }
  return fields
}

interface FormerImage extends ImageTexts {
  path: string
}

/**
 * Returns the images of a former version as a patch names them: those still on the record, in the trash, or whose
 * picture is still stored. Others wait for the patch like an upload. Undefined when none is left.
 */
async function findFormerImages(
  trx: Database,
  { kind, images: rule }: Pick<AnyRecord, "kind" | "images">,
  id: RecordId,
  present: ShownRecord,
  former: unknown,
): Promise<ImageUse[] | undefined> {
  if (!rule || !Array.isArray(former)) return undefined
  const presentImages = [...((present as Partial<Pictured>).image_list ?? [])]
  const uses: ImageUse[] = []
  for (const { path, ...texts } of former as FormerImage[]) {
    const at = presentImages.findIndex((image) => image.path === path)
    const restoredImage = at === -1 ? await bringBack(trx, kind, id, path) : presentImages.splice(at, 1)[0]
    if (restoredImage) uses.push({ decorative: false, focus: focalCenter, ...texts, id: restoredImage.id })
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
  for (const { id: entry, data, kind: trashedKind } of await listTrash(trx)) {
    if (trashedKind !== "image") continue
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
