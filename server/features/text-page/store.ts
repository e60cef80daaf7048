import type { Language } from "#contract/language.ts"
import type { TextPage, TextPageLink, TextPagePatch } from "#contract/text-page.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { changedLanguages } from "#server/db/changed-languages.ts"
import { withoutUndefined } from "#server/db/without-undefined.ts"
import { imageFields, listImages } from "#server/media/image-store.ts"
import { listPageParts } from "./part-store.ts"

const emptyTexts = (link: TextPageLink) => ({
  link,
  text_de: "",
  text_en: "",
  text_ru: "",
  updated_at_de: "",
  updated_at_en: "",
  updated_at_ru: "",
  version: 0,
  updated_at: "",
})

/** A stored page with its images and parts; its texts are empty as long as nobody has saved them. */
export async function readTextPage(db: Database, link: TextPageLink): Promise<TextPage> {
  const row = await db.selectFrom("page").selectAll().where("link", "=", link).executeTakeFirst()
  const { created_at: _created, ...texts } = row ?? { ...emptyTexts(link), created_at: "" }
  const images = await listImages(db, "page", [link])
  return { ...texts, parts: await listPageParts(db, link), ...imageFields(images.get(link)) }
}

export async function writeTextPage(
  db: Database,
  link: TextPageLink,
  patch: TextPagePatch & Partial<Record<`updated_at_${Language}`, string>>,
  now: string,
): Promise<void> {
  const before = await readTextPage(db, link)
  const change = { ...withoutUndefined(patch), ...changedLanguages(patch, { ...before }, now), updated_at: now }
  const { text_de, text_en, text_ru, updated_at_de, updated_at_en, updated_at_ru } = before
  await db
    .insertInto("page")
    .values({
      link,
      created_at: now,
      text_de,
      text_en,
      text_ru,
      updated_at_de,
      updated_at_en,
      updated_at_ru,
      ...change,
    })
    .onConflict((conflict) =>
      conflict.column("link").doUpdateSet((eb) => ({ ...change, version: eb("page.version", "+", 1) })),
    )
    .execute()
}
