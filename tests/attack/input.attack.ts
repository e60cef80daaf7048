import { expect, it } from "vitest"
import { openCalls } from "#tests/harness/open-calls.ts"
import { asOwner, call, filled, readRoutes, withJson } from "./target.ts"

const sqlish = [
  "'",
  '"',
  "';--",
  "' OR '1'='1",
  ") UNION SELECT password_hash FROM admin --",
  "1; DROP TABLE service",
  "\0",
  "\\",
  "1e9",
  "-1",
  "NaN",
  "Infinity",
  "0x10",
  "9223372036854775808",
  "1.5",
  "١",
  "[object Object]",
  "%",
  "_",
  "%_%_%_%",
  "\u2028",
  "😀".repeat(30),
]
const leaks = /sqlite|syntax error|near "|no such column|pg_|kysely|at [\w.]+ \(|node_modules|argon2/iu

it("responds to no query or path value with a 5xx or another visitor's data", async () => {
  const queries = [
    "/api/search?lang=de&q=",
    "/api/spare/1/search?query=",
    "/api/spare/1/search?page=",
    "/api/spare/1/search?limit=",
    "/api/spare/1/search?sort=",
    "/api/product?category=",
    "/api/product?lang=",
    "/api/category?lang=",
    "/api/request?query=",
    "/api/request?page=",
    "/api/request?lang=",
    "/api/request?verified=",
    "/api/audit?page=",
    "/api/person?email=",
    "/api/request/export?format=",
    "/api/spare/1/part/ids?query=",
    "/search?q=",
    "/part-list/1?query=",
    "/part-list/1?page=",
    "/?category=",
  ]
  for (const path of queries)
    for (const value of sqlish) {
      const response = await asOwner(path + encodeURIComponent(value))
      const text = await response.text()
      expect([path, value, response.status < 500]).toEqual([path, value, true])
      if (!path.includes("?q"))
        expect([path, value, text.slice(0, 20_000).match(leaks)?.[0]]).toEqual([path, value, undefined])
    }
  for (const path of [
    "/api/service/",
    "/api/product/",
    "/api/spare/",
    "/api/page/",
    "/api/partner/show/",
    "/api/history/service/",
    "/service/",
    "/parts/",
    "/part-list/",
  ])
    for (const value of sqlish.filter((text) => !["%", "_"].includes(text))) {
      const response = await asOwner(path + encodeURIComponent(value))
      await response.arrayBuffer()
      expect([path, value, [308, 400, 404, 422].includes(response.status) || path.includes("history")]).toEqual([
        path,
        value,
        true,
      ])
      expect([path, value, response.status < 500]).toEqual([path, value, true])
    }
})

it("treats wildcards literally, and bounds long queries", async () => {
  for (const wild of ["%", "_", "%_%", "\\", "*"]) {
    const response = await call(`/api/spare/1/search?limit=100&query=${encodeURIComponent(wild)}`)
    const { items } = (await response.json()) as { items: Record<string, unknown>[] }
    for (const item of items) expect(JSON.stringify(item)).toContain(wild === "\\" ? "\\\\" : wild)
  }
  for (const query of ["x".repeat(100_000).slice(0, 8_000), "%_".repeat(2_000), " ".repeat(5_000)]) {
    const response = await call(`/api/search?lang=de&q=${encodeURIComponent(query)}`)
    expect([200, 422, 431]).toContain(response.status)
  }
  for (const query of ["limit=101", "limit=1000000", "page=10001", "page=99999999"]) {
    const response = await call(`/api/spare/1/search?${query}`)
    const { items = [] } = (await response.json()) as { items?: unknown[] }
    expect([query, [200, 422].includes(response.status), items.length <= 100]).toEqual([query, true, true])
  }
})

it("responds to every body of another type with 4xx, everywhere, and stores no new properties", async () => {
  const deep = `${'{"a":'.repeat(2_000)}1${"}".repeat(2_000)}`
  const bodies: [string, number[]][] = [
    ["{", [400]],
    ['{"a":}', [400]],
    ["\ufeff\u0000", [400]],
    ["null", [422]],
    ["[]", [422]],
    ['"text"', [422]],
    ["1e999", [422]],
    [`[${"[".repeat(5_000)}${"]".repeat(5_000)}]`, [400, 413, 422]],
    [deep, []],
    ['{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}', []],
    [
      '{"name":{"$gt":""},"email":["a@b.example"],"login":{},"title_de":{},"ids":{"length":9},"numbers":{},"path":{},"id":[]}',
      [],
    ],
    ['{"text":"x","text":{"y":1},"title_de":null,"title_de":7}', []],
    [JSON.stringify({ [".".repeat(10_000)]: 1, email: `${"a".repeat(60_000)}@b.example` }), []],
  ]
  const spared = new Set([
    "POST /auth/logout",
    "PATCH /auth/login",
    "PATCH /auth/password",
    "POST /auth/me",
    "POST /request/:id/mail",
  ])
  // Forms with files reject JSON by its type, and a call without a body reads none.
  const otherBodies = ["/application", "/part/sheet", "/request/photos", "/auth/passkey/start"]
  const before = Object.keys((await (await call("/api/settings")).json()) as object)
  for (const { method, path } of await readRoutes()) {
    if ((method !== "POST" && method !== "PATCH") || spared.has(`${method} ${path}`)) continue
    for (const [body, expected] of bodies) {
      const response = await asOwner(filled(path, 999_999), withJson(method, body))
      const text = await response.text()
      expect([method, path, body.slice(0, 40), response.status < 500]).toEqual([method, path, body.slice(0, 40), true])
      expect(text).not.toMatch(leaks)
      if (openCalls.has(`${method} ${path}`) && expected.length > 0 && !otherBodies.includes(path))
        expect([path, body.slice(0, 40), expected.includes(response.status)]).toEqual([path, body.slice(0, 40), true])
    }
  }
  expect(Object.keys((await (await call("/api/settings")).json()) as object)).toEqual(before)
  expect(JSON.stringify(await (await call("/api/search?q=lm&lang=de")).json())).not.toContain("polluted")
})

it("stores no field that a call does not offer", async () => {
  const forged = {
    id: 4_711,
    reference: "LT-FORGED",
    verified: true,
    mail: "sent",
    read: true,
    version: 99,
    created_at: "1999-01-01T00:00:00.000Z",
    deleted_at: null,
    role: "admin",
  }
  const inquiry = { name: "Maß Zuweisung", company: "Angriff AG", email: "mass@angriff.example", ...forged }
  const sent = await call("/api/request", withJson("POST", inquiry))
  expect(sent.status).toBe(201)
  const { items } = (await (await asOwner("/api/request?page=1&query=Angriff")).json()) as {
    items: Record<string, unknown>[]
  }
  expect(items[0]).toMatchObject({ name: "Maß Zuweisung", verified: false, mail: "none", read: false, version: 1 })
  expect(items[0]?.["id"]).not.toBe(4_711)
  expect(items[0]?.["reference"]).not.toBe("LT-FORGED")
  expect(String(items[0]?.["created_at"])).not.toContain("1999")
  expect(items[0]).not.toHaveProperty("role")

  const strip = ({
    version: _v,
    updated_at: _u,
    updated_at_de: _d,
    updated_at_en: _e,
    updated_at_ru: _r,
    ...rest
  }: Record<string, unknown>) => rest
  for (const path of [
    "/api/service/2",
    "/api/spare/2",
    "/api/product/2",
    "/api/partner/1",
    "/api/category/1",
    "/api/settings",
    "/api/page/careers",
  ]) {
    const shown = path.replace("/api/partner/", "/api/partner/show/").replace("/api/product/", "/api/product/show/")
    const read = async () => strip((await (await asOwner(shown)).json()) as Record<string, unknown>)
    const before = path.startsWith("/api/category") ? null : await read()
    const fields = {
      ...forged,
      images: ["media/x.jpg"],
      image_id: "x",
      token_hash: "x",
      part_set: 9,
      parts_total: 0,
      position: 9,
      slug: "x",
    }
    const { position: _p, ...rest } = fields
    const response = await asOwner(path, withJson("PATCH", rest))
    expect([path, response.status < 500]).toEqual([path, true])
    if (before) expect(await read()).toEqual(before)
  }
})

it("treats names of form fields as plain keys, not as object properties", async () => {
  for (const name of [
    "__proto__",
    "__proto__.polluted",
    "constructor",
    "constructor[prototype][polluted]",
    "a[__proto__][polluted]",
    "toString",
    "x".repeat(10_000),
    ".".repeat(10_000),
  ])
    for (const path of ["/api/application", "/api/service", "/api/partner", "/api/product", "/api/spare"]) {
      const form = new FormData()
      form.append(name, "1")
      const response = await asOwner(path, { method: "POST", body: form })
      expect([name.slice(0, 30), path, [400, 413, 415, 422].includes(response.status)]).toEqual([
        name.slice(0, 30),
        path,
        true,
      ])
    }
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: new URL((await call("/")).url).origin }
  const posted = await call("/contact", {
    method: "POST",
    headers,
    body: "__proto__=1&constructor=2&name[__proto__]=3&email=x",
  })
  expect([posted.status, (await posted.text()).includes("[object")]).toEqual([422, false])
})

it("writes visitors' and editors' input as text, never as markup or script", async () => {
  const evil = `</script><script>alert(1)</script><img src=x onerror=alert(1)>\u2028"'`
  const before = (await (await asOwner("/api/service/4")).json()) as Record<string, string>
  const patch = {
    // A title is one line.
    title_de: evil.replace("\u2028", ""),
    summary_de: evil,
    text_de: `<p onclick="x()">a</p><script>alert(1)</script><a href="javascript:alert(1)">b</a><iframe srcdoc="x"></iframe><svg><style><img src=x onerror=alert(1)></style></svg>`,
  }
  expect((await asOwner("/api/service/4", withJson("PATCH", patch))).status).toBe(200)
  for (const path of ["/service/4", "/", "/en/service/4", "/sitemap.xml"]) {
    const text = await (await call(path)).text()
    expect([path, /<script>alert|<img src=x|<iframe srcdoc|href="javascript:|onclick="x/u.exec(text)?.[0]]).toEqual([
      path,
      undefined,
    ])
  }
  expect((await call("/service/4.data")).status).toBe(404)
  const restore = { title_de: before["title_de"], summary_de: before["summary_de"], text_de: before["text_de"] }
  expect((await asOwner("/api/service/4", withJson("PATCH", restore))).status).toBe(200)
  const reflected = `"><script>alert(1)</script>`
  for (const path of [
    "/search?q=",
    "/part-list/1?query=",
    "/contact?sent=",
    "/contact?product=",
    "/spare-parts?part=",
    "/nowhere/",
  ]) {
    const text = await (await call(path + encodeURIComponent(reflected))).text()
    expect([path, text.includes("<script>alert")]).toEqual([path, false])
  }
})
