import { createHmac, randomBytes } from "node:crypto"
import type { Clock } from "#server/clock.ts"
import { dayOf } from "./week.ts"

/** Request headers that distinguish visitors. */
export interface DemandVisitor {
  address: string
  headers: Headers
  /** Whether this is a HEAD request, which nobody reads. */
  isHead?: boolean | undefined
}

const robots =
  /bot\b|bot[/;-]|crawl|spider|headless|googleother|inspectiontool|externalagent|httrack|barkrowler|slurp|scrap|archiver|monitor|uptime|preview|facebookexternal|lighthouse|^(?:curl|wget|python|java|go-http|okhttp|axios|node|undici|php|ruby|libwww|postman|insomnia|apache-)/iu
/** Returns whether a User-Agent is that of a program that reads pages for itself. */
export const isRobot = (agent: string): boolean => robots.test(agent)

// Per process and day; beyond that nothing is counted until midnight.
const maxHashes = 200_000

/** Returns whether a person looks at the response: no robot, HEAD or prefetch. */
export function isPerson({ headers, isHead }: DemandVisitor): boolean {
  const agent = headers.get("User-Agent") ?? ""
  const isAhead = /prefetch|prerender/u.test(`${headers.get("Sec-Purpose")} ${headers.get("Purpose")}`)
  return !isHead && agent !== "" && headers.has("Accept-Language") && !isRobot(agent) && !isAhead
}

export interface VisitorDay {
  /** Returns a pseudonym of a visitor, valid until midnight. */
  nameOf(visitor: DemandVisitor): string
  /** Returns whether this visitor does this for the first time today, and remembers it. */
  isFirst(name: string, act: string): boolean
  /** Forgets everything at the end of the day. */
  turnDay(): void
}

/**
 * Distinguishes visitors for a day, by hashes under a key that exists in memory only and is replaced at midnight (UTC).
 */
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
    isFirst: (name, act) => {
      turnDay()
      const hashed = hash(`${name}\n${act}`)
      if (seen.has(hashed) || seen.size >= maxHashes) return false
      seen.add(hashed)
      return true
    },
    turnDay,
  }
}
