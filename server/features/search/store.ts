import { foldText } from "#contract/number-reader/fold-number.ts"
import { searchKinds, recordPaths } from "#contract/record-constants.ts"
import type { SearchItem, SearchQuery, SearchResult, SearchMatch } from "#contract/search.ts"
import type { AppContext } from "#server/app-context.ts"
import {
  type Asked,
  type PartScope,
  type SearchContext,
  type ListedHit,
  type PartResults,
  searchParts,
} from "#server/search/search-parts.ts"
import { searchTexts } from "#server/search/search-texts.ts"
import { type ActiveGroup, type SearchTexts, readSearchTexts } from "./search-texts.ts"
import { isTooLong, partSlug } from "#contract/number-reader/part-slug.ts"
import type { Language } from "#contract/language.ts"
import { fallback } from "#contract/localized.ts"
import { type ShownPartRow, readPartRowsInOrder } from "#server/features/spare/part-store.ts"

/**
 * Returns one page of parts, products, groups and services in one language: exact names first, then parts, then other
 * texts; for the name of a series only its parts. The last page for a number beyond it.
 */
export async function searchSite(
  app: SearchContext & Pick<AppContext, "records">,
  { q, lang, limit, page = 1, series }: Omit<SearchQuery, "page"> & Partial<Pick<SearchQuery, "page">>,
): Promise<SearchResult> {
  const query = q.trim()
  await app.content.refresh()
  const content = await app.content.keep<SearchTexts>(`texts|${lang}`, (former) => readSearchTexts(app, lang, former))
  const { groups } = content
  const setsOf = (chosen: typeof groups) => chosen.map((group) => group.part_set)
  const scope: PartScope = {
    sets: setsOf(groups),
    languages: [lang],
    series: new Map(groups.map((group) => [group.part_set, group.series])),
    ...(series === undefined ? {} : { within: setsOf(groups.filter((group) => group.id === series)) }),
  }
  const textItems = (parsed: Asked): SearchItem[] =>
    (series === undefined ? searchTexts(content, parsed, lang) : []).map(({ text, ...hit }) => ({
      ...text.item,
      ...hit,
    }))
  const isExact = ({ match }: SearchItem) => match === "exact"
  const reading = await searchParts(app, scope, query, { page, limit }, (parsed) => {
    const all = textItems(parsed)
    const before = all.filter(isExact).length
    return { before, after: all.length - before }
  })
  const texts = textItems(reading.asked)
  const exact = texts.filter(isExact)
  const others = texts.filter((item) => !isExact(item))
  const offset = (reading.page - 1) * limit
  const items = exact.slice(offset, offset + limit)
  items.push(...(await presentPartHits(app, groups, reading, lang)))
  const skipped = Math.max(0, offset - exact.length - reading.total)
  items.push(...others.slice(skipped, skipped + limit - items.length))
  const hits = searchKinds.map((kind) => [kind, texts.filter((text) => text.kind === kind).length])
  const totals = { ...(Object.fromEntries(hits) as SearchResult["totals"]), part: reading.total }
  const result = {
    query,
    read_as: reading.read_as,
    read_how: reading.read_how,
    total: reading.total + texts.length,
    totals,
    series: groups.flatMap(({ id, part_set, title, title_lang }) => {
      const count = reading.bySet.get(part_set) ?? 0
      return count > 0 ? [{ spare_id: id, title, title_lang, count }] : []
    }),
    items,
    page: reading.page,
    limit,
  }
  return reading.read_how === "typo" ? asCorrected(result) : result
}

/** Shows a corrected query as the hits spell it, and its hits as guesses, however well they match. */
function asCorrected(result: SearchResult): SearchResult {
  const pieces = result.items.flatMap((item) => [...item.title_pieces, ...(item.found_pieces ?? [])])
  const spelled = (word: string) => pieces.find((piece) => foldText(piece) === word) ?? word
  const read_as = result.read_as?.split(" ").map(spelled).join(" ") ?? null
  return { ...result, read_as, items: result.items.map((item) => ({ ...item, match: "similar" })) }
}

/** Returns the found parts of all active groups for display, in their order. */
async function presentPartHits(
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
