import { localizedNames } from "#contract/localized.ts"
import type { ImageUse } from "#contract/image.ts"
import { AppError, fieldError, invalid } from "#server/app-error.ts"
import type { Changer } from "#server/account.ts"
import { idsOf } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { draftOwner } from "#server/media/draft-images.ts"
import { orderImages, patchImage } from "#server/media/image-store.ts"
import type { AnyRecord, Pictured, RecordId, ShownRecord } from "./define-record.ts"
import { moveImagesToTrash } from "./trash-store.ts"

/**
 * Sets a record's images, their order and texts, from its own and those of its draft; moves the others to the trash.
 * Returns whether anything changed. Throws `invalid` for an image of another record or a wrong number of images.
 */
export async function setImages(
  trx: Database,
  changer: Changer,
  definition: AnyRecord,
  before: ShownRecord,
  id: RecordId,
  uses: readonly ImageUse[],
): Promise<boolean> {
  const { image_list: present = [] } = before as ShownRecord & Partial<Pictured>
  if (isSame(present, uses)) return false
  checkCount(definition, uses.length)
  const storedImages = await trx
    .selectFrom("image")
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb("owner_kind", "=", definition.kind), eb("owner_id", "=", String(id))]),
        eb.and([eb("owner_kind", "=", "draft"), eb("owner_id", "=", draftOwner(definition.kind, id))]),
      ]),
    )
    .execute()
  const imagesById = new Map(storedImages.map((image) => [image.id, image]))
  const isEachOnce = new Set(idsOf(uses)).size === uses.length
  if (!isEachOnce || uses.some((use) => !imagesById.has(use.id))) throw invalid("image_list", "invalid")
  for (const { id: image, ...texts } of uses) {
    if (imagesById.get(image)?.owner_kind === "draft")
      await trx
        .updateTable("image")
        .set({ owner_kind: definition.kind, owner_id: String(id) })
        .where("id", "=", image)
        .execute()
    if (Object.values(texts).some((text) => text !== undefined)) await patchImage(trx, image, texts)
  }
  const gone = storedImages.filter((image) => image.owner_kind !== "draft" && !uses.some((use) => use.id === image.id))
  await moveImagesToTrash(trx, changer, idsOf(gone), definition.title(before))
  await orderImages(trx, idsOf(uses))
  return true
}

/** Fields that one use of an image carries. */
export const useFields = [...localizedNames("alt"), "decorative", "focus"] as const

/** Returns whether the uses equal the record's images in order and texts; fields left out match anything. */
export function isSame(present: readonly ImageUse[], uses: readonly ImageUse[]): boolean {
  return (
    present.length === uses.length &&
    uses.every((use, index) => {
      const image = present[index]
      return image?.id === use.id && useFields.every((name) => use[name] === undefined || use[name] === image[name])
    })
  )
}

function checkCount({ images }: AnyRecord, count: number): void {
  if (!images || (!images.many && count > 1)) throw invalid("image_list", "invalid")
  if (count < images.atLeast)
    throw new AppError("invalid", {
      detail: "Please select a file first!",
      errors: [fieldError("image_list", "required")],
    })
}
