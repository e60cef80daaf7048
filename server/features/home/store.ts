import type { Image } from "#contract/image.ts"
import type { Language } from "#contract/language.ts"
import { idsOf, yieldToEventLoop } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { isPublished } from "#server/records/visibility.ts"
import { listImages } from "#server/media/image-store.ts"
import { type SearchContext, searchParts } from "#server/search/search-parts.ts"

/** Returns the visible parts: the active set of every published group. */
const visibleParts = (db: Database) =>
  db
    .selectFrom("part")
    .innerJoin("spare", (join) => join.onRef("spare.part_set", "=", "part.part_set").on(isPublished("spare")))

/** Returns the numbers that a search would find, in the order given. */
export async function keepKnownNumbers(db: Database, numbers: readonly string[]): Promise<string[]> {
  const rows = await visibleParts(db)
    .select("part.partnumber")
    .where("part.partnumber", "in", [...numbers])
    .execute()
  const listedNumbers = new Set(rows.map((row) => row.partnumber))
  return numbers.filter((number) => listedNumbers.has(number))
}

/**
 * Returns whether some part has every word of the phrase in the descriptions shown in the language; lets others work
 * after it.
 */
export async function isKnownPhrase(app: SearchContext, phrase: string, language: Language): Promise<boolean> {
  const groups = await app.db.selectFrom("spare").select("part_set").where(isPublished("spare")).execute()
  const scope = { sets: groups.map((group) => group.part_set), languages: [language], most: 1 }
  const { parts, read_how } = await searchParts(app, scope, phrase, { page: 1, limit: 1 })
  await yieldToEventLoop()
  return read_how === null && parts.some(({ match }) => match !== "other_language")
}

export type FamilyWithImage = TurbineFamily & { image: Image | null }

/** Returns the turbine families of one language, with the power range of their products. */
export async function listTurbineFamilies(db: Database, language: Language): Promise<FamilyWithImage[]> {
  const lang = language.toUpperCase() as Uppercase<Language>
  const rows = await db
    .selectFrom("category")
    .leftJoin("product", (join) => join.onRef("product.category_id", "=", "category.id").on(isPublished("product")))
    .select((eb) => [
      "category.id",
      "category.name",
      "category.summary",
      eb.fn.count("product.id").as("models"),
      eb.fn.min("product.power").as("powerMin"),
      eb.fn.max("product.power").as("powerMax"),
      eb.fn.min("product.type").as("type"),
    ])
    .where("category.lang", "=", lang)
    .where(isPublished("category"))
    .groupBy(["category.id", "category.name", "category.summary", "category.position"])
    .orderBy("category.position")
    .orderBy("category.id")
    .execute()
  const images = await listImages(db, "category", idsOf(rows))
  return rows.map((row) => ({
    ...row,
    models: Number(row.models),
    powerMin: row.powerMin === null ? null : Number(row.powerMin),
    powerMax: row.powerMax === null ? null : Number(row.powerMax),
    type: row.type ?? "",
    image: images.get(String(row.id))?.[0] ?? null,
  }))
}

/** A turbine family in the comparison on the home page; figures come from its products. */
interface TurbineFamily {
  id: number
  name: string
  summary: string
  models: number
  /** Minimum and maximum of the family in MW; null without figures. */
  powerMin: number | null
  powerMax: number | null
  type: string
}
