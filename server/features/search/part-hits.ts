import type { Language } from "#contract/language.ts"
import type { SearchItem, SearchMatch } from "#contract/search.ts"
import { type SearchContext, findParts } from "#server/search/find-parts.ts"
import type { Asked } from "#server/search/plan-query.ts"
import { marksOf } from "#server/search/match-segments.ts"
import { shownLanguage } from "#server/search/search-keys.ts"
import { readPartRowsInOrder } from "#server/features/spare/part-store.ts"
import type { ActiveGroup } from "./search-texts.ts"

/** Parts of all active groups, best first. */
export async function findPartHits(
  app: SearchContext,
  groups: readonly ActiveGroup[],
  query: Asked,
  language: Language,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; items: SearchItem[] }> {
  const scope = { sets: groups.map((group) => group.part_set), languages: [language] }
  const { total, hits } = await findParts(app, scope, query, { limit, offset })
  const rows = await readPartRowsInOrder(
    app.db,
    hits.map((hit) => hit.row_id),
  )
  const hitOf = new Map(hits.map((hit) => [hit.row_id, hit]))
  const titles = new Map(groups.map((group) => [group.id, group.title]))
  const marks = marksOf(query)
  const items = rows.map((row): SearchItem => {
    const shown = shownLanguage(row, language)
    const title = row[`description_${shown}`]
    const { match = "text" as SearchMatch, replaces } = hitOf.get(row.row_id) ?? {}
    return {
      kind: "part",
      id: row.id,
      title,
      title_pieces: marks.text(title),
      title_lang: shown,
      path: `/part-list/${row.spare_id}?query=${encodeURIComponent(row.partnumber)}`,
      match,
      partnumber: row.partnumber,
      number_pieces: marks.number(row.partnumber),
      subst_part: row.subst_part,
      substitute_pieces: marks.number(row.subst_part),
      ...(replaces ? { replaces } : {}),
      quantity: row.quantity,
      spare_id: row.spare_id,
      spare_title: titles.get(row.spare_id) ?? "",
    }
  })
  return { total, items }
}
