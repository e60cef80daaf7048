import type { OfferLineInput } from "#contract/offer.ts"
import type { OfferedRow } from "./offer-rows.ts"

/** A field that both sides have changed; what is typed here stays until it is replaced. */
export interface LineConflict {
  key: string
  field: keyof OfferLineInput
  theirs: OfferLineInput[keyof OfferLineInput]
}

export interface MergedLines {
  rows: OfferedRow[]
  conflicts: LineConflict[]
}

/**
 * Returns the rows with what somebody else has stored meanwhile: fields that are unchanged here become theirs, line by
 * line. `base` is what was stored when typing began.
 */
export function mergeLines(
  rows: readonly OfferedRow[],
  base: readonly OfferLineInput[],
  theirs: readonly OfferLineInput[],
): MergedLines {
  const conflicts: LineConflict[] = []
  const before = new Map(base.map((line) => [line.id, line]))
  const stored = new Map(theirs.map((line) => [line.id, line]))
  const merged = rows.flatMap((row): OfferedRow[] => {
    const mine = row.line
    const [old, now] = [before.get(mine?.id), stored.get(mine?.id)]
    if (!mine || mine.id === undefined || !old) return [row]
    const changed = fieldsOf(mine).filter((field) => mine[field] !== old[field])
    // Deleted there: it stays here only with something typed.
    if (!now) return changed.length === 0 ? [] : [{ ...row, line: { ...mine, id: undefined } }]
    for (const field of changed)
      if (now[field] !== old[field] && now[field] !== mine[field])
        conflicts.push({ key: row.key, field, theirs: now[field] })
    const kept = Object.fromEntries(changed.map((field) => [field, mine[field]]))
    return [{ ...row, line: { ...now, ...kept } }]
  })
  return { rows: merged, conflicts }
}

const fieldsOf = (line: OfferLineInput) => Object.keys(line) as (keyof OfferLineInput)[]
