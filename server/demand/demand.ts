import type { Logger } from "pino"
import type { DemandKind } from "#contract/demand-constants.ts"
import type { Language } from "#contract/language.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import type { Clock } from "#server/clock.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type DemandCount, addDemand } from "./demand-store.ts"
import { type DemandTerm, demandKey, readTerm } from "./read-term.ts"
import { type DemandVisitor, createVisitorDay, isPerson } from "./visitor-day.ts"

/** Milliseconds without further typing after which a search counts. */
export const settleMs = 10_000
// Bounds memory during a flood of visitors or terms.
const [maxPending, maxCounts] = [10_000, 5_000]

/** Counts what visitors search for in vain, without identifying anybody. Never delays or fails a request. */
export interface Demand {
  /** Records a search, found or not; further typing of the same visitor replaces it. */
  noteSearch(search: { query: string; lang: Language; isFound: boolean }, visitor: DemandVisitor): void
  /** Records unknown numbers or words requested elsewhere. */
  noteUnknown(
    kind: Exclude<DemandKind, "search">,
    texts: readonly string[],
    lang: Language,
    visitor: DemandVisitor,
  ): void
  /** Writes settled counts, or with "all" also pending ones. */
  write(scope?: "all"): Promise<void>
}

export interface DemandOptions {
  db: Database
  clock: Clock
  log: Logger
  /** Returns whether each folded word occurs in the catalogue. */
  knowsWords: (words: readonly string[]) => Promise<boolean>
}

interface Pending {
  query: string
  key: string
  lang: Language
  isFound: boolean
  at: number
}

export function createDemand({ db, clock, log, knowsWords }: DemandOptions): Demand {
  const visitors = createVisitorDay(clock)
  const pending = new Map<string, Pending>()
  const counts = new Map<string, DemandCount & { words: string[] | null }>()
  let writing: Promise<void> = Promise.resolve()

  const count = (kind: DemandCount["kind"], lang: Language, term: DemandTerm | null) => {
    const name = [kind, lang, term?.term ?? ""].join("\n")
    const entry = counts.get(name)
    if (entry) entry.count += 1
    else if (counts.size < maxCounts)
      counts.set(name, { kind, lang, term: term?.term ?? "", words: term?.words ?? null, count: 1 })
  }
  /** Returns whether a visitor asks for a term in vain for the first time today, in any spelling and way. */
  const isFirstInVain = (name: string, text: string, term: DemandTerm | null) =>
    visitors.isFirst(name, term ? demandKey(term.term) : foldNumber(text))
  const settle = (name: string, { query, key, lang, isFound }: Pending) => {
    pending.delete(name)
    const term = readTerm(query)
    if (!(isFound ? visitors.isFirst(name, `found\n${key}`) : isFirstInVain(name, query, term))) return
    count("searches", lang, null)
    if (!isFound) count("search", lang, term)
  }
  const settleBefore = (moment: number) => {
    for (const [name, search] of pending) if (search.at <= moment) settle(name, search)
  }
  const write = async (scope?: "all") => {
    settleBefore(scope === "all" ? Number.POSITIVE_INFINITY : clock().getTime() - settleMs)
    visitors.turnDay()
    const batch = [...counts.values()]
    counts.clear()
    if (batch.length === 0) return
    try {
      const checked: DemandCount[] = []
      for (const { words, ...entry } of batch)
        checked.push(words === null || (await knowsWords(words)) ? entry : { ...entry, term: "" })
      await addDemand(db, checked, clock())
    } catch (error) {
      log.warn({ err: error, counts: batch.length }, "counts of demand are lost")
    }
  }
  const writeInTurn = (scope?: "all") => {
    writing = writing.then(() => write(scope))
    return writing
  }

  return {
    noteSearch: ({ query, lang, isFound }, visitor) => {
      const key = foldNumber(query)
      if (Array.from(key).length < 2 || !isPerson(visitor)) return
      const name = visitors.nameOf(visitor)
      const before = pending.get(name)
      // Typing on, or deleting, continues the same search.
      if (before && !key.startsWith(before.key) && !before.key.startsWith(key)) settle(name, before)
      pending.delete(name)
      const [oldest] = pending
      if (oldest && pending.size >= maxPending) settle(...oldest)
      pending.set(name, { query, key, lang, isFound, at: clock().getTime() })
    },
    noteUnknown: (kind, texts, lang, visitor) => {
      // The sender of a verified inquiry is a person; without a user agent it counts beside what the visitor did before.
      if (texts.length === 0 || (kind !== "inquiry" && !isPerson(visitor))) return
      const name = visitors.nameOf(visitor)
      for (const text of texts) {
        const term = readTerm(text)
        if (isFirstInVain(name, text, term)) count(kind, lang, term)
      }
    },
    write: writeInTurn,
  }
}
