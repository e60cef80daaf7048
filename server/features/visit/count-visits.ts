import type { IncomingMessage } from "node:http"
import type { Logger } from "pino"
import { type Language, parseLanguage, prefixPattern } from "#contract/language.ts"
import { isPrivatePath } from "#contract/private-page-constants.ts"
import { shownHeader, staffCookie } from "#contract/visit-constants.ts"
import type { Clock } from "#server/clock.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { isRobot } from "#server/demand/visitor-day.ts"
import { germanTime } from "#server/german-time.ts"
import { type VisitCount, addVisits } from "./store.ts"

// Bounds memory during a flood of addresses or browsers.
const [maxCounts, maxAgents, longestPath] = [5_000, 1_000, 150]
const notPages = /^\/(?:api|media|assets|dashboard|controller)(?:\/|$)/u
const previewParameter = "preview="
const recordPath = /^(\/[a-z-]+\/\d+)-[a-z\d-]+$/u

/** Counts page views of people without knowing anybody. Never delays or fails a response. */
export interface VisitCounts {
  /** Counts a page that is sent, if a person has opened it. */
  note(request: Pick<IncomingMessage, "url" | "method" | "headers">): void
  /** Adds the counts since the last call to those of all processes. */
  write(): Promise<void>
}

interface VisitOptions {
  db: Database
  clock: Clock
  log: Logger
  publicUrl: string
}

export function createVisitCounts({ db, clock, log, publicUrl }: VisitOptions): VisitCounts {
  let counts = new Map<string, number>()
  // A browser's name is judged once: a pattern over it costs as much as all else here.
  const robots = new Map<string, boolean>()
  const ownHost = new URL(publicUrl).hostname
  const isPerson = (agent: string): boolean => {
    let robot = robots.get(agent)
    if (robot === undefined) {
      if (robots.size >= maxAgents) robots.clear()
      robot = agent === "" || isRobot(agent)
      robots.set(agent, robot)
    }
    return !robot
  }
  const add = (key: string, count: number) => {
    const before = counts.get(key)
    if (before !== undefined || counts.size < maxCounts) counts.set(key, (before ?? 0) + count)
  }
  return {
    note({ url = "", method, headers }) {
      const isOpened = headers["sec-fetch-dest"] === "document" && method === "GET" && !headers["sec-purpose"]
      if (!isOpened && (headers[shownHeader] === undefined || method !== "HEAD")) return
      if (headers.cookie?.includes(staffCookie) || !isPerson(headers["user-agent"] ?? "")) return
      const end = url.indexOf("?")
      const path = end === -1 ? url : url.slice(0, end)
      if (path.length > longestPath || (end !== -1 && url.includes(previewParameter, end))) return
      // An activated page came from this site.
      add(`${path}\n${isOpened ? originOf(headers.referer) : ""}`, 1)
    },
    async write() {
      if (counts.size === 0) return
      const written = counts
      counts = new Map()
      const rows = [...written].flatMap(([key, count]) => readVisit(key, count, ownHost))
      try {
        await addVisits(db, germanTime(clock().toISOString()).slice(0, 10), rows)
      } catch (error) {
        log.warn({ err: error }, "page views wait for the next minute")
        for (const [key, count] of written) add(key, count)
      }
    },
  }
}

/** Returns scheme and host, without the time that reading a whole address takes. */
function originOf(referrer = ""): string {
  const end = referrer.indexOf("/", "https://".length)
  return end === -1 || end > longestPath ? "" : referrer.slice(0, end)
}

/** Returns what of a view is stored; nothing for what is no page for everybody. */
function readVisit(key: string, count: number, ownHost: string): VisitCount[] {
  const [url = "", referrer = ""] = key.split("\n")
  if (!/^\/[\w/.-]*$/u.test(url) || notPages.test(url) || isPrivatePath(url)) return []
  const prefix = prefixPattern.exec(url)?.[0] ?? ""
  const page =
    url
      .slice(prefix.length)
      .replace(/(?<=.)\/$/u, "")
      .replace(recordPath, "$1") || "/"
  const lang: Language = parseLanguage(prefix.slice(1)) ?? "de"
  return [{ page, lang, referrer: referrerHost(referrer, ownHost), count }]
}

/** Returns the host of the page before; "" without one, and for this site. */
function referrerHost(referrer: string, ownHost: string): string {
  if (!URL.canParse(referrer)) return ""
  const { hostname, protocol } = new URL(referrer)
  const isOther = hostname !== ownHost && /^https?:$/u.test(protocol)
  return isOther && /^[a-z\d.-]{1,100}$/u.test(hostname) ? hostname : ""
}
