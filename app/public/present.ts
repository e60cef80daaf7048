import { focalCenter } from "#contract/focal-constants.ts"
import type { Image } from "#contract/image.ts"
import type { Language } from "#contract/language.ts"
import type { LanguageCode } from "#contract/language-code.ts"
import type { Localized } from "#contract/localized.ts"
import { recordPagePaths } from "#contract/page-address.ts"
import type { Service } from "#contract/service.ts"
import type { SpareSummary } from "#contract/spare.ts"
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

/** Returns what lists show of a group of parts. */
export const presentGroup = (spare: SpareSummary, language: Language) => ({
  id: spare.id,
  path: recordPagePaths("spare", spare)[language],
  parts: spare.parts_total,
  catalogue: spare.catalogue === "generated",
  title: chooseText(spare, "title", language),
  subtitle: chooseText(spare, "subtitle", language),
  image: firstImage(spare.image_list, language),
})

type ListedService = Pick<Service, "id" | "place" | `title_${Language}` | `summary_${Language}`>

/** Returns what lists show of a service. */
export const presentListedService = (service: ListedService, language: Language) => ({
  id: service.id,
  path: recordPagePaths("service", service)[language],
  place: service.place,
  title: chooseText(service, "title", language),
  summary: chooseText(service, "summary", language),
})
