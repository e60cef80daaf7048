import { type Language, languages, parseLanguage } from "#contract/language.ts"
import type { LocalizedColumns } from "#contract/localized.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { isPublished } from "#server/records/visibility.ts"

/** Pages that have content of other records, or of the settings, in every language. */
const alwaysIndexed = new Set(["home", "spare-parts", "imprint"])

/**
 * Returns the languages in which a text page has content of its own; in the others it is not for search engines. The
 * contact page without any text has company data and form, the page of gas turbines its models, that of partners
 * their texts.
 */
export async function indexedLanguages(
  db: Database,
  link: string,
  texts: LocalizedColumns<"text">,
): Promise<Language[]> {
  if (alwaysIndexed.has(link)) return [...languages]
  const written = languages.filter((language) => texts[`text_${language}`])
  if (link === "contact" && written.length === 0) return [...languages]
  if (link === "partners") {
    const partner = await db.selectFrom("partner").select("id").where(isPublished("partner")).executeTakeFirst()
    return partner ? [...languages] : []
  }
  if (link !== "gas-turbina") return written
  const rows = await db.selectFrom("product").select("lang").distinct().where(isPublished("product")).execute()
  const ofProducts = new Set(rows.map(({ lang }) => parseLanguage(lang)))
  return languages.filter((language) => written.includes(language) || ofProducts.has(language))
}
