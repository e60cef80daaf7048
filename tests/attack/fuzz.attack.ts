import process from "node:process"
import fc from "fast-check"
import { expect, it } from "vitest"
import { type Route, asOwner, call, long, raw, readRoutes, host } from "./target.ts"

const requests = Number(process.env["ATTACK_REQUESTS"] ?? (long ? 100_000 : 2_000))
// Calls that end the session, or take seconds each.
const spared = new Set(["POST /auth/logout", "PATCH /auth/login", "PATCH /auth/password", "GET /backup"])

const words = [
  "1",
  "2",
  "999999",
  "-1",
  "0",
  "careers",
  "de",
  "RU",
  "true",
  "null",
  "''",
  "%00",
  "../x",
  "__proto__",
  "LM2500",
  "a@b.example",
  "media/x.jpg",
]
const word = fc.oneof(
  fc.constantFrom(...words),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.double().map(String),
  fc.bigInt().map(String),
)
const keys = [
  "name",
  "company",
  "email",
  "text",
  "lang",
  "items",
  "partnumber",
  "quantity",
  "login",
  "password",
  "title_de",
  "text_ru",
  "id",
  "ids",
  "numbers",
  "path",
  "paths",
  "query",
  "page",
  "limit",
  "captcha_token",
  "nonce",
  "code",
  "read",
  "action",
  "target",
  "columns",
  "version",
  "category_id",
  "images",
  "cv",
  "excel",
]
const value = fc.oneof(
  word,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(word, { maxLength: 4 }),
  fc.dictionary(word, word, { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 4 }),
)
const body = fc.oneof(
  fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: 8 }).map((fields) => JSON.stringify(fields)),
  fc.json(),
  fc.string({ unit: "binary", maxLength: 200 }),
)
const query = fc.dictionary(
  fc.constantFrom(...keys, "q", "sort", "order", "mode", "preview", "format", "email", "category", "language"),
  word,
  { maxKeys: 4 },
)
const type = fc.constantFrom(
  "application/json",
  "application/json",
  "application/json",
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
  "application/json; charset=utf-16",
  "",
)
const header = fc.constantFrom(
  {},
  {},
  {},
  { "If-Match": '"1"' },
  { "If-Match": "*" },
  { "If-None-Match": '"x"' },
  { Range: "bytes=5-1" },
  { Accept: "x/y" },
  { "Idempotency-Key": "0123456789" },
  { Cookie: "x=y" },
)

const safe = (text: string) => encodeURIComponent(text.toWellFormed())

async function send(
  route: Route,
  parts: string[],
  asked: Record<string, string>,
  sent: string,
  contentType: string,
  extra: object,
  signedIn: boolean,
) {
  let next = 0
  const path = route.path.replaceAll(/:\w+/gu, () => safe(parts[next++ % parts.length] ?? "1") || "1")
  const search = Object.entries(asked)
    .map(([key, value]) => `${safe(key)}=${safe(value)}`)
    .join("&")
  const reads = route.method === "GET" || route.method === "HEAD"
  const headers = { ...(contentType && !reads ? { "Content-Type": contentType } : {}), ...extra }
  const init = reads ? { method: route.method, headers } : { method: route.method, headers, body: sent.toWellFormed() }
  return (signedIn ? asOwner : call)(
    `${route.path.startsWith("/") && !route.method.startsWith("PAGE") ? "/api" : ""}${path}?${search}`,
    init,
  )
}

it(`responds to none of ${requests} random API calls with a 5xx`, async () => {
  const routes = (await readRoutes()).filter(({ method, path }) => !spared.has(`${method} ${path}`))
  const odd = fc.asyncProperty(
    fc.constantFrom(...routes),
    fc.array(word, { minLength: 1, maxLength: 3 }),
    query,
    body,
    type,
    header,
    fc.boolean(),
    async (route, parts, asked, sent, contentType, extra, signedIn) => {
      const response = await send(route, parts, asked, sent, contentType, extra, signedIn)
      await response.arrayBuffer()
      if (response.status >= 500) throw new Error(`${response.status} ${route.method} ${route.path}`)
    },
  )
  await fc.assert(odd, {
    numRuns: requests,
    ...(long ? {} : { seed: 2_008 }),
    interruptAfterTimeLimit: long ? 3_600_000 : 50_000,
  })
}, 3_700_000)

it("responds to no random page path and no random bytes with a 5xx", async () => {
  const runs = Math.ceil(requests / 10)
  const segment = fc.oneof(
    fc.constantFrom(
      "service",
      "parts",
      "part-list",
      "en",
      "ru",
      "de",
      "1",
      "search",
      "contact",
      "%2e",
      "%5c",
      "assets",
      "media",
      "_",
      ".data",
    ),
    fc.webSegment(),
    fc.string({ unit: "binary", maxLength: 8 }).map(safe),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(segment, { maxLength: 4 }), query, async (path, asked) => {
      const search = Object.entries(asked)
        .map(([key, value]) => `${safe(key)}=${safe(value)}`)
        .join("&")
      const response = await call(`/${path.join("/")}?${search}`)
      await response.arrayBuffer()
      if (response.status >= 500) throw new Error(`${response.status} /${path.join("/")}?${search}`)
    }),
    { numRuns: runs, ...(long ? {} : { seed: 2_008 }) },
  )
  const line = fc.string({ unit: "binary-ascii", maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(line, line, async (path, name) => {
      const response = await raw(
        Buffer.from(
          `GET /${path} HTTP/1.1\r\nHost: ${host}\r\nX-${name}: ${name}\r\nConnection: close\r\n\r\n`,
          "latin1",
        ),
        60,
      )
      if (/HTTP\/1\.1 5\d\d/u.test(response)) throw new Error(response.slice(0, 80))
    }),
    { numRuns: Math.ceil(runs / 4), ...(long ? {} : { seed: 2_008 }) },
  )
  expect((await call("/healthz")).status).toBe(200)
}, 3_700_000)
