import { type Language, languages } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { recordPagePaths } from "#contract/page-address.ts"
import type { AppContext } from "#server/app-context.ts"
import { findNearParts } from "#server/features/part-page/near-store.ts"
import { readPartRows } from "#server/features/spare/part-row-store.ts"
import { findPartSet, findSpare } from "#server/features/spare/store.ts"
import { chooseText } from "../choose-text.ts"
import { chooseImage, metaOf } from "../present.ts"
import type { PartAddress } from "./part-address.ts"

/** Returns a group with one page of its parts, in the page's language only; null for an unknown group. */
export async function loadPartList(app: AppContext, id: number, address: PartAddress, language: Language) {
  const spare = await findSpare(app.db, id)
  const set = await findPartSet(app.db, id, "published")
  if (!spare || !set) return null
  const title = chooseText(spare, "title", language)
  return {
    group: {
      id,
      paths: recordPagePaths("spare", spare),
      title,
      text: chooseText(spare, "text", language),
      meta: metaOf(spare, language),
      images: spare.image_list.map((image) => chooseImage(image, language, title.text)),
      total: spare.parts_total,
      catalogueDate: spare.catalogue === "generated" && spare.parts_total > 0 ? spare.parts_updated_at : null,
      translated: languages.filter((code) => spare[`title_${code}`]),
    },
    list: await findParts(app, set, address, language),
  }
}

/** Returns one page of a group's parts; null for an unknown group. */
export async function loadFoundParts(app: AppContext, id: number, address: PartAddress, language: Language) {
  const set = await findPartSet(app.db, id, "published")
  return set && findParts(app, set, address, language)
}

async function findParts(app: AppContext, set: PartSet, address: PartAddress, language: Language) {
  const parts = await readPartRows(app, set, { ...address, limit: limits.pageSize }, language)
  const near = parts.total === 0 ? await findNearParts(app, address.query, language) : []
  return { ...parts, near, query: address.query, pages: Math.max(1, Math.ceil(parts.total / parts.limit)) }
}

type PartSet = NonNullable<Awaited<ReturnType<typeof findPartSet>>>
type Loaded = NonNullable<Awaited<ReturnType<typeof loadPartList>>>
export type PartGroup = Loaded["group"]
export type FoundParts = Loaded["list"]
