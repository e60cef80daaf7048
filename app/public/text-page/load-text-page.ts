import type { Language } from "#contract/language.ts"
import type { TextPage } from "#contract/text-page.ts"
import type { TextPageLink } from "#contract/text-page-constants.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { indexedLanguages } from "#server/features/text-page/indexing-store.ts"
import { findTextPage } from "#server/features/text-page/store.ts"
import { chooseText } from "../choose-text.ts"
import { chooseImage, firstImage, metaOf } from "../present.ts"
import { notFound } from "../read-params.ts"

/** Keeps "+49 551 0900 140" in a rich text on one line; leaves attributes unchanged. */
export const keepPhones = (html: string): string =>
  html.replaceAll(/(?<![^\s>(;])\+\d[\d ()/-]{5,}\d/gu, (phone) => phone.replaceAll(" ", "\u00A0"))

/** Returns a stored page as visitors see it; throws 404 for one that is hidden as a whole. */
export async function readShownPage(db: Database, link: TextPageLink): Promise<TextPage> {
  const page = await findTextPage(db, link)
  if (!page) throw notFound()
  return page
}

/** Returns what search engines are told of a stored page: in which languages it exists, and whether in this one. */
async function loadIndexing(db: Database, link: TextPageLink, page: TextPage, language: Language) {
  const indexed = await indexedLanguages(db, link, page)
  return {
    noindex: !indexed.includes(language),
    alternates: Object.fromEntries(indexed.map((code) => [code, `/${link}`])),
  }
}

/** Pages that show pictures beside their text; the first one of the others is their banner. */
const withPictures: ReadonlySet<TextPageLink> = new Set(["careers", "gas-turbina"])

/**
 * Returns a stored page in one language: heading, introduction, text with its last change, banner, pictures and blocks;
 * throws 404 for a hidden one.
 */
export async function loadTextPage(db: Database, link: TextPageLink, language: Language) {
  const page = await readShownPage(db, link)
  const text = chooseText(page, "text", language)
  const images = page.image_list.map((image) => chooseImage(image, language))
  const hasBanner = page.has_banner === 1 || !withPictures.has(link)
  return {
    /** Empty where the page has its usual heading. */
    title: page[`title_${language}`],
    intro: chooseText(page, "subtitle", language),
    banner: hasBanner ? (images[0] ?? null) : null,
    text: { ...text, text: keepPhones(text.text) },
    meta: metaOf(page, language),
    indexing: await loadIndexing(db, link, page, language),
    updated: page[`updated_at_${text.lang ?? language}`] || page.updated_at,
    images: hasBanner ? images.slice(1) : images,
    parts: page.parts.map(({ id, image_list, ...part }) => ({
      id,
      text: chooseText(part, "description", language),
      image: firstImage(image_list, language),
    })),
  }
}

export type PageBlockData = Awaited<ReturnType<typeof loadTextPage>>["parts"][number]
