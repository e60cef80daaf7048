import { foldText } from "#contract/number-reader/fold-number.ts"
import { searchKinds } from "#contract/record-constants.ts"
import type { SearchItem, SearchQuery, SearchResult } from "#contract/search.ts"
import type { AppContext } from "#server/app-context.ts"
import { type Asked, type PartScope, type SearchContext, searchParts } from "#server/search/search-parts.ts"
import { searchTexts } from "#server/search/search-texts.ts"
import { presentPartHits } from "./part-hits.ts"
import { readSearchTexts } from "./search-texts.ts"

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
  const content = await app.content.remember(`texts|${lang}`, () => readSearchTexts(app, lang))
  const { groups } = content
  const setsOf = (chosen: typeof groups) => chosen.map((group) => group.part_set)
  const scope: PartScope = {
    sets: setsOf(groups),
    languages: [lang],
    series: new Map(groups.map((group) => [group.part_set, group.series])),
    ...(series === undefined ? {} : { within: setsOf(groups.filter((group) => group.id === series)) }),
  }
  const textItems = (asked: Asked): SearchItem[] =>
    (series === undefined ? searchTexts(content, asked, lang) : []).map(({ text, ...hit }) => ({
      ...text.item,
      ...hit,
    }))
  const isExact = ({ match }: SearchItem) => match === "exact"
  const found = await searchParts(app, scope, query, { page, limit }, (asked) => {
    const all = textItems(asked)
    const before = all.filter(isExact).length
    return { before, after: all.length - before }
  })
  const texts = textItems(found.asked)
  const exact = texts.filter(isExact)
  const others = texts.filter((item) => !isExact(item))
  const offset = (found.page - 1) * limit
  const items = exact.slice(offset, offset + limit)
  items.push(...(await presentPartHits(app, groups, found, lang)))
  const skipped = Math.max(0, offset - exact.length - found.total)
  items.push(...others.slice(skipped, skipped + limit - items.length))
  const hits = searchKinds.map((kind) => [kind, texts.filter((text) => text.kind === kind).length])
  const totals = { ...(Object.fromEntries(hits) as SearchResult["totals"]), part: found.total }
  const result = {
    query,
    read_as: found.read_as,
    read_how: found.read_how,
    total: found.total + texts.length,
    totals,
    series: groups.flatMap(({ id, part_set, title, title_lang }) => {
      const count = found.bySet.get(part_set) ?? 0
      return count > 0 ? [{ spare_id: id, title, title_lang, count }] : []
    }),
    items,
    page: found.page,
    limit,
  }
  return found.read_how === "typo" ? asCorrected(result) : result
}

/** Shows a corrected query as the hits spell it, and its hits as guesses, however well they match. */
function asCorrected(result: SearchResult): SearchResult {
  const pieces = result.items.flatMap((item) => [...item.title_pieces, ...(item.found_pieces ?? [])])
  const spelled = (word: string) => pieces.find((piece) => foldText(piece) === word) ?? word
  const read_as = result.read_as?.split(" ").map(spelled).join(" ") ?? null
  return { ...result, read_as, items: result.items.map((item) => ({ ...item, match: "similar" })) }
}
