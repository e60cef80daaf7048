export interface LimitRule {
  points: number
  /** Seconds after which points expire. */
  duration: number
  /** Seconds before each further try once the points are used up; without delays, none before the duration ends. */
  delays?: readonly number[]
}

/** A key and its rule; an action may have several. */
export type KeyedRule = readonly [key: string, rule: LimitRule]

/** Points a key has used; times are ISO text. */
export interface LimitCount {
  points: number
  /** When the count restarts. */
  ends_at: string
  /** When the next try is allowed after the points are used up. */
  next_at: string
}

export type LimitCounts = Map<string, LimitCount>

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000).toISOString()

/**
 * Returns the latest plausible end of a count. A later one was written before the clock was set back and is ignored.
 */
const latest = ({ duration, delays = [] }: LimitRule, now: Date) => later(now, duration + Math.max(0, ...delays) + 300)

const isOver = ({ ends_at }: LimitCount, rule: LimitRule, now: Date) =>
  ends_at <= now.toISOString() || ends_at > latest(rule, now)

/** Returns the points that count now. */
export const usedPoints = (count: LimitCount | undefined, rule: LimitRule, now: Date): number =>
  count && !isOver(count, rule, now) ? count.points : 0

/** Returns the milliseconds until every rule has a point left; 0 when they all do. */
export const longestWait = (counts: LimitCounts, wanted: readonly KeyedRule[], now: Date): number =>
  Math.max(0, ...wanted.map(([key, rule]) => waitOf(counts.get(key), rule, now)))

/** Adds points to each count, or to none and returns the milliseconds to wait; else 0. */
export function addPoints(counts: LimitCounts, wanted: readonly KeyedRule[], now: Date, points = 1): number {
  const waitMs = longestWait(counts, wanted, now)
  if (waitMs === 0) for (const [key, rule] of wanted) counts.set(key, withMore(counts.get(key), rule, now, points))
  return waitMs
}

function waitOf(count: LimitCount | undefined, rule: LimitRule, now: Date): number {
  if (!count || usedPoints(count, rule, now) < rule.points) return 0
  return Math.max(0, Date.parse(rule.delays ? count.next_at : count.ends_at) - now.getTime())
}

function withMore(count: LimitCount | undefined, rule: LimitRule, now: Date, more: number): LimitCount {
  const at = now.toISOString()
  if (!count || isOver(count, rule, now)) return { points: more, ends_at: later(now, rule.duration), next_at: at }
  const points = count.points + more
  const { delays = [] } = rule
  const delay = points < rule.points ? undefined : (delays[points - rule.points] ?? delays.at(-1))
  if (delay === undefined) return { points, ends_at: count.ends_at, next_at: at }
  return { points, ends_at: later(now, delay + rule.duration), next_at: later(now, delay) }
}
