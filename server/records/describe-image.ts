import type { ImageTexts } from "#contract/image.ts"
import { localizedNames } from "#contract/localized.ts"
import { existing } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { patchImage } from "#server/media/image-store.ts"
import { updateRecord } from "./change-record.ts"
import type { Pictured, RecordDefinition, RecordId } from "./define-record.ts"

/** Changes the texts and the focal point of one image at one record; the same picture at another record keeps its own. */
export async function describeImage(
  caller: Caller,
  definition: RecordDefinition<Pictured>,
  id: RecordId,
  imageId: number,
  texts: ImageTexts,
  expected: number | null,
): Promise<Pictured> {
  return updateRecord(caller, definition, id, { expected, event: "image_described" }, async (trx, { image_list }) => {
    const image = existing(image_list.find((one) => one.id === imageId))
    const names = ([...localizedNames("alt"), "decorative", "focus"] as const).filter(
      (name) => texts[name] !== undefined && texts[name] !== image[name],
    )
    if (names.length === 0) return null
    await patchImage(trx, imageId, Object.fromEntries(names.map((name) => [name, texts[name]])))
    return {}
  })
}
