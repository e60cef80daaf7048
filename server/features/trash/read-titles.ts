import { type LocalText, languages } from "#contract/language.ts"
import { localizedNames } from "#contract/localized.ts"
import type { TrashEntry } from "#contract/trash.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { TrashRow } from "#server/records/trash-store.ts"

type Titles = NonNullable<TrashEntry["titles"]>
type Titled = "service" | "spare"

/** Returns the titles of services and groups by the id of their trash row; an import has its group's. */
export async function readTitles(db: Database, rows: readonly TrashRow[]): Promise<Map<number, Titles>> {
  const owners = rows.flatMap((row) => {
    const owner = ownerOf(row)
    return owner ? [{ rowId: row.id, ...owner }] : []
  })
  const found = { service: await titlesOf(db, "service", owners), spare: await titlesOf(db, "spare", owners) }
  return new Map(
    owners.flatMap(({ rowId, table, id }) => {
      const titles = found[table].get(id)
      return titles ? [[rowId, titles] as const] : []
    }),
  )
}

function ownerOf({ kind, record_id, data }: TrashRow): { table: Titled; id: number } | null {
  if (kind === "service" || kind === "spare") return { table: kind, id: Number(record_id) }
  if (kind === "import") return { table: "spare", id: (JSON.parse(data) as { spare_id: number }).spare_id }
  return null
}

async function titlesOf(
  db: Database,
  table: Titled,
  owners: readonly { table: Titled; id: number }[],
): Promise<Map<number, Titles>> {
  const ids = new Set(owners.filter((owner) => owner.table === table).map(({ id }) => id))
  if (ids.size === 0) return new Map()
  const rows = await db
    .selectFrom(table)
    .select(["id", ...localizedNames("title")])
    .where("id", "in", [...ids])
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      Object.fromEntries(languages.map((language) => [language, row[`title_${language}`]])) as LocalText,
    ]),
  )
}
