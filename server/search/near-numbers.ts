import { sql } from "kysely"
import { type Difference, nearReasons } from "#contract/near-part.ts"
import { localizedNames } from "#contract/localized.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { samePartKey } from "#contract/number-reader/same-part.ts"
import type { FoundPart } from "#contract/part-lookup.ts"
import { chunks, keysAtOnce } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { isPublished } from "#server/records/visibility.ts"
import type { SearchContext } from "./find-parts.ts"
import { KnownNumbers } from "./known-numbers.ts"
import { type Variant, differences, otherReadings, revisionOf } from "./number-variants.ts"

/** A part whose number differs by little from one that is in no list. */
export type NearNumber = FoundPart & Difference

type KeyedPart = FoundPart & { number_key: string }

// Shorter numbers are near to too many; longer ones are none of a part.
const [shortest, longest] = [4, 30]

/** Returns for each number the parts of active groups with the nearest numbers, at most `most`, the likeliest first. */
export async function findNearNumbers(
  app: Pick<SearchContext, "db" | "content">,
  numbers: readonly string[],
  most: number,
): Promise<Map<string, NearNumber[]>> {
  if (numbers.length === 0) return new Map()
  await app.content.refresh()
  const catalogue = await app.content.remember("part numbers", () => readKnownNumbers(app.db))
  const variants = new Map(numbers.map((number) => [number, variantsOf(number, catalogue)]))
  const keys = [...variants.values()].flatMap((candidates) => [...candidates.keys()])
  const byKey = Map.groupBy(await readParts(app.db, keys), ({ number_key }) => number_key)
  return new Map(
    [...variants].map(([number, candidates]) => {
      const parts = [...candidates].flatMap(([key, variant]) =>
        (byKey.get(key) ?? []).map((part) => ({ ...part, ...variant })),
      )
      return [number, rank(number, parts).slice(0, most)]
    }),
  )
}

/** Returns the folded numbers that are near to a number: those of the catalogue, and readings that may not be in it. */
function variantsOf(number: string, catalogue: KnownNumbers): Map<string, Variant> {
  const key = foldNumber(number)
  if (key.length < shortest || key.length > longest) return new Map()
  const variants = otherReadings(number)
  const isNew = (other: string) => other !== key && !variants.has(other)
  const edited = catalogue.editsOf(key)
  for (const [other, why] of edited) if (isNew(other)) variants.set(other, { why, distance: 1 })
  const bases = new Set([key, edited[0]?.[0] ?? ""].flatMap((text) => revisionOf(text)?.base ?? []))
  for (const base of bases)
    for (const other of catalogue.revisionsOf(base))
      if (isNew(other)) variants.set(other, { why: "revision", distance: Math.max(1, differences(other, key)) })
  return variants
}

/** Sorts parts by the number of differences, then the likeliest, then the closest revision, and returns each number once. */
function rank(number: string, parts: readonly (KeyedPart & Variant)[]): NearNumber[] {
  const key = foldNumber(number)
  const ownRevision = revisionOf(key)
  const ranked = parts.map(({ number_key, ...part }) => {
    const revision = revisionOf(number_key)
    const isRevision = ownRevision !== null && revision?.base === ownRevision.base
    const step = isRevision ? Math.abs(revision.figure - ownRevision.figure) : 0
    const why = isRevision && part.why === "different" ? ("revision" as const) : part.why
    return { step, part: { ...part, ...markDifference(part.partnumber, key), why } }
  })
  const inOrder = ranked.toSorted(
    (a, b) =>
      a.part.distance - b.part.distance ||
      nearReasons.indexOf(a.part.why) - nearReasons.indexOf(b.part.why) ||
      a.step - b.step,
  )
  const distinct = new Map<string, NearNumber>()
  for (const { part } of inOrder) {
    const partKey = samePartKey(part.partnumber)
    if (!distinct.has(partKey)) distinct.set(partKey, part)
  }
  return [...distinct.values()]
}

/** Returns the folded numbers of all active groups. */
async function readKnownNumbers(db: Database): Promise<KnownNumbers> {
  const row = await activeParts(db)
    .select(sql<string | null>`string_agg(part.number_key, ${"\n"})`.as("keys"))
    .executeTakeFirst()
  return new KnownNumbers(row?.keys ?? "")
}

async function readParts(db: Database, keys: readonly string[]): Promise<KeyedPart[]> {
  const parts: KeyedPart[] = []
  for (const chunk of chunks([...new Set(keys)], keysAtOnce))
    parts.push(
      ...(await activeParts(db)
        .select(["part.id", "part.partnumber", "part.subst_part", "part.quantity", "part.spare_id", "part.number_key"])
        .select(localizedNames("part.description"))
        .where("part.number_key", "in", chunk)
        .orderBy("spare.position")
        .orderBy("part.id")
        .execute()),
    )
  return parts
}

const activeParts = (db: Database) =>
  db.selectFrom("spare").innerJoin("part", "part.part_set", "spare.part_set").where(isPublished("spare"))

/** Splits a part number where it differs from a folded one, and returns what that has there if it is one segment. */
function markDifference(partnumber: string, key: string): Pick<Difference, "segments" | "instead"> {
  const characters = Array.from(partnumber)
  const folded = characters.map(foldNumber)
  const written = Array.from(key)
  const filled = folded.filter((character) => character !== "")
  const isOneLength = filled.length === written.length
  const first = filled.findIndex((character, at) => character !== written[at])
  const last = filled.findLastIndex((character, at) => character !== written[at - filled.length + written.length])
  const differs = (at: number) => (isOneLength ? filled[at] !== written[at] : first >= 0 && at >= first && at <= last)
  const segments = [""]
  let at = 0
  for (const [index, character] of characters.entries()) {
    const isIgnored = folded[index] === ""
    const isInDifference = segments.length % 2 === 0
    if (!isIgnored && differs(at) !== isInDifference) segments.push("")
    segments[segments.length - 1] += character
    if (!isIgnored) at++
  }
  if (segments.length % 2 === 0) segments.push("")
  const isOneSegment = isOneLength && segments.length === 3
  return {
    segments,
    instead: isOneSegment
      ? written
          .slice(first, last + 1)
          .join("")
          .toUpperCase()
      : "",
  }
}
