import { type LocalText, languages } from "#contract/language.ts"
import { localizedNames } from "#contract/localized.ts"
import type { TrashEntry } from "#contract/trash.ts"
import type { AppContext } from "#server/app-context.ts"
import { idsOf } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { AnyRecord } from "#server/records/define-record.ts"
import type { TrashRow } from "#server/records/trash-store.ts"

type Titles = NonNullable<TrashEntry["titles"]>

/**
 * Returns the titles of records that have one in every language, by the id of their trash row; an import has its
 * group's.
 */
export async function readTitles(
  { db, records }: Pick<AppContext, "db" | "records">,
  rows: readonly TrashRow[],
): Promise<Map<number, Titles>> {
  const owners = rows.map((row) => ({ rowId: row.id, ...ownerOf(row) }))
  const found = new Map<number, Titles>()
  for (const definition of Object.values(records)) {
    const own = owners.filter(({ kind }) => kind === definition.kind)
    if (own.length === 0 || !definition.texts.includes("title")) continue
    const titles = await titlesOf(db, definition, idsOf(own))
    for (const { rowId, id } of own) {
      const title = titles.get(id)
      if (title) found.set(rowId, title)
    }
  }
  return found
}

const ownerOf = ({ kind, record_id, data }: TrashRow): { kind: TrashRow["kind"]; id: number } =>
  kind === "import"
    ? { kind: "spare", id: (JSON.parse(data) as { spare_id: number }).spare_id }
    : { kind, id: Number(record_id) }

async function titlesOf(
  db: Database,
  { table }: Pick<AnyRecord, "table">,
  ids: readonly number[],
): Promise<Map<number, Titles>> {
  const rows = await db
    .selectFrom(table as "service")
    .select(["id", ...localizedNames("title")])
    .where("id", "in", [...new Set(ids)])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      Object.fromEntries(languages.map((language) => [language, row[`title_${language}`]])) as LocalText,
    ]),
  )
}
