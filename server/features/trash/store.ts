import { type LocalText, languages } from "#contract/language.ts"
import { localizedNames } from "#contract/localized.ts"
import type { TrashEntry } from "#contract/trash.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Caller } from "#server/caller.ts"
import { idsOf } from "#server/db/chunks.ts"
import { listPictureFiles } from "#server/media/picture-store.ts"
import { readAccountNames } from "#server/records/account-names.ts"
import { type TrashRow, listTrash } from "#server/records/trash-store.ts"

export const keptInTrashMs = 30 * 86_400_000

/** Returns the trash entries that the caller may restore, newest first, with their expiry date. */
export async function readTrash({ app, account }: Caller): Promise<TrashEntry[]> {
  const { db, kinds } = app
  const all = await listTrash(db)
  const rows = all.filter(({ kind }) => account.abilities.includes(kinds[kind].ability))
  const details = new Map(rows.map(({ id, kind, data }) => [id, kinds[kind].details?.(JSON.parse(data))]))
  const files = await listPictureFiles(db, [...new Set([...details.values()].flatMap((detail) => detail?.hash ?? []))])
  const titles = await readTitles(app, rows)
  const names = await readAccountNames(db, rows)
  return rows.map(({ id, kind, record_id, title, deleted_at, deleted_by, account_id }) => ({
    id: `${kind}-${record_id}`,
    kind,
    record_id,
    title,
    titles: titles.get(id) ?? null,
    parts: details.get(id)?.parts ?? null,
    image: files.get(details.get(id)?.hash ?? "") ?? null,
    deleted_at,
    deleted_by: names.get(account_id ?? 0) ?? deleted_by,
    expires_at: new Date(Date.parse(deleted_at) + keptInTrashMs).toISOString(),
  }))
}

type Titles = NonNullable<TrashEntry["titles"]>

/** Returns the titles in each language of entries that have them, by the id of their trash row. */
async function readTitles(
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
