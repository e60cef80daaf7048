import { pickLocalized } from "#contract/localized.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { samePartKey } from "#contract/number-reader/same-part.ts"
import { type AskedSlug, partSlug } from "#contract/number-reader/part-slug.ts"
import type { PartChoice, PartOfNumber, MachineSeries } from "#contract/part-page.ts"
import type { SearchContext } from "#server/search/search-parts.ts"
import { resolveAliases } from "#server/search/resolve-aliases.ts"
import { findAlike, kindOf, presentAlike } from "./alike.ts"
import { type KeyRow, readKeyRows } from "./key-rows.ts"
import { type AlikeRow, readNearRows } from "./near-parts.ts"
import { orderChain } from "./order-chain.ts"
import { distinctNumbers, ownSlug } from "#contract/number-reader/own-slug.ts"
import { readRelatedServices } from "./related-services.ts"
import { recordPagePath } from "#contract/page-address.ts"
import { listCategoryRecords } from "#server/features/category/store.ts"
import { listCards } from "#server/features/product/store.ts"

/** Returns the series of each spare-part group, read once per content version. */
const readSeries = (app: Pick<SearchContext, "db" | "content">): Promise<ReadonlyMap<number, MachineSeries[]>> =>
  app.content.remember("series of groups", () => listSeries(app.db))

async function listSeries(db: SearchContext["db"]): Promise<Map<number, MachineSeries[]>> {
  const categories = await listCategoryRecords(db)
  const products = await listCards(db, {})
  const seriesOf = new Map<number, MachineSeries[]>()
  for (const { id, lang, name, spare_id } of categories) {
    if (spare_id === null) continue
    const models = products
      .filter((product) => product.category_id === id && product.lang === lang)
      .map(({ id, title, model, type, power }) => ({
        id,
        path: recordPagePath("product", id, title),
        model: model || title,
        type,
        power,
      }))
    seriesOf.set(spare_id, [...(seriesOf.get(spare_id) ?? []), { id, lang, name, models }])
  }
  return seriesOf
}

/** Target of a part's URL; `moved` names the canonical slug. */
export type ResolvedPart =
  | { kind: "part"; part: PartOfNumber }
  | { kind: "choice"; choice: PartChoice }
  | { kind: "moved"; slug: string }

/**
 * Resolves a part's slug among active groups: exact number, else the same ignoring punctuation (`moved`), else a choice
 * of several, else a number only named as successor, else an alias; null for an unknown one.
 */
export async function resolvePart(app: SearchContext, { slug, among }: AskedSlug): Promise<ResolvedPart | null> {
  const resolved = await resolveSlug(app, slug)
  if (resolved) return resolved
  if (among) return resolveNth(app, slug, among)
  const key = foldNumber(slug)
  const meant = (await resolveAliases(app.db, [key])).get(key)
  if (meant === undefined) return null
  const keyRows = (await readKeyRows(app, foldNumber(meant))).filter((row) => row.number_key === foldNumber(meant))
  // An alias of a removed part has no effect.
  return keyRows.length === 0 ? null : { kind: "moved", slug: ownSlug(meant, keyRows) }
}

async function resolveSlug(app: SearchContext, slug: string): Promise<ResolvedPart | null> {
  const key = foldNumber(slug)
  const rows = await readKeyRows(app, key)
  const keyRows = rows.filter((row) => row.number_key === key)
  const numbers = distinctNumbers(keyRows)
  const spelt = numbers.filter((number) => partSlug(number) === slug)
  const candidates = spelt.length > 0 ? spelt : numbers
  const [number] = candidates
  if (number === undefined) return readSuccessor(slug, key, rows)
  if (candidates.length > 1) return { kind: "choice", choice: choiceOf(candidates, keyRows) }
  return spelt.length === 1 ? readPart(app, number, keyRows, rows) : { kind: "moved", slug: ownSlug(number, keyRows) }
}

async function resolveNth(
  app: SearchContext,
  slug: string,
  { slug: base, nth }: NonNullable<AskedSlug["among"]>,
): Promise<ResolvedPart | null> {
  const key = foldNumber(base)
  const rows = await readKeyRows(app, key)
  const keyRows = rows.filter((row) => row.number_key === key)
  const spelt = distinctNumbers(keyRows).filter((number) => partSlug(number) === base)
  const number = (spelt.length > 0 ? spelt : distinctNumbers(keyRows))[nth - 1]
  if (number === undefined) return null
  const address = ownSlug(number, keyRows)
  return address === slug ? readPart(app, number, keyRows, rows) : { kind: "moved", slug: address }
}

function choiceOf(numbers: readonly string[], keyRows: readonly KeyRow[]): PartChoice {
  return {
    choices: numbers.flatMap((number) => {
      const row = keyRows.find(({ partnumber }) => partnumber === number)
      const name = { partnumber: number, slug: ownSlug(number, keyRows) }
      return row
        ? [{ ...name, ...pickLocalized(row, "description"), spare_id: row.spare_id, quantity: row.quantity }]
        : []
    }),
  }
}

async function readPart(
  app: SearchContext,
  number: string,
  keyRows: readonly KeyRow[],
  rows: readonly KeyRow[],
): Promise<ResolvedPart> {
  const groups = keyRows.filter(({ partnumber }) => samePartKey(partnumber) === samePartKey(number))
  const [first] = groups
  const seriesOf = await readSeries(app)
  // With the rows of the number, the page's only reads that are not remembered.
  const near = first ? await readNearRows(app.db, first, await findAlike(app, first)) : null
  const part = {
    partnumber: number,
    slug: ownSlug(number, keyRows),
    groups: groups.map((row) => ({
      id: row.id,
      spare_id: row.spare_id,
      ...pickLocalized(row, "title"),
      ...pickLocalized(row, "description"),
      quantity: row.quantity,
      updated_at: row.updated_at,
      series: seriesOf.get(row.spare_id) ?? [],
    })),
    chain: orderChain(number, rows),
    place: near?.place ?? null,
    before: near?.before.map(presentNear) ?? [],
    after: near?.after.map(presentNear) ?? [],
    ...kindOf(first),
    alike: first && near ? presentAlike(first, near.alike) : [],
    services: first ? await readRelatedServices(app, first) : [],
  }
  return { kind: "part", part }
}

const presentNear = (row: AlikeRow) => ({
  partnumber: row.partnumber,
  slug: partSlug(row.partnumber),
  ...pickLocalized(row, "description"),
})

/** A number that no list holds, by the spelling in which it is named as a successor. */
function readSuccessor(slug: string, key: string, rows: readonly KeyRow[]): ResolvedPart | null {
  const names = [...new Set(rows.filter(({ subst_key }) => subst_key === key).map(({ subst_part }) => subst_part))]
  const number = names.find((name) => partSlug(name) === slug) ?? names[0]
  if (number === undefined) return null
  if (partSlug(number) !== slug) return { kind: "moved", slug: partSlug(number) }
  return {
    kind: "part",
    part: {
      partnumber: number,
      slug,
      groups: [],
      chain: orderChain(number, rows),
      place: null,
      before: [],
      after: [],
      ...kindOf(),
      alike: [],
      services: [],
    },
  }
}
