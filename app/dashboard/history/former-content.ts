import { focalCenter } from "#contract/focal-constants.ts"
import type { Image } from "#contract/image.ts"
import type { Content } from "../editor/edit-state.ts"
import { type EditedPicture, pictureOf } from "../editor/pictures.ts"
import { fieldValues } from "../editor/record-values.ts"

type FormerImage = Pick<Image, "path"> & Partial<Image>

/**
 * Returns what a form restores of a former version: fields that both have, and pictures that still exist; `images` are
 * those the form knows. Pictures added since are removed if none is missing.
 */
export function formerContent(
  data: Readonly<Record<string, unknown>>,
  now: Content,
  images: readonly Pick<Image, "id" | "path">[],
): Content & { lostPictures: number } {
  const names = Object.keys(now.fields).filter((name) => Object.hasOwn(data, name))
  const former = (data["image_list"] ?? []) as readonly FormerImage[]
  const kept = formerPictures(former, images)
  const lostPictures = former.length - kept.length
  const came = now.pictures.filter(({ id }) => kept.length > 0 && kept.every((picture) => picture.id !== id))
  const gone = lostPictures > 0 ? [] : came.map((picture) => ({ ...picture, isGone: true }))
  return { fields: fieldValues(data, names), pictures: [...kept, ...gone], lostPictures }
}

/** A version identifies its images by file, several of which may be equal. It omits default values. */
function formerPictures(
  former: readonly FormerImage[],
  images: readonly Pick<Image, "id" | "path">[],
): EditedPicture[] {
  const kept: EditedPicture[] = []
  for (const image of former) {
    const use = images.find(({ id, path }) => path === image.path && !kept.some((picture) => picture.id === id))
    if (use) kept.push(pictureOf({ decorative: false, focus: focalCenter, ...image, id: use.id }))
  }
  return kept
}
