import { type Language, languages, parseLanguage } from "#contract/language.ts"
import type { Database } from "#server/db/dialects/database.ts"

interface WrittenRecord {
  id: number
  changed: string
  /** Languages in which the record has a title and a text of its own. */
  written: Language[]
}

export async function listWrittenRecords(db: Database, kind: "service" | "spare"): Promise<WrittenRecord[]> {
  const texts = languages.flatMap((language) => [`title_${language}`, `text_${language}`] as const)
  const columns = ["id", ...texts, "updated_at"] as const
  const services = () =>
    db.selectFrom("service").select(columns).where("deleted_at", "is", null).orderBy("position").execute()
  const spares = async () => {
    const rows = await db
      .selectFrom("spare")
      .select([...columns, "parts_updated_at"])
      .where("deleted_at", "is", null)
      .orderBy("position")
      .execute()
    return rows.map((row) => ({
      ...row,
      updated_at: row.parts_updated_at > row.updated_at ? row.parts_updated_at : row.updated_at,
    }))
  }
  const rows = await (kind === "service" ? services() : spares())
  return rows.map((row) => ({
    id: row.id,
    changed: row.updated_at,
    written: languages.filter((language) => row[`title_${language}`] && (kind === "spare" || row[`text_${language}`])),
  }))
}

/** Products with the ids of their records by language. */
export async function listProductTranslations(
  db: Database,
): Promise<{ ids: Partial<Record<Language, number>>; changed: string }[]> {
  const rows = await db
    .selectFrom("product")
    .select(["id", "lang", "translation_of", "updated_at"])
    .where("deleted_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute()
  const families = new Map<number, { ids: Partial<Record<Language, number>>; changed: string }>()
  for (const row of rows) {
    const first = row.translation_of ?? row.id
    const family = families.get(first) ?? { ids: {}, changed: "" }
    family.ids[parseLanguage(row.lang) ?? "de"] = row.id
    if (row.updated_at > family.changed) family.changed = row.updated_at
    families.set(first, family)
  }
  return [...families.values()]
}
