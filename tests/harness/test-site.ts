import type { Hono } from "hono"
import pino from "pino"
import type { AppContext } from "#server/app-context.ts"
import { createPasswords } from "#server/auth/hash-gate.ts"
import type { OpenDatabase } from "#server/db/dialects/dialect.ts"
import { startContentClock } from "#server/db/content-clock.ts"
import { readContentVersion } from "#server/db/content-state.ts"
import { readEnv } from "#server/env.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { createRateLimits } from "#server/limits/rate-limits.ts"
import { createRedirectHits } from "#server/features/redirect/count-hits.ts"
import { checkOpening } from "#server/features/finding/check-opening.ts"
import { createVisitCounts } from "#server/features/visit/count-visits.ts"
import { createDemand } from "#server/demand/demand.ts"
import { knowsWords } from "#server/demand/catalogue-words.ts"
import { type Mailer, createMailer } from "#server/mail/mailer.ts"
import type { SmtpTimes } from "#server/mail/smtp.ts"
import { kinds, mailSources, records, tables } from "#server/features.ts"
import { createApi } from "#server/edge/create-api.ts"
import { createSite } from "#server/edge/create-site.ts"
import { judgeDescribed } from "./judge-described.ts"
import { judgeResponse } from "./judge-response.ts"

export const password = "Rotor-Welle-2008!"
// Hash of that password, made once by hashPassword, because hundreds of sites are opened in a run.
const passwordHash = "$argon2id$v=19$m=19456,t=2,p=1$/+KBZ/cnHs2J/oNc64WjCA$jSZByfyT6PVdNyAxffZxXPZCd8CsEFoJus9ZLny0N0s"

export interface TestSite {
  app: AppContext
  /** Handler of a listener's requests. */
  site: Hono<HttpEnv>
  /** Token of the owner's session. */
  token: string
  /** The site's clock; set it to travel in time. */
  time: { now: Date }
  request(path: string, init?: RequestInit, address?: string): Promise<Response>
  /** Same as `request`, signed in as owner, with an optional JSON body. */
  asOwner(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  /** Returns a second process on the same database, limited to mail. */
  anotherMailer(): Mailer
}

/** Opens the real site without a port: everything but the pages. */
export async function openTestSite(
  { db, dialect, ping, snapshot, withLock }: OpenDatabase,
  dataDir = "./data",
  { env = {}, mailTimes }: { env?: Record<string, string>; mailTimes?: SmtpTimes } = {},
): Promise<TestSite> {
  const time = { now: new Date("2026-11-20T09:00:00Z") }
  const config = readEnv({ DATA_DIR: dataDir, ...env })
  const clock = () => new Date(time.now)
  const log = pino({ level: "silent" })
  const anotherMailer = () =>
    createMailer({
      db,
      log,
      clock,
      mail: config.mail,
      publicUrl: config.publicUrl,
      sources: mailSources,
      ...(mailTimes ? { times: mailTimes } : {}),
    })
  const mail = anotherMailer()
  const content = await startContentClock({ read: () => readContentVersion(db), log })
  const demand = createDemand({
    db,
    clock,
    log,
    knowsWords: (words) => knowsWords({ db, dialect, content, records }, words),
  })
  const app: AppContext = {
    config,
    content,
    demand,
    redirectHits: createRedirectHits({ db, clock, log }),
    checkOpening,
    visits: createVisitCounts({ db, clock, log, publicUrl: config.publicUrl }),
    programDir: process.cwd(),
    db,
    dialect,
    snapshot,
    clock,
    log,
    mail,
    limits: createRateLimits({ enabled: config.rateLimits, db, clock }),
    passwords: createPasswords(),
    withLock,
    sizes: { resume: () => undefined, idle: async () => undefined, close: async () => undefined },
    records,
    kinds,
    tables,
  }
  const noPages = async () => new Response("pages are tested in the browser", { status: 404 })
  const site = createSite({ app, programDir: app.programDir, ping, renderPage: noPages })
  const { routes } = createApi(app)
  const request: TestSite["request"] = async (path, init, address = "192.0.2.1") => {
    const response = await site.request(path, init, { address, https: false })
    const body = response.status >= 400 ? await response.clone().text() : ""
    judgeResponse(`${init?.method ?? "GET"} ${path}`, response.status, Object.fromEntries(response.headers), body)
    judgeDescribed(routes, init?.method ?? "GET", path, response)
    return response
  }
  await db
    .insertInto("admin")
    .values({ login: "admin", password_hash: passwordHash, must_change_password: 0, updated_at: "" })
    .onConflict((conflict) => conflict.column("login").doNothing())
    .execute()
  const response = await request("/api/auth/login", json("POST", { login: "admin", password }))
  const { token } = (await response.json()) as { token: string }
  return {
    app,
    site,
    token,
    time,
    request,
    anotherMailer,
    asOwner: (method, path, body, headers = {}) => {
      const init = body instanceof FormData ? { method, body, headers: {} } : json(method, body)
      return request(path, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}`, ...headers } })
    },
  }
}

interface JsonInit {
  method: string
  body?: string
  headers?: Record<string, string>
}

export function json(method: string, body?: unknown): JsonInit {
  return body === undefined
    ? { method }
    : { method, body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }
}
