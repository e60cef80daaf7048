import type { Language } from "#contract/language.ts"
import type { Image } from "#contract/image.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { conflict } from "#server/app-error.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { isActive } from "#server/records/check-references.ts"
import { type RecordChanger, recordIdOf } from "#server/records/define-record.ts"
import type { Kind } from "#server/records/kind.ts"
import { putImagesInTrash } from "#server/records/trash-store.ts"
import { updateRow } from "#server/records/write-row.ts"

interface DeletedImage extends Pick<Image, `alt_${Language}`> {
  owner_kind: RecordKind
  owner_id: string
  position: number
  hash: string
  created_at: string
}

/** Restores an image to its record; on a record that holds one image, the present one goes to the trash. */
async function restoreImage(trx: Database, changer: RecordChanger, image: DeletedImage): Promise<void> {
  const definition = changer.app.records[image.owner_kind]
  const owner = recordIdOf(image.owner_id)
  if (!(await isActive(trx, definition, owner)))
    throw conflict("record_deleted", "Restore the record that the image belongs to first")
  if (!definition.images?.many) await putImagesInTrash(trx, changer, image.owner_kind, image.owner_id)
  await trx.insertInto("image").values(image).execute()
  await updateRow(trx, definition, owner, {})
}

/** Images in the trash. */
export const imageKind: Kind<RecordChanger> = {
  ability: "images.edit",
  restore: async (trx, changer, entries) => {
    for (const { data } of entries) await restoreImage(trx, changer, JSON.parse(data) as DeletedImage)
  },
  details: (data) => ({ hash: (data as DeletedImage).hash }),
}
