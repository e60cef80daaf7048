import type { SelectQueryBuilder } from "kysely"
import { foldText } from "#contract/number-reader/fold-number.ts"
import type { Amounts, Found } from "#contract/find.ts"
import { type Language, languages, parseLanguage } from "#contract/language.ts"
import { fallback } from "#contract/localized.ts"
import { recordKinds } from "#contract/record-constants.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Tables } from "#server/db/schema/tables.ts"
import type { RecordId } from "#server/records/define-record.ts"
import { listOwnFields } from "#server/records/read-records.ts"
import { searchParts } from "#server/search/search-parts.ts"
import { searchInquiries } from "../inquiry/store.ts"
import { readPartRowsInOrder } from "../spare/part-store.ts"

interface NamedRecord {
  kind: Found["records"][number]["kind"]
  id: RecordId
  parent_id: number
  /** Titles by language; a record of one language has the same in all. */
  titles: Readonly<Record<Language, string>>
  folded: string
  /** Its first record, of those that exist once per language. */
  family: RecordId
  /** Of those. */
  lang: Language | null
}

/** Returns the titles of all records in all languages, remembered until visible content changes. */
const readTitles = ({ content, db, records }: Pick<AppContext, "content" | "db" | "records">) =>
  content.remember("titles of all records", async () => {
    const named: NamedRecord[] = []
    for (const kind of recordKinds) {
      const definition = records[kind]
      const { key = "id", parent } = definition
      for (const record of await listOwnFields(db, definition, {}, "edited")) {
        const fields: Readonly<Record<string, unknown>> = { ...record }
        // A piece of a page without a title of its own is found by its page.
        if (parent && !("title" in fields || "title_de" in fields)) continue
        const titles = Object.fromEntries(
          languages.map((language) => [language, definition.title(record, language)]),
        ) as NamedRecord["titles"]
        const parent_id = Number(fields[parent?.column ?? ""] ?? 0)
        const folded = foldText(Object.values(titles).join("\n"))
        const id = fields[key] as RecordId
        const family = (fields["translation_of"] ?? id) as RecordId
        const lang = parseLanguage(typeof fields["lang"] === "string" ? fields["lang"] : null)
        named.push({ kind, id, parent_id, titles, folded, family, lang })
      }
    }
    return named
  })

/** Returns the records in whose titles all words are, those first whose title begins with them. */
export async function findRecords(
  app: Pick<AppContext, "content" | "db" | "records">,
  query: string,
  { lang, limit }: { lang: Language; limit: number },
): Promise<Found["records"]> {
  const whole = foldText(query)
  const words = whole.split(/\s+/u).filter(Boolean)
  const matches = (await readTitles(app)).filter(({ folded }) => words.every((word) => folded.includes(word)))
  const rank = ({ folded }: NamedRecord): number =>
    folded.startsWith(whole) ? 0 : folded.includes(`\n${whole}`) ? 1 : folded.includes(` ${whole}`) ? 2 : 3
  // Equal words are looked up rarely, and half of them are names of parts.
  const isSynonym = ({ kind }: NamedRecord) => Number(kind === "synonym")
  const isOther = (record: NamedRecord) => Number(record.lang !== null && record.lang !== lang)
  const sorted = matches.toSorted(
    (left, right) => isSynonym(left) - isSynonym(right) || rank(left) - rank(right) || isOther(left) - isOther(right),
  )
  const families = Map.groupBy(sorted, ({ kind, family }) => `${kind} ${family}`)
  return [...families.values()]
    .flatMap((family) => family.find((record) => !isOther(record)) ?? family.slice(0, 1))
    .slice(0, limit)
    .map(({ kind, id, parent_id, titles }) => ({
      kind,
      id,
      parent_id,
      title: titles[lang],
      others: [...new Set(Object.values(titles))].filter((title) => title !== titles[lang] && title !== ""),
    }))
}

/** Returns how many there are of each kind of record, and of what else the menu counts. */
export async function countAmounts(app: Pick<AppContext, "content" | "db" | "records">): Promise<Amounts> {
  const { db } = app
  const kinds = Map.groupBy(await readTitles(app), ({ kind }) => kind)
  const [pictures, trash, ready] = await Promise.all([
    count(db.selectFrom("picture")),
    count(db.selectFrom("trash")),
    count(db.selectFrom("draft").where("is_ready", "=", 1)),
  ])
  const records = Object.fromEntries(
    [...kinds].map(([kind, list]) => [kind, new Set(list.map(({ family }) => family)).size]),
  )
  return { records, pictures, trash, ready }
}

async function count(query: SelectQueryBuilder<Tables, keyof Tables, object>): Promise<number> {
  const row = await query.select((eb) => eb.fn.countAll().as("count")).executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** A word like "Schraube" is in tens of thousands of parts, of which a handful is shown. */
const mostCompared = 100

/** Returns the first parts that a query finds in any language. */
export async function findPartHits(
  app: AppContext,
  query: string,
  { lang, limit }: { lang: Language; limit: number },
): Promise<Found["parts"]> {
  const groups = await app.content.remember("groups for the dashboard", () =>
    app.db.selectFrom("spare").selectAll().where("deleted_at", "is", null).execute(),
  )
  const scope = { sets: groups.map(({ part_set }) => part_set), languages, most: mostCompared }
  const { parts } = await searchParts(app, scope, query, { page: 1, limit })
  const rows = await readPartRowsInOrder(
    app.db,
    parts.map(({ row_id }) => row_id),
  )
  return rows.flatMap((row) => {
    const group = groups.find(({ id }) => id === row.spare_id)
    if (!group) return []
    const { id, partnumber } = row
    const description = fallback(row, "description", lang).text
    return [{ id, spare_id: group.id, partnumber, description, group: fallback(group, "title", lang).text }]
  })
}

/** Returns the newest inquiries that contain a query, and where. */
export async function findInquiries(app: AppContext, query: string, limit: number): Promise<Found["inquiries"]> {
  const { items, hits } = await searchInquiries(app, { query, limit }, { now: app.clock(), me: null })
  return items.map(({ id, reference, name, company, created_at }) => {
    const excerpt = hits.find(({ request_id }) => request_id === id)?.excerpt.join("") ?? ""
    return { id, reference, name, company, created_at, excerpt }
  })
}
