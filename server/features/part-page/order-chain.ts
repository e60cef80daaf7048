import { localized, pickLocalized } from "#contract/localized.ts"
import type { ChainPart } from "#contract/part-page.ts"
import type { KeyRow } from "./key-rows.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { ownSlug } from "#contract/number-reader/own-slug.ts"
import { partSlug } from "#contract/number-reader/part-slug.ts"

const maxChain = 60

const noDescription = localized("description", "")

/**
 * Returns the chain of a number from all parts reachable by folded numbers: each before its successor; empty for a
 * single number.
 */
export function orderChain(number: string, rows: readonly KeyRow[]): ChainPart[] {
  const parts = partsOf(rows)
  const next = (name: string) => parts.get(name)?.superseded_by ?? ""
  const way = (name: string): string[] => {
    const steps = [name]
    for (let step = next(name); step !== "" && !steps.includes(step); step = next(step)) steps.push(step)
    return steps
  }
  const linked = linkedTo(number, parts)
  const later = new Map(linked.map((name) => [name, way(name).length]))
  const inOrder = linked.toSorted((a, b) => (later.get(b) ?? 0) - (later.get(a) ?? 0) || (a < b ? -1 : 1))
  // Successors first, then the possibly many predecessors.
  const kept = new Set([...new Set([...way(number), ...inOrder])].slice(0, maxChain))
  const chain = inOrder.filter((name) => kept.has(name))
  if (chain.length < 2) return []
  return chain.flatMap((name) => {
    const part = parts.get(name)
    return part ? [{ ...part, interchangeable: way(name).some((step) => step !== name && next(step) === name) }] : []
  })
}

/**
 * Returns each number with its stored successor, which may be named in another spelling; one in no list stands alone,
 * and so does one that several numbers are spelled like: its slug leads to the choice.
 */
function partsOf(rows: readonly KeyRow[]): Map<string, ChainPart> {
  const numbersOf = Map.groupBy(rows, ({ number_key }) => number_key)
  const parts = new Map<string, ChainPart>()
  for (const row of rows) {
    if (parts.get(row.partnumber)?.superseded_by) continue
    const alike = numbersOf.get(row.number_key) ?? []
    const successors = numbersOf.get(row.subst_key) ?? []
    const only = new Set(successors.map(({ partnumber }) => partnumber)).size === 1 ? successors[0] : undefined
    const stored = successors.find(({ partnumber }) => partnumber === row.subst_part) ?? only
    parts.set(row.partnumber, {
      partnumber: row.partnumber,
      slug: ownSlug(row.partnumber, alike),
      ...pickLocalized(row, "description"),
      superseded_by: stored?.partnumber ?? row.subst_part,
      interchangeable: false,
    })
  }
  for (const { superseded_by } of parts.values())
    if (superseded_by !== "" && !parts.has(superseded_by))
      parts.set(superseded_by, {
        partnumber: superseded_by,
        slug: numbersOf.has(foldNumber(superseded_by)) ? partSlug(superseded_by) : "",
        ...noDescription,
        superseded_by: "",
        interchangeable: false,
      })
  return parts
}

/** Returns what is reachable from a number in both directions; excludes unrelated numbers of equal spelling. */
function linkedTo(number: string, parts: ReadonlyMap<string, ChainPart>): string[] {
  const others = new Map<string, string[]>()
  const link = (from: string, to: string) => others.set(from, [...(others.get(from) ?? []), to])
  for (const { partnumber, superseded_by } of parts.values())
    if (superseded_by !== "") {
      link(partnumber, superseded_by)
      link(superseded_by, partnumber)
    }
  const linked = new Set([number])
  for (const name of linked) for (const other of others.get(name) ?? []) linked.add(other)
  return [...linked]
}
