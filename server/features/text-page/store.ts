import type { TextPage, TextPageLink, TextPagePatch } from "#contract/text-page.ts"
import type { Database } from "#server/db/dialects/dialect.ts"
import { changedLanguages } from "#server/db/changed-languages.ts"
import { withoutUndefined } from "#server/db/without-undefined.ts"
import { imageFields, listImages } from "#server/media/image-store.ts"

const emptyPage = (link: TextPageLink): TextPage => ({
  link,
  text_de: "",
  text_en: "",
  text_ru: "",
  updated_at_de: "",
  updated_at_en: "",
  updated_at_ru: "",
  parts: [],
  ...imageFields(),
  version: 0,
  updated_at: "",
})

/** A stored page; an empty one as long as nobody has saved it. */
export async function readTextPage(db: Database, link: TextPageLink): Promise<TextPage> {
  const row = await db.selectFrom("page").selectAll().where("link", "=", link).executeTakeFirst()
  if (!row) return emptyPage(link)
  const { created_at: _created, ...page } = row
  const images = await listImages(db, "page", [link])
  return { ...page, parts: [], ...imageFields(images.get(link)) }
}

export async function writeTextPage(
  db: Database,
  link: TextPageLink,
  patch: TextPagePatch,
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
