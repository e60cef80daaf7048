import { createHmac, randomBytes } from "node:crypto"
import type { Clock } from "#server/clock.ts"
import { dayOf } from "./week.ts"

/** Who asks, as a request says it. */
export interface DemandVisitor {
  address: string
  headers: Headers
  /** Whether only the headers are asked for, which nobody looks at. */
  isHead?: boolean | undefined
}

const robots =
  /bot\b|bot[/;-]|crawl|spider|slurp|scrap|archiver|monitor|uptime|preview|facebookexternal|lighthouse|^(?:curl|wget|python|java|go-http|okhttp|axios|node|undici|php|ruby|libwww|postman|insomnia|apache-)/iu
// Of one process and day; beyond that nothing more is counted until midnight.
const mostHashes = 200_000

/** Returns whether a browser asks for something that a person looks at: no robot, no mere headers, and no page made ready in advance. */
export function isPerson({ headers, isHead }: DemandVisitor): boolean {
  const agent = headers.get("User-Agent") ?? ""
  const isAhead = /prefetch|prerender/u.test(`${headers.get("Sec-Purpose")} ${headers.get("Purpose")}`)
  return !isHead && agent !== "" && headers.has("Accept-Language") && !robots.test(agent) && !isAhead
}

export interface VisitorDay {
  /** Returns a name for a visitor that holds until midnight. */
  nameOf(visitor: DemandVisitor): string
  /** Returns whether this visitor does this for the first time today, and remembers it. */
  isFirst(name: string, what: string): boolean
  /** Forgets everything with the day. */
  turnDay(): void
}

/** Tells visitors apart for a day, by hashes under a key that is in this memory only and is replaced at midnight (UTC). */
export function createVisitorDay(clock: Clock): VisitorDay {
  let [day, key] = ["", randomBytes(32)]
  const seen = new Set<string>()
  const turnDay = () => {
    const today = dayOf(clock())
    if (today === day) return
    day = today
    key = randomBytes(32)
    seen.clear()
  }
  const hash = (text: string) => createHmac("sha256", key).update(text).digest("base64url").slice(0, 22)
  return {
    nameOf: ({ address, headers }) => {
      turnDay()
      return hash(`${address}\n${headers.get("User-Agent")}`)
    },
    isFirst: (name, what) => {
      turnDay()
      const hashed = hash(`${name}\n${what}`)
      if (seen.has(hashed) || seen.size >= mostHashes) return false
      seen.add(hashed)
      return true
    },
    turnDay,
  }
}
