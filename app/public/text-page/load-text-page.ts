import type { Language } from "#contract/language.ts"
import type { TextPage, TextPageLink } from "#contract/text-page.ts"
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
export async function loadIndexing(db: Database, link: TextPageLink, page: TextPage, language: Language) {
  const indexed = await indexedLanguages(db, link, page)
  return {
    noindex: !indexed.includes(language),
    alternates: Object.fromEntries(indexed.map((code) => [code, `/${link}`])),
  }
}

/** Returns a stored page in one language: text with its last change, pictures and blocks; throws 404 for a hidden one. */
export async function loadTextPage(db: Database, link: TextPageLink, language: Language) {
  const page = await readShownPage(db, link)
  const text = chooseText(page, "text", language)
  return {
    text: { ...text, text: keepPhones(text.text) },
    meta: metaOf(page, language),
    indexing: await loadIndexing(db, link, page, language),
    updated: page[`updated_at_${text.lang ?? language}`] || page.updated_at,
    images: page.image_list.map((image) => chooseImage(image, language)),
    parts: page.parts.map(({ id, image_list, ...part }) => ({
      id,
      text: chooseText(part, "description", language),
      image: firstImage(image_list, language),
    })),
  }
}

export type PageBlockData = Awaited<ReturnType<typeof loadTextPage>>["parts"][number]
