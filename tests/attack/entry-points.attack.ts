import { beforeAll, expect, it } from "vitest"
import { admin } from "../e2e/site-process.ts"
import { openCalls } from "#tests/harness/open-calls.ts"
import { type Route, asOwner, bearer, call, filled, readRoutes, token, withJson } from "./target.ts"

let routes: Route[]
let closed: Route[]
let revoked: string

beforeAll(async () => {
  routes = await readRoutes()
  closed = routes.filter(({ method, path }) => !openCalls.has(`${method} ${path}`))
  const response = await call("/api/auth/login", withJson("POST", admin))
  revoked = ((await response.json()) as { token: string }).token
  await call("/api/auth/logout", { method: "POST", headers: { Authorization: `Bearer ${revoked}` } })
})

const records = async () => {
  const paths = [
    "/api/service",
    "/api/spare",
    "/api/partner/all",
    "/api/trash",
    "/api/request",
    "/api/settings",
    "/api/audit",
  ]
  return Promise.all(paths.map(async (path) => withoutSizes(await (await asOwner(path)).json())))
}

/** Returns a response without picture sizes, which appear while the demo's pictures are being encoded. */
const withoutSizes = (response: unknown): unknown =>
  JSON.parse(JSON.stringify(response, (key, value: unknown) => (key === "sizes" ? undefined : value)))

it("lists every open call in its route table, and many closed ones", () => {
  expect(routes.map(({ method, path }) => `${method} ${path}`)).toEqual(expect.arrayContaining([...openCalls]))
  expect(closed.length).toBeGreaterThan(60)
})

it("rejects a missing, invented, revoked or misplaced token at every closed call, and changes nothing", async () => {
  const before = await records()
  const tries: [string, Record<string, string>, string][] = [
    ["none", {}, ""],
    ["invented", { Authorization: `Bearer ${"x".repeat(43)}` }, ""],
    ["revoked", { Authorization: `Bearer ${revoked}` }, ""],
    ["Basic", { Authorization: `Basic ${token}` }, ""],
    ["Digest", { Authorization: `Digest ${token}` }, ""],
    ["bare", { Authorization: token }, ""],
    ["doubled", { Authorization: `Bearer ${token}, Bearer ${token}` }, ""],
    ["in the address", {}, `?access_token=${token}&token=${token}`],
    ["in a cookie", { Cookie: `access_token=${token}; Authorization=Bearer ${token}` }, ""],
    ["in another header", { "X-Access-Token": token, "X-Authorization": `Bearer ${token}` }, ""],
  ]
  for (const { method, path } of closed)
    for (const [name, headers, query] of tries) {
      const init = method === "GET" || method === "DELETE" ? { method } : withJson(method, {})
      const response = await call(filled(path) + query, {
        ...init,
        headers: { ...(init.headers as object), ...headers },
      })
      expect([method, path, name, response.status]).toEqual([method, path, name, 401])
      expect(response.headers.get("WWW-Authenticate")).toBe("Bearer")
      expect(await response.json()).toMatchObject({ code: "unauthorized" })
    }
  expect(await records()).toEqual(before)
})

it("accepts the administrator at every closed read", async () => {
  for (const { path } of closed.filter(({ method }) => method === "GET"))
    if (path !== "/backup") expect([path, (await asOwner(filled(path))).status]).not.toContain(401)
})

it("has no other spelling of a closed call", async () => {
  const aliases = (path: string) => [
    `/${path}`,
    path.replace("/api/", "/api//"),
    `${path}/`,
    path.replace("/api/", "/api%2F"),
    path.replace("/api", "/%61pi"),
    path.replace("/api", "/API"),
    `${path};x`,
    `${path}%00`,
    `${path}%20`,
    `${path}.json`,
    `${path}.data`,
    `/en${path}`,
    `/x/..${path}`,
    `${path}?_method=GET`,
  ]
  for (const { path } of closed.filter(({ method }) => method === "GET"))
    for (const alias of aliases(filled(path))) {
      const response = await call(alias)
      expect([alias, [308, 400, 401, 404, 405].includes(response.status)]).toEqual([alias, true])
      if (response.status === 308) expect(new URL(response.headers.get("Location") ?? "", "http://x").host).toBe("x")
    }
})

it("ignores headers and parameters that would change the method or the path", async () => {
  for (const name of ["X-HTTP-Method-Override", "X-Method-Override", "X-HTTP-Method"])
    expect((await call("/api/service/1", { headers: { [name]: "DELETE", ...bearer } })).status).toBe(200)
  expect((await call("/api/service/1?_method=DELETE", { headers: bearer })).status).toBe(200)
  for (const name of ["X-Original-URL", "X-Rewrite-URL"])
    expect((await call("/api/request", { headers: { [name]: "/api/settings" } })).status).toBe(401)
  for (const method of ["TRACE", "PROPFIND", "CONNECTX"]) {
    const response = await call("/", { method }).catch(() => null)
    expect([400, 404, 405, 501, null]).toContain(response?.status ?? null)
  }
})

it("puts no record into the documents of the dashboard", async () => {
  for (const path of [
    "/dashboard",
    "/dashboard/requests",
    "/dashboard.data",
    "/dashboard/_.data",
    "/dashboard/requests.data",
    "/controller",
  ]) {
    const response = await call(path)
    const text = await response.text()
    expect([path, [200, 401, 404].includes(response.status)]).toEqual([path, true])
    expect(text).not.toMatch(/LT-[2-9A-HJ-NP-Z]{6}|password_hash|argon2/u)
    expect(response.headers.get("X-Robots-Tag") ?? "noindex").toContain("noindex")
  }
})

it("serves no file that is not meant for visitors", async () => {
  const paths = [
    "/.git/HEAD",
    "/.git/config",
    "/.env",
    "/.env.example",
    "/package.json",
    "/package-lock.json",
    "/node_modules/",
    "/main.ts",
    "/server/index.js",
    "/build/server/index.js",
    "/server/app.ts",
    "/data/",
    "/data/site.db",
    "/site.db",
    "/site.db-wal",
    "/server.lock",
    "/backups/",
    "/backup.zip",
    "/data/backups/",
    "/metrics",
    "/debug",
    "/server-status",
    "/openapi.json",
    "/api/metrics",
    "/uploads/",
    "/cv/1",
    "/assets/",
    "/assets/../server/index.js",
    "/assets/..%2f..%2fserver%2findex.js",
    "/assets/%2e%2e/%2e%2e/package.json",
    "/assets/..\\..\\package.json",
    "/pictures/../../package.json",
    "/media/..%2f..%2fsite.db",
    "/media/",
    "/media/%00",
    "/favicon.svg/../../package.json",
    "/.well-known/",
    "/robots.txt~",
    "/logo-512.png.map",
    "/dashboard/a.css",
    "/parts/1/x.js",
    "/parts/1%2fx.js",
    "/__manifest",
    "/__manifest?p=/dashboard",
  ]
  for (const path of paths) {
    const response = await call(path)
    expect([path, [308, 400, 404, 405].includes(response.status) || path === "/dashboard/a.css"]).toEqual([path, true])
    expect(await response.text()).not.toMatch(/SQLite format|"dependencies"|argon2id|import \{/u)
  }
})

it("sets its headers on every kind of response", async () => {
  const asset = /\/assets\/[\w.-]+\.js/u.exec(await (await call("/")).text())?.[0] ?? ""
  expect(asset).toMatch(/^\/assets\//u)
  const media = ((await (await call("/api/service/1")).json()) as { images: string[] }).images[0]
  const tag = (await call("/api/settings")).headers.get("ETag") ?? ""
  const kinds: [string, number, RequestInit?][] = [
    ["/", 200],
    ["/en/contact", 200],
    ["/nowhere", 404],
    ["/contact/", 308],
    ["/de/contact", 308],
    ["/dashboard", 200],
    ["/controller", 200],
    [asset, 200],
    ["/assets/none.js", 404],
    [`/${media ?? ""}`, 200],
    ["/media/none.jpg", 404],
    ["/favicon.svg", 200],
    ["/favicon.ico", 200],
    ["/apple-touch-icon.png", 200],
    ["/robots.txt", 200],
    ["/sitemap.xml", 200],
    ["/healthz", 200],
    ["/readyz", 200],
    ["/api/settings", 200],
    ["/api/settings", 304, { headers: { "If-None-Match": tag } }],
    ["/api/request", 401],
    ["/api/nowhere", 404],
    ["/api/settings", 405, { method: "DELETE" }],
    ["/api/request", 400, withJson("POST", "{")],
    ["/api/request", 415, { method: "POST", body: "x", headers: { "Content-Type": "text/plain" } }],
    ["/api/request", 422, withJson("POST", {})],
    ["/api/auth/login", 413, withJson("POST", { login: "x".repeat(100_000) })],
    ["/api/docs", 200],
    ["/api/openapi.json", 200],
    [
      "/contact",
      403,
      {
        method: "POST",
        body: "name=x",
        headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "https://evil.example" },
      },
    ],
  ]
  for (const [path, status, init] of kinds) {
    const response = await call(path, init)
    const { headers } = response
    expect([path, response.status]).toEqual([path, status])
    expect([path, headers.get("X-Content-Type-Options")]).toEqual([path, "nosniff"])
    expect([path, headers.get("Referrer-Policy")]).toEqual([path, "strict-origin-when-cross-origin"])
    expect([path, headers.get("Cross-Origin-Opener-Policy")]).toEqual([path, "same-origin"])
    expect([path, headers.get("Permissions-Policy")]).toEqual([path, expect.stringContaining("camera=()")])
    const policy = headers.get("Content-Security-Policy") ?? ""
    expect([path, policy]).toEqual([path, expect.stringMatching(/default-src 'none'/u)])
    expect([path, policy]).toEqual([path, expect.stringMatching(/frame-ancestors 'none'|sandbox/u)])
    const scriptRule = /script-src ([^;]*)/u.exec(policy)?.[1] ?? ""
    expect([path, scriptRule]).not.toEqual([path, expect.stringMatching(/unsafe-inline|unsafe-eval|\*|data:|https?:/u)])
    for (const name of [
      "X-Powered-By",
      "Server",
      "Set-Cookie",
      "Strict-Transport-Security",
      "Access-Control-Allow-Origin",
    ])
      expect([path, name, headers.get(name)]).toEqual([path, name, null])
    if (path.startsWith("/api/") && status !== 304 && !headers.get("ETag"))
      expect([path, headers.get("Cache-Control")]).toEqual([path, expect.stringContaining("no-store")])
    if (/html/u.test(headers.get("Content-Type") ?? "")) expect(headers.get("Content-Type")).toMatch(/charset=utf-8/iu)
  }
})

it("lets no other origin read or write", async () => {
  const total = async () => ((await (await asOwner("/api/request?page=1")).json()) as { total: number }).total
  const before = await total()
  for (const origin of ["https://evil.example", "null", "http://127.0.0.1.evil.example"])
    for (const { method, path } of routes) {
      const response = await call(filled(path), {
        method: "OPTIONS",
        headers: {
          Origin: origin,
          "Access-Control-Request-Method": method,
          "Access-Control-Request-Headers": "authorization",
        },
      })
      expect([path, response.headers.get("Access-Control-Allow-Origin")]).toEqual([path, null])
      expect([path, response.headers.get("Access-Control-Allow-Methods")]).toEqual([path, null])
    }
  for (const path of ["/contact", "/spare-parts", "/careers", "/part-list/1", "/", "/dashboard", "/controller"])
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      for (const type of ["application/x-www-form-urlencoded", "text/plain", "application/json"]) {
        const response = await call(path, {
          method,
          body: "name=x",
          headers: { Origin: "https://evil.example", "Content-Type": type },
        })
        expect([path, method, [403, 404, 405, 415].includes(response.status)]).toEqual([path, method, true])
      }
  expect(await total()).toBe(before)
})
