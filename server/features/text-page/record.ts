import { z } from "zod"
import { textPagePath } from "#contract/text-page-constants.ts"
import { type TextPage, textPagePatchSchema, textPageSchema } from "#contract/text-page.ts"
import { defineRecord } from "#server/records/define-record.ts"
import { listPageBlocks } from "./block-record.ts"

/** A stored page, identified by its link. */
export const textPageRecord = defineRecord({
  kind: "page",
  table: "page",
  key: "link",
  isFixed: true,
  input: z.never(),
  patch: textPagePatchSchema,
  shown: textPageSchema,
  texts: ["title", "subtitle", "text", "blocks_title", "services_title", "services_subtitle"],
  richTexts: ["text"],
  images: { many: true, atLeast: 0 },
  references: {},
  title: (page: TextPage) => page.link,
  shownAt: (link) => textPagePath(String(link)),
  abilities: { read: "content.read", change: "content.publish" },
  hiding: { whole: true, languages: true },
  // The law asks for it.
  neverHidden: ["privacy-policy"],
  // The other ones lead to products and to the company.
  hiddenWhole: ["careers"],
  complete: async (db, pages, scope) =>
    Promise.all(pages.map(async (page) => ({ ...page, parts: await listPageBlocks(db, page.link, scope) }))),
})
