import { focalCenter } from "#contract/focal-constants.ts"
import type { Image } from "#contract/image.ts"
import type { Language } from "#contract/language.ts"
import { chooseText } from "./choose-text.ts"

/** Returns what a page needs of a picture, in its language; loaders send this instead of the record. */
export function chooseImage(
  { path, width, height, sizes, focus, ...rest }: Image,
  language: Language,
  fallbackAlt = "",
) {
  return {
    path,
    width,
    height,
    sizes,
    ...(focus === focalCenter ? {} : { focus }),
    alt: rest.decorative ? "" : chooseText(rest, "alt", language).text || fallbackAlt,
  }
}

export type ChosenImage = ReturnType<typeof chooseImage>
