import { focalCenter } from "#contract/focal-constants.ts"
import type { Image } from "#contract/image.ts"
import type { Language } from "#contract/language.ts"
import type { LanguageCode } from "#contract/language-code.ts"
import type { Localized } from "#contract/localized.ts"
import { chooseText } from "./choose-text.ts"

/** Products and categories store their language in capitals. */
export const languageCode = (language: Language) => language.toUpperCase() as LanguageCode

/** Returns an editor's texts for search results in a language; empty means automatic. */
export const metaOf = (record: Localized<"meta_title" | "meta_description", string>, language: Language) => ({
  title: record[`meta_title_${language}`],
  description: record[`meta_description_${language}`],
})

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

/** Returns the first picture of a record, if it has one. */
export const firstImage = ([image]: readonly Image[], language: Language): ChosenImage | null =>
  image ? chooseImage(image, language) : null
