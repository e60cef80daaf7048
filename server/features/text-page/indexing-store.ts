import { type Language, languages, parseLanguage } from "#contract/language.ts"
import type { LocalizedColumns } from "#contract/localized.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { isPublished } from "#server/records/visibility.ts"

/**
 * Returns the languages in which a text page has content of its own; in the others it is not for search engines. The
 * contact page without any text has company data and form, the page of gas turbines its models.
 */
export async function indexedLanguages(
  db: Database,
  link: string,
  texts: LocalizedColumns<"text">,
): Promise<Language[]> {
  const written = languages.filter((language) => texts[`text_${language}`])
  if (link === "contact" && written.length === 0) return [...languages]
  if (link !== "gas-turbina") return written
  const rows = await db.selectFrom("product").select("lang").distinct().where(isPublished("product")).execute()
  const ofProducts = new Set(rows.map(({ lang }) => parseLanguage(lang)))
  return languages.filter((language) => written.includes(language) || ofProducts.has(language))
}
