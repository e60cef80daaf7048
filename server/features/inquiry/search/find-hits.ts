import type { InquiryHit } from "#contract/inquiry.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type TextWithOrigins, foldWithOrigins, searchTerms } from "./fold-search.ts"
import { type SearchSource, readSources } from "./read-sources.ts"

/** Characters that an excerpt shows before and behind its first match. */
const before = 24
const behind = 90

/** Returns where each of the inquiries contains a query, in the order of the ids. */
export async function findHits(db: Database, ids: readonly number[], query: string): Promise<InquiryHit[]> {
  if (ids.length === 0) return []
  const terms = searchTerms(query)
  const sources = await readSources(db, ids)
  return ids.flatMap((id) => hitOf(sources.get(id) ?? [], terms) ?? [])
}

/** Returns the source with the most terms; of equal ones the first. */
function hitOf(sources: readonly SearchSource[], terms: readonly string[]): InquiryHit | null {
  let best: { source: SearchSource; folded: TextWithOrigins } | null = null
  let most = 0
  for (const source of sources) {
    if (most === terms.length) break
    const folded = foldWithOrigins(source.text)
    const count = terms.filter((term) => folded.folded.includes(term)).length
    if (count > most) [best, most] = [{ source, folded }, count]
  }
  if (best === null) return null
  const { text: _text, ...hit } = best.source
  return { ...hit, excerpt: excerptOf(best.folded, terms) }
}

/** Returns a piece of a text around the first match; every second segment is a match. */
export function excerptOf({ folded, characters, origins }: TextWithOrigins, terms: readonly string[]): string[] {
  const marked = new Set<number>()
  for (const term of terms)
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length))
      for (let index = origins[at] ?? 0; index <= (origins[at + term.length - 1] ?? 0); index++) marked.add(index)
  const first = Math.min(...marked)
  const start = first <= before ? 0 : first - before
  const end = Math.min(characters.length, first + behind)
  const segments = [start > 0 ? "…" : ""]
  for (let index = start; index < end; index++) {
    if (marked.has(index) !== (segments.length % 2 === 0)) segments.push("")
    segments[segments.length - 1] += /\s/u.test(characters[index] ?? "") ? " " : (characters[index] ?? "")
  }
  if (end < characters.length) {
    if (segments.length % 2 === 0) segments.push("")
    segments[segments.length - 1] += "…"
  }
  return segments
}
