import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Hono } from "hono"
import type { RouterRoute } from "hono/types"
import { findTargetHandler } from "hono/utils/handler"
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest"
import { type Ability, abilities, abilitiesOf, allAbilities, keyAbilities, roles } from "#contract/ability.ts"
import { languages } from "#contract/language.ts"
import { type Needs, neededAbilities } from "#server/api-kit/guard.ts"
import type { Authenticated, KeyHolder, SignedIn } from "#server/caller.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { problemResponse } from "#server/api-kit/problem-response.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { openCalls } from "#tests/harness/open-calls.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"
import { createApi } from "./create-api.ts"

interface GuardedCall {
  method: string
  path: string
  /** Undefined when the route is not described. */
  needs: Needs | undefined
}

const nameOf = ({ method, path }: GuardedCall) => `${method} ${path}`
// Tested last: it ends the session that the others need.
const endsSession = (call: GuardedCall) => nameOf(call) === "POST /auth/logout"

/** Status and code of a refusal, and the missing ability. */
type Refusal = [status: 401 | 403, code: string, detail?: string]

onEnginesInTurn("every call of the API", (engine) => {
  let site: TestSite
  let dataDir: string
  let calls: GuardedCall[]
  let closed: GuardedCall[]

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "routes-"))
    site = await openTestSite(engine(), dataDir, { env: { RATE_LIMITS: "off" } })
    calls = listGuardedCalls(createApi(site.app).routes)
    calls.sort((a, b) => Number(endsSession(a)) - Number(endsSession(b)))
    const { id } = await site.app.db
      .insertInto("admin")
      .values({ login: "artificial", password_hash: "-", must_change_password: 0, updated_at: "" })
      .onConflict((conflict) => conflict.column("login").doUpdateSet({ updated_at: "" }))
      .returning("id")
      .executeTakeFirstOrThrow()
    account.id = id
    closed = calls.filter(({ needs }) => needs !== "open")
  })
  afterAll(() => rm(dataDir, { recursive: true, force: true }))

  const pathOf = ({ path }: GuardedCall) =>
    `/api${path
      .replace(/^\/page\/:(?:id|owner)/u, "/page/careers")
      .replace(/^\/people\/:id/u, "/people/99")
      .replace(/:\w+/gu, "1")}`
  const initOf = ({ method }: GuardedCall) => json(method, method === "GET" ? undefined : {})

  /** Compares each call's refusal with the expected one; null where the caller may pass. */
  async function expectRefusals(
    send: (call: GuardedCall) => Promise<Response>,
    wanted: (call: GuardedCall) => Refusal | null,
    mayRefuseItself: (call: GuardedCall) => boolean = () => false,
  ): Promise<void> {
    for (const call of calls) {
      const response = await send(call)
      const refusal = wanted(call)
      if (!refusal) {
        expect([nameOf(call), response.status]).not.toEqual([nameOf(call), 401])
        if (!mayRefuseItself(call)) expect([nameOf(call), response.status]).not.toEqual([nameOf(call), 403])
        expect([nameOf(call), response.status < 500]).toEqual([nameOf(call), true])
        await response.body?.cancel()
        continue
      }
      const [status, code, detail] = refusal
      const problem = (await response.json()) as { code: string; detail: string }
      expect([nameOf(call), response.status, problem.code]).toEqual([nameOf(call), status, code])
      if (status === 401) expect(response.headers.get("WWW-Authenticate")).toBe("Bearer")
      if (detail) expect([nameOf(call), problem.detail]).toEqual([nameOf(call), expect.stringContaining(detail)])
    }
  }

  const refusalFor = (call: GuardedCall, may: ReadonlySet<Ability>): Refusal | null => {
    const wanted = wantedBy(call)
    if (wanted.length === 0 || wanted.some((ability) => may.has(ability))) return null
    return [403, "forbidden", wanted.join(" or ")]
  }

  /** Returns the API as called by the given account. */
  function apiAs(account: Authenticated): Hono<HttpEnv> {
    const api = new Hono<HttpEnv>()
    api.use(async (c, next) => {
      c.set("app", site.app)
      c.set("account", account)
      await next()
    })
    api.onError((error, c) => problemResponse(c, error))
    return api.route("/api", createApi(site.app))
  }
  const account: SignedIn = {
    id: 0,
    login: "artificial",
    name: "artificial",
    roles: [],
    languages,
    must_change_password: false,
    mustSetSecondFactor: false,
    tokenHash: "none",
    confirmedAt: "2026-11-20T09:00:00Z",
    abilities: [],
  }
  const wantedBy = ({ needs }: GuardedCall) => (needs === undefined ? [] : neededAbilities(needs))
  const visitor = { address: "192.0.2.1", https: false }

  it("declares what it needs, and nothing is open that is not listed", () => {
    expect(calls.filter(({ needs }) => needs === undefined)).toEqual([])
    const open = calls.filter(({ needs }) => needs === "open").map(nameOf)
    expect(open.toSorted()).toEqual([...openCalls].toSorted())
    expect(closed.length).toBeGreaterThan(80)
  })

  it("declares the same in the OpenAPI document", async () => {
    const document = await (await site.request("/api/openapi.json")).json()
    const { paths } = document as { paths: Record<string, Record<string, { security: { token: string[] }[] }>> }
    for (const call of calls) {
      const operation = paths[call.path.replace(/:(\w+)/gu, "{$1}")]?.[call.method.toLowerCase()]
      const scopes = wantedBy(call).map((ability) => ({ token: [ability] }))
      const wanted = call.needs === "open" ? [] : scopes.length > 0 ? scopes : [{ token: [] }]
      expect([nameOf(call), operation?.security]).toEqual([nameOf(call), wanted])
    }
  })

  const tries: [string, Record<string, string>, string][] = [
    ["no token", {}, ""],
    ["an invented token", { Authorization: `Bearer ${"x".repeat(43)}` }, ""],
    ["another scheme", { Authorization: "Basic YWRtaW46YWRtaW4=" }, ""],
    ["a token in the address", {}, "?access_token=x&token=x"],
    ["a token in a cookie", { Cookie: "access_token=x" }, ""],
  ]

  it.each(tries)("requires a sign-in with %s exactly where something is needed", async (_name, headers, query) => {
    await expectRefusals(
      (call) => {
        const init = initOf(call)
        return site.request(`${pathOf(call)}${query}`, { ...init, headers: { ...init.headers, ...headers } })
      },
      ({ needs }) => (needs === "open" ? null : [401, "unauthorized"]),
    )
  })

  it("rejects an account with a first password, except for the calls that change it", async () => {
    const api = apiAs({ ...account, must_change_password: true, abilities: abilitiesOf(["owner"]) })
    await expectRefusals(
      async (call) => api.request(pathOf(call), initOf(call), visitor),
      ({ needs }) => (needs === "open" || needs === "new-session" ? null : [403, "password_change_required"]),
    )
  })

  it("rejects an account without abilities where one is needed, and names it", async () => {
    const api = apiAs(account)
    await expectRefusals(
      async (call) => api.request(pathOf(call), initOf(call), visitor),
      (call) => (wantedBy(call).length > 0 ? [403, "forbidden", wantedBy(call).join(" or ")] : null),
    )
  })

  it.each(roles)(
    "allows the role %s what the constant lists, and names the missing ability otherwise",
    async (role) => {
      const may = new Set<Ability>(abilitiesOf([role]))
      expect(allAbilities.filter((ability) => may.has(ability))).toEqual(
        allAbilities.filter((ability) => (abilities[ability] as readonly string[]).includes(role)),
      )
      const api = apiAs({ ...account, roles: [role], abilities: [...may] })
      await expectRefusals(
        async (call) => api.request(pathOf(call), initOf(call), visitor),
        (call) => refusalFor(call, may),
        // Beyond the guard some calls check the kind of record, and translators' languages.
        (call) => wantedBy(call).some((ability) => may.has(ability)),
      )
    },
  )

  it.each(keyAbilities)("allows an access key with %s just that", async (ability) => {
    const key: KeyHolder = { id: null, keyId: 1, name: "a program", abilities: [ability], languages }
    const api = apiAs(key)
    await expectRefusals(
      async (call) => api.request(pathOf(call), initOf(call), visitor),
      (call) => {
        if (call.needs === "open") return null
        return wantedBy(call).length === 0
          ? [403, "forbidden", "not for access keys"]
          : refusalFor(call, new Set([ability]))
      },
      (call) => wantedBy(call).includes(ability),
    )
  })

  it("rejects an account that must set up a second factor, except for the calls that do so", async () => {
    const api = apiAs({ ...account, mustSetSecondFactor: true, abilities: abilitiesOf(["owner"]) })
    await expectRefusals(
      async (call) => api.request(pathOf(call), initOf(call), visitor),
      (call) =>
        call.needs === "open" || call.needs === "new-session" || nameOf(call) === "PATCH /people"
          ? null
          : [403, "second_factor_setup_required"],
    )
  })

  it("asks an owner signed in more than 15 minutes ago for the password, where much can be lost", async () => {
    const api = apiAs({ ...account, confirmedAt: "2026-11-20T08:44:59Z", abilities: abilitiesOf(["owner"]) })
    const asked: string[] = []
    for (const call of closed) {
      const response = await api.request(pathOf(call), initOf(call), visitor)
      const problem = response.status === 403 ? ((await response.json()) as { code: string }) : undefined
      if (problem?.code === "password_required") asked.push(nameOf(call))
    }
    expect(asked.filter((name) => !/ \/(?:people|token|auth)\b/u.test(name)).toSorted()).toEqual([
      "DELETE /person",
      "DELETE /trash/:id",
      "GET /backups/:name",
    ])
    expect(asked).toEqual(expect.arrayContaining(["POST /people", "POST /token", "DELETE /auth/second-factor"]))
    expect(asked).not.toContain("GET /people")
  })

  it("allows the owner everything that the owner's abilities cover", async () => {
    const may = (ability: Ability) => abilitiesOf(["owner"]).includes(ability)
    expect(Object.keys(abilities).every((ability) => may(ability as Ability))).toBe(true)
    await expectRefusals(
      (call) => site.asOwner(call.method, pathOf(call), call.method === "GET" ? undefined : {}),
      (call) => refusalFor(call, new Set(allAbilities.filter(may))),
    )
  })

  it("lets a real account with a first password change it", async () => {
    const admins = () => site.app.db.updateTable("admin").where("login", "=", "admin")
    const { token } = await openTestSite(engine(), dataDir)
    await admins().set({ must_change_password: 1 }).execute()
    onTestFinished(async () => {
      await admins().set({ must_change_password: 0 }).execute()
    })
    const send = (method: string, path: string, body?: unknown) => {
      const init = json(method, body)
      return site.request(path, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } })
    }
    expect((await send("GET", "/api/service")).status).toBe(403)
    expect((await send("POST", "/api/auth/me")).status).toBe(200)
    expect((await send("PATCH", "/api/auth/password", {})).status).toBe(422)
    expect((await send("POST", "/api/auth/logout")).status).toBe(204)
  })

  it("has one spelling", async () => {
    for (const path of [
      "//api/request",
      "/api//request",
      "/api/request/",
      "/api%2Frequest",
      "/API/request",
      "/api/./x/request",
      "/api/request;x",
    ])
      expect([401, 404]).toContain((await site.request(path)).status)
  })

  it("carries the headers of every response, errors too", async () => {
    for (const path of ["/api/settings", "/api/nowhere", "/api/service", "/healthz"]) {
      const { headers } = await site.request(path)
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff")
      expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'")
      expect(headers.get("Access-Control-Allow-Origin")).toBeNull()
    }
  })
})

/** Lists every call of a route table with what it needs, from its description. */
function listGuardedCalls(routes: readonly RouterRoute[]): GuardedCall[] {
  const trimmed = ({ method, path }: RouterRoute) => `${method} ${path.replace(/(.)\/$/u, "$1")}`
  const calls = Map.groupBy(
    routes.filter(({ method }) => method !== "ALL"),
    trimmed,
  )
  return [...calls].map(([name, entries]) => {
    const [method = "", path = ""] = name.split(" ")
    const described = entries.map(({ handler }) => findTargetHandler(handler)).find((handler) => "needs" in handler)
    return { method, path, needs: described && (described as unknown as { needs: Needs }).needs }
  })
}
