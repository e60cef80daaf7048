import { beforeAll, expect, it, onTestFinished } from "vitest"
import { onEachEngine } from "#tests/harness/engines.ts"
import { openCalls } from "#tests/harness/open-calls.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"
import { createApi } from "./create-api.ts"

onEachEngine("every call of the API", (engine) => {
  let site: TestSite
  let closed: { method: string; path: string }[]

  beforeAll(async () => {
    site = await openTestSite(engine())
    const routes = createApi(site.app).routes.filter((route) => route.method !== "ALL")
    const calls = [...new Set(routes.map((route) => `${route.method} ${route.path.replace(/(.)\/$/u, "$1")}`))]
    expect(calls).toEqual(expect.arrayContaining([...openCalls]))
    closed = calls
      .filter((call) => !openCalls.has(call))
      .map((call) => {
        const [method = "", path = ""] = call.split(" ")
        return { method, path: path.replace(/^\/page\/:(?:id|owner)/u, "/page/careers").replace(/:\w+/gu, "1") }
      })
    expect(closed.length).toBeGreaterThan(40)
  })

  const tries: [string, Record<string, string>, string][] = [
    ["no token", {}, ""],
    ["an invented token", { Authorization: `Bearer ${"x".repeat(43)}` }, ""],
    ["another scheme", { Authorization: "Basic YWRtaW46YWRtaW4=" }, ""],
    ["a token in the address", {}, "?access_token=x&token=x"],
    ["a token in a cookie", { Cookie: "access_token=x" }, ""],
  ]

  it.each(tries)("is closed to %s", async (_name, headers, query) => {
    for (const { method, path } of closed) {
      const init = json(method, method === "GET" ? undefined : {})
      const answer = await site.request(
        `/api${path}${query}`,
        { ...init, headers: { ...init.headers, ...headers } },
        `192.0.2.${Math.ceil(Math.random() * 250)}`,
      )
      expect([method, path, answer.status]).toEqual([method, path, 401])
      expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer")
      expect(await answer.json()).toMatchObject({ code: "unauthorized" })
    }
  })

  it("is closed to an account with a first password, but for the calls that change it", async () => {
    const account = () => site.app.db.updateTable("admin").where("login", "=", "admin")
    await account().set({ must_change_password: 1 }).execute()
    onTestFinished(async () => {
      await account().set({ must_change_password: 0 }).execute()
    })
    const open = new Set(["POST /auth/me", "POST /auth/logout", "PATCH /auth/password"])
    const gated = closed.filter(({ method, path }) => !open.has(`${method} ${path}`))
    expect(gated).toHaveLength(closed.length - open.size)
    for (const { method, path } of gated) {
      const response = await site.asAdmin(method, `/api${path}`, method === "GET" ? undefined : {})
      expect([method, path, response.status]).toEqual([method, path, 403])
      expect(await response.json()).toMatchObject({ code: "password_change_required" })
    }
    expect((await site.asAdmin("POST", "/api/auth/me")).status).toBe(200)
    // Past the gate, its body is judged.
    expect((await site.asAdmin("PATCH", "/api/auth/password", {})).status).toBe(422)
    expect((await site.asAdmin("POST", "/api/auth/logout")).status).toBe(204)
  })

  it("has no other spelling", async () => {
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

  it("carries the headers of every answer, errors too", async () => {
    for (const path of ["/api/settings", "/api/nowhere", "/api/service", "/healthz"]) {
      const { headers } = await site.request(path)
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff")
      expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'")
      expect(headers.get("Access-Control-Allow-Origin")).toBeNull()
    }
  })
})
