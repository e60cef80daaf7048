import { isTooLong, partSlug } from "#contract/number-reader/part-slug.ts"
import type { Language } from "#contract/language.ts"
import { fallback } from "#contract/localized.ts"
import { recordPaths } from "#contract/record-constants.ts"
import type { SearchItem, SearchMatch } from "#contract/search.ts"
import type { ListedHit, PartResults, SearchContext } from "#server/search/search-parts.ts"
import { type ShownPartRow, readPartRowsInOrder } from "#server/features/spare/part-store.ts"
import type { ActiveGroup } from "./search-texts.ts"

/** Returns the found parts of all active groups for display, in their order. */
export async function presentPartHits(
  { db }: Pick<SearchContext, "db">,
  groups: readonly ActiveGroup[],
  { parts, marks }: PartResults,
  language: Language,
): Promise<SearchItem[]> {
  const rows = await readPartRowsInOrder(
    db,
    parts.map(({ row_id }) => row_id),
  )
  const hitOf = new Map(parts.map((part) => [part.row_id, part]))
  const groupOf = new Map(groups.map((group) => [group.id, group]))
  return rows.map((row) => presentHit(row, hitOf.get(row.row_id), marks, groupOf.get(row.spare_id), language))
}

function presentHit(
  row: ShownPartRow,
  hit: ListedHit | undefined,
  marks: PartResults["marks"],
  group: ActiveGroup | undefined,
  language: Language,
): SearchItem {
  const { text: title, lang: shown } = fallback(row, "description", language)
  const match: SearchMatch = hit?.match ?? "text"
  const title_pieces = marks.text(title)
  return {
    kind: "part",
    id: row.id,
    title,
    title_pieces,
    title_lang: shown,
    path: pathOf(row.partnumber, row.spare_id),
    match,
    ...(match === "other_language" && title_pieces.length === 1 ? marks.otherDescription(row, shown) : {}),
    partnumber: row.partnumber,
    number_pieces: marks.number(row.partnumber),
    subst_part: row.subst_part,
    substitute_pieces: marks.number(row.subst_part),
    ...(hit?.replaces ? { replaces: hit.replaces } : {}),
    quantity: row.quantity,
    spare_id: row.spare_id,
    spare_title: group?.title ?? "",
    ...(group ? { spare_title_lang: group.title_lang } : {}),
  }
}

/** Returns the page of a number; one too long for an address is found in the list of its group. */
function pathOf(partnumber: string, spareId: number): string {
  const slug = partSlug(partnumber)
  if (slug === "" || isTooLong(slug)) return `${recordPaths.spare}/${spareId}?query=${encodeURIComponent(partnumber)}`
  return `/part/${encodeURIComponent(slug)}`
}
