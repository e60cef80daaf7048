import { isTooLong, partSlug } from "#contract/number-reader/part-slug.ts"
import type { Language } from "#contract/language.ts"
import { fallback } from "#contract/localized.ts"
import { recordPaths } from "#contract/page-address.ts"
import type { SearchItem, SearchMatch, SearchResult } from "#contract/search.ts"
import { type PartScope, type SearchContext, findParts } from "#server/search/find-parts.ts"
import { foundDescription } from "#server/search/found-description.ts"
import type { Asked } from "#server/search/plan-query.ts"
import { marksOf } from "#server/search/match-segments.ts"
import { readPartRowsInOrder } from "#server/features/spare/part-store.ts"
import type { ActiveGroup } from "./search-texts.ts"

/** Parts of all active groups, best first, and how many of them each group has. */
export async function findPartHits(
  app: SearchContext,
  groups: readonly ActiveGroup[],
  scope: PartScope,
  query: Asked,
  language: Language,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; items: SearchItem[]; series: SearchResult["series"] }> {
  const { total, hits, bySet, words } = await findParts(app, scope, query, { limit, offset })
  const rowIds = hits.map((hit) => hit.row_id)
  const rows = await readPartRowsInOrder(app.db, rowIds)
  const hitOf = new Map(hits.map((hit) => [hit.row_id, hit]))
  const groupOf = new Map(groups.map((group) => [group.id, group]))
  const marks = marksOf(query, words)
  const items = rows.map((row): SearchItem => {
    const { text: title, lang: shown } = fallback(row, "description", language)
    const group = groupOf.get(row.spare_id)
    const { match = "text" as SearchMatch, replaces } = hitOf.get(row.row_id) ?? {}
    const marked = marks.text(title)
    return {
      kind: "part",
      id: row.id,
      title,
      title_pieces: marked,
      title_lang: shown,
      path: pathOf(row.partnumber, row.spare_id),
      match,
      ...(match === "other_language" && marked.length === 1 ? foundDescription(row, shown, marks) : {}),
      partnumber: row.partnumber,
      number_pieces: marks.number(row.partnumber),
      subst_part: row.subst_part,
      substitute_pieces: marks.number(row.subst_part),
      ...(replaces ? { replaces } : {}),
      quantity: row.quantity,
      spare_id: row.spare_id,
      spare_title: group?.title ?? "",
      ...(group ? { spare_title_lang: group.title_lang } : {}),
    }
  })
  const series = groups.flatMap(({ id, part_set, title, title_lang }) => {
    const count = bySet.get(part_set) ?? 0
    return count > 0 ? [{ spare_id: id, title, title_lang, count }] : []
  })
  return { total, items, series }
}

/** The page of a number; one too long for an address is found in its list. */
function pathOf(partnumber: string, spareId: number): string {
  const slug = partSlug(partnumber)
  if (slug === "" || isTooLong(slug)) return `${recordPaths.spare}/${spareId}?query=${encodeURIComponent(partnumber)}`
  return `/part/${encodeURIComponent(slug)}`
}
