import type { IncomingMessage } from "node:http"
import fc from "fast-check"
import { expect, test } from "vitest"
import { cacheAddress } from "./cache-address.ts"

const one = (path: RegExp, queryKeys: string[] = []) => ({ path, queryKeys })
const cacheable = {
  recordPaths: new Set(["/service", "/part-list", "/parts"]),
  calls: [
    one(/^\/api\/(?:component\/navbar|settings|page\/[a-z-]+|service\/\d+)$/u),
    one(/^\/api\/product\/\d+$/u, ["language"]),
  ],
}
const ask = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  cacheAddress({ url, method, headers } as IncomingMessage, cacheable)?.url ?? null

test("caches pages, fragments and open calls under a URL", () => {
  for (const url of [
    "/",
    "/en",
    "/ru/service/3",
    "/ru/service/3-remont-rotorov",
    "/parts/12-lm2500-g4",
    "/part-list/1?page=2",
    "/en/contact",
    "/part-list/1/rows?page=2",
    "/ru/part-list/1/rows",
    "/part-list/1-ersatzteile-lm2500/rows?page=2",
    "/en/gas-turbina/models?category=7",
  ])
    expect(ask(url)).toBe(url)
  for (const url of ["/api/component/navbar", "/api/service/3", "/api/page/careers"]) expect(ask(url)).toBe(url)
})

test("leaves irrelevant query keys out of the key, and sorts the others", () => {
  expect(ask("/?utm_source=<script>&fbclid=1")).toBe("/")
  expect(ask("/part-list/1?utm_source=x&page=3")).toBe("/part-list/1?page=3")
  expect(ask("/part-list/1?page=3&category=2")).toBe(ask("/part-list/1?category=2&page=3"))
  expect(ask("/api/product/3?utm=x&language=EN")).toBe("/api/product/3?language=EN")
  expect(ask("/api/service/3?language=EN")).toBe("/api/service/3")
})

test("never caches a visitor's own response, or one of unlimited variants", () => {
  for (const url of [
    "/contact?product=3",
    "/contact?number=L31742P02",
    "/contact?items=[]",
    "/contact?sent=LT-7K3F9Q",
    "/part-list/1?query=9047",
    "/search?q=x",
    "/service/3.data",
    "/_root.data",
    "/part-list/1/rows?query=9047",
    "/part-list/1/rows/",
    "/part-list/1?page=1&page=2",
    "/part-list/1?page=%3Cscript%3E",
    "/dashboard",
    "/controller",
    "/dashboard.data",
    "/api/captcha",
    "/api/request",
    "/api/captcha/challenge",
    "/api/auth/login",
    "/SERVICE/3",
    "/service/3/",
    "//service/3",
    "/service/%33",
    "/service/3;x",
    "/service/3-Rotor",
    "/service/3-%C3%BC",
    `/service/3-${"x".repeat(90)}`,
    "/x/../service/3",
    `/?a=${"x".repeat(400)}`,
  ])
    expect([url, ask(url)]).toEqual([url, null])
  expect(ask("/", { authorization: "Bearer x", range: "bytes=0-" })).toBe("/")
  expect(ask("/api/settings", { authorization: "Bearer x" })).toBeNull()
  expect(ask("/api/settings", { range: "bytes=0-" })).toBeNull()
  expect(ask("/", { "content-length": "5" })).toBeNull()
  expect(ask("/", {}, "POST")).toBeNull()
  expect(ask("/api/service/3", { origin: "https://other.example" })).toBeNull()
})

test("returns a cache key unchanged for a canonical URL", () => {
  const words = fc.constantFrom("page", "query", "category", "lang", "utm", "=", "&", "?", "1", "site", "%2C", "x")
  fc.assert(
    fc.property(fc.array(words, { maxLength: 12 }), (segments) => {
      const url = ask(`/part-list/1?${segments.join("")}`)
      if (url !== null) expect(ask(url)).toBe(url)
    }),
  )
})
