import type { RecordFields } from "./pair-records.ts"
import type { StoredVersion } from "./store.ts"

/** A text that was replaced, and when. */
export interface FormerText {
  until: string
  text: string
}

/**
 * Returns the texts that a field had in the stored versions of a record, oldest first, without equal neighbours. A
 * version that lacks the field counts as equal to the next.
 */
export function formerTexts(
  versions: readonly StoredVersion[],
  current: RecordFields,
  read: (record: RecordFields) => string | undefined,
): FormerText[] {
  const former: FormerText[] = []
  let next = read(current)
  for (const { data, until } of versions.toReversed()) {
    const text = read(data) ?? next
    if (text !== undefined && text !== next) former.unshift({ until, text })
    next = text
  }
  return former
}

export const lastChange = (former: readonly FormerText[]): string => former.at(-1)?.until ?? ""

/** Returns when a text was written: at its last change, or when it was marked as current after that. */
export const writtenAt = (changes: readonly FormerText[], markedAt: string): string =>
  markedAt > lastChange(changes) ? markedAt : lastChange(changes)

/** Returns the source of that time where it was another one; null where it is the same. */
export function sourceAt(former: readonly FormerText[], source: string, time: string): string | null {
  const text = former.find(({ until }) => until > time)?.text
  return text === undefined || text === source ? null : text
}
