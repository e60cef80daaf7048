import { expect, it } from "vitest"
import { asOwner, bearer, call, host, raw, statuses, token, withJson } from "./target.ts"

const pages = [
  "/",
  "/en",
  "/ru/service/3",
  "/parts/1",
  "/part-list/1",
  "/contact",
  "/spare-parts",
  "/sitemap.xml",
  "/robots.txt",
  "/nowhere",
  "/api/settings",
]
// Values that differ in each response.
const plain = (text: string) =>
  text.replaceAll(/"request_id":"[^"]*"/gu, "").replaceAll(/nonce-[\w+/=-]+|nonce="[^"]*"/gu, "")
const bodyOf = async (path: string) => {
  const response = await call(path)
  return `${response.status} ${response.headers.get("Content-Security-Policy")} ${plain(await response.text())}`
}

it("serves the same cached response after any request that tries to change it", async () => {
  const poisons: Record<string, string>[] = [
    {
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "https",
      Forwarded: "host=evil.example",
      "X-Host": "evil.example",
    },
    { "X-Original-URL": "/dashboard", "X-Rewrite-URL": "/dashboard" },
    { "X-React-Router-SPA-Mode": "yes", "X-React-Router-Prerender-Data": "evil" },
    { Cookie: "i18nextLng=ru; access_token=x", "Accept-Language": "ru" },
    { Authorization: `Bearer ${token}` },
    { "X-Ghost-Preview": "evil", "X-Middleware-Prefetch": "1", "X-Nextjs-Data": "1", Purpose: "prefetch" },
    { "User-Agent": "evil<script>", Referer: "https://evil.example/<script>" },
    { Accept: "text/evil", "Accept-Encoding": "identity" },
    { Range: "bytes=0-10" },
    { "If-None-Match": '"evil"', "If-Modified-Since": "Thu, 01 Jan 2037 00:00:00 GMT" },
    { "X-Forwarded-Prefix": "/evil", "X-Forwarded-Port": "1337", "X-Forwarded-Scheme": "evil" },
  ]
  const queries = [
    "?utm=<script>alert(1)</script>",
    "?_routes=evil",
    "?_routes=",
    `?x=${"y".repeat(8_000)}`,
    "?%00",
    "?lang=ru",
    "?__proto__=1",
  ]
  for (const path of pages) {
    const before = await bodyOf(path)
    expect(before).not.toContain("evil")
    for (const headers of poisons) {
      const response = await call(path, { headers })
      expect(await response.text()).not.toMatch(/evil/u)
      expect(response.headers.get("Set-Cookie")).toBeNull()
    }
    for (const query of queries) await (await call(path + query)).text()
    await raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 4\r\nConnection: close\r\n\r\nevil`)
    expect(await bodyOf(path)).toBe(before)
  }
})

it("shows a change at once, to everybody, and caches nothing of a signed-in reader", async () => {
  const { title_de } = (await (await asOwner("/api/service/5")).json()) as { title_de: string }
  await (await call("/service/5")).text()
  for (const title of ["Attacke eins", "Attacke zwei", title_de]) {
    expect((await asOwner("/api/service/5", withJson("PATCH", { title_de: title }))).status).toBe(200)
    expect(await (await call("/service/5")).text()).toContain(title)
  }
  for (const path of ["/api/service", "/api/settings", "/api/service/5"]) {
    const response = await call(path, { headers: bearer })
    expect([path, response.headers.get("Cache-Control")]).toEqual([path, expect.stringContaining("no-store")])
  }
})

it("uses its own origin only, whatever host a request names", async () => {
  for (const path of ["/", "/sitemap.xml", "/robots.txt", "/en/contact"]) {
    const line = `GET ${path} HTTP/1.1`
    const rest = "\r\nConnection: close\r\n\r\n"
    const wrong = [
      `${line}\r\nHost: evil.example${rest}`,
      `${line}\r\nHost: ${host}\r\nHost: evil.example${rest}`,
      `${line}\r\nHost: evil.example\r\nHost: ${host}${rest}`,
      `${line}\r\nHost: ${host}, evil.example${rest}`,
      `${line}\r\nHost: evil.example@${host}${rest}`,
      `${line}\r\nHost: ${host}@evil.example${rest}`,
      `${line}\r\nHost: ${host}.evil.example${rest}`,
      `${line}\r\nHost: 127.0.0.1:1@evil.example${rest}`,
      `${line}\r\nHost:${rest}`,
      `${line}${rest}`,
      `GET http://evil.example${path} HTTP/1.1\r\nHost: ${host}${rest}`,
      `GET http://${host}${path} HTTP/1.1\r\nHost: evil.example${rest}`,
      `GET //evil.example${path} HTTP/1.1\r\nHost: ${host}${rest}`,
      `GET evil.example${path} HTTP/1.1\r\nHost: ${host}${rest}`,
      `GET *${path} HTTP/1.1\r\nHost: ${host}${rest}`,
    ]
    for (const request of wrong) {
      const response = await raw(request, 200)
      expect([request, [400, 404, 421].includes(statuses(response)[0] ?? 0)]).toEqual([request, true])
      expect(response).not.toMatch(/https?:\/\/evil|\/\/evil\.example/u)
    }
  }
})

it("accepts only its three languages, and redirects nowhere else", async () => {
  const values = [
    "../../etc/passwd",
    "__proto__",
    "constructor",
    "//evil.example",
    "https:evil.example",
    "de\r\nSet-Cookie:x=1",
    "x".repeat(10_000),
    "%00",
    "DE ",
    "'",
    "de,ru",
  ]
  const calls = [
    "/api/product?lang=",
    "/api/category?lang=",
    "/api/product/1?language=",
    "/api/spare/1/catalogue?lang=",
    "/api/search?q=a&lang=",
    "/api/page/careers?lang=",
    "/?lang=",
    "/search?q=a&lang=",
  ]
  for (const value of values)
    for (const path of calls) {
      const response = await call(path + encodeURIComponent(value))
      expect([path, value.slice(0, 20), response.status < 500]).toEqual([path, value.slice(0, 20), true])
      const head = JSON.stringify([...response.headers])
      expect(head).not.toMatch(/evil|etc\/passwd|x=1|xxxx/u)
      await response.arrayBuffer()
    }
  expect((await call("/api/product?lang=de&lang=ru&lang[]=x&lang[a]=y")).status).toBeLessThan(500)
  const elsewhere = [
    "/\\evil.example",
    "//evil.example",
    "///evil.example",
    "/%2f%2fevil.example",
    "/%5cevil.example",
    "/en//evil.example",
    "/de//evil.example",
    "/DE//evil.example/",
    "//evil.example/%2e%2e",
    "/\t/evil.example",
    "/en/..//evil.example",
    "/.//evil.example",
    "/de/\\evil.example/",
  ]
  for (const path of elsewhere) {
    const response = await raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 200)
    const location = /^location: (.*)$/imu.exec(response)?.[1]?.trim()
    if (location !== undefined) expect([path, new URL(location, `http://${host}`).host]).toEqual([path, host])
    else expect([path, [400, 404, 421].includes(statuses(response)[0] ?? 0)]).toEqual([path, true])
  }
})

it("bounds its memory under many different URLs", async () => {
  for (let index = 0; index < 400; index++) await (await call(`/?utm=${index}`)).arrayBuffer()
  for (let index = 0; index < 200; index++)
    expect((await call(`/nowhere-${index}`, { headers: { "Accept-Encoding": "gzip" } })).status).toBe(404)
})

it("responds to HEAD with the headers of GET, and matches a tag among several", async () => {
  for (const path of ["/contact?product=3", "/en/search?q=9047", "/imprint", "/nowhere", "/dashboard"]) {
    const got = await call(path)
    await got.arrayBuffer()
    const head = await call(path, { method: "HEAD" })
    expect(await head.text()).toBe("")
    expect([path, head.status]).toEqual([path, got.status])
    for (const name of ["Cache-Control", "ETag", "Vary", "Content-Type"])
      expect([path, name, head.headers.get(name)]).toEqual([path, name, got.headers.get(name)])
    const tag = got.headers.get("ETag")
    if (tag === null) continue
    const again = await call(path, { headers: { "If-None-Match": `"other", ${tag}` } })
    expect([path, again.status]).toEqual([path, 304])
  }
  expect((await call("/en/%E0%A4%A")).status).toBe(404)
})
