import { type LocalText, languages } from "#contract/language.ts"
import { localizedNames } from "#contract/localized.ts"
import type { TrashEntry } from "#contract/trash.ts"
import type { AppContext } from "#server/app-context.ts"
import { idsOf } from "#server/db/chunks.ts"
import type { TrashRow } from "#server/records/trash-store.ts"

type Titles = NonNullable<TrashEntry["titles"]>

/** Returns the titles in each language of entries that have them, by the id of their trash row. */
export async function readTitles(
  { db, records, kinds }: Pick<AppContext, "db" | "records" | "kinds">,
  rows: readonly TrashRow[],
): Promise<Map<number, Titles>> {
  const titled = rows.flatMap((row) => {
    const owner = kinds[row.kind].titledBy?.(row)
    return owner ? [{ rowId: row.id, ...owner }] : []
  })
  const titles = new Map<number, Titles>()
  for (const [kind, owners] of Map.groupBy(titled, (owner) => owner.kind)) {
    const stored = await db
      .selectFrom(records[kind].table as "service")
      .select(["id", ...localizedNames("title")])
      .where("id", "in", [...new Set(idsOf(owners))])
      .execute()
    const byId = new Map(stored.map((row) => [row.id, row]))
    for (const { rowId, id } of owners) {
      const row = byId.get(id)
      if (row)
        titles.set(
          rowId,
          Object.fromEntries(languages.map((language) => [language, row[`title_${language}`]])) as LocalText,
        )
    }
  }
  return titles
}
