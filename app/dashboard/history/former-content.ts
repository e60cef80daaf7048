import type { Image } from "#contract/image.ts"
import type { Content } from "../editor/edit-state.ts"
import { type EditedPicture, altTexts } from "../editor/pictures.ts"
import { fieldValues } from "../editor/record-values.ts"

type FormerImage = Pick<Image, "path"> & Partial<Image>

/** Returns what a form takes over of a former version: the fields that both have, and the pictures that are still there; `images` are those that the form shows. */
export function formerContent(
  data: Readonly<Record<string, unknown>>,
  now: Content,
  images: readonly Pick<Image, "id" | "path">[],
): Content & { lostPictures: number } {
  const names = Object.keys(now.fields).filter((name) => Object.hasOwn(data, name))
  const former = (data["image_list"] ?? []) as readonly FormerImage[]
  const pictures = formerPictures(former, images)
  return {
    fields: fieldValues(data, names),
    pictures,
    lostPictures: former.length - pictures.length,
  }
}

/** A version knows its images by their files; several may be of one file. */
function formerPictures(
  former: readonly FormerImage[],
  images: readonly Pick<Image, "id" | "path">[],
): EditedPicture[] {
  const found: EditedPicture[] = []
  for (const image of former) {
    const use = images.find(({ id, path }) => path === image.path && !found.some((one) => one.id === id))
    if (use) found.push({ id: use.id, alt: altTexts(image) })
  }
  return found
}
