import sharp from "sharp"
import { expect, inject, it } from "vitest"
import { processorMsOf } from "../harness/processor-time.ts"
import { asOwner, call, host, raw, readRoutes, statuses, token } from "./target.ts"

interface UploadRoute {
  method: "POST" | "PATCH"
  path: string
  field: string
  fields?: Record<string, string>
}

const routes: UploadRoute[] = [
  { method: "POST", path: "/service/1/image/add", field: "image" },
  { method: "POST", path: "/spare/1/image/add", field: "image" },
  { method: "POST", path: "/product/1/image/add", field: "image" },
  { method: "POST", path: "/page/careers/image/add", field: "image" },
  { method: "POST", path: "/category/1/image/add", field: "image" },
  { method: "POST", path: "/page/page-part/1/image/add", field: "image" },
  { method: "POST", path: "/page/page-part/gas-turbina", field: "image", fields: { text_de: "x" } },
  { method: "POST", path: "/service", field: "images", fields: { title_de: "x" } },
  { method: "POST", path: "/spare", field: "images", fields: { title_de: "x" } },
  { method: "POST", path: "/product", field: "images", fields: { title: "x", lang: "DE" } },
  { method: "POST", path: "/product/property", field: "image", fields: { product_id: "1", description: "x" } },
  { method: "PATCH", path: "/product/property/1", field: "image" },
  { method: "POST", path: "/partner", field: "image", fields: { text_de: "x" } },
  { method: "PATCH", path: "/partner/1", field: "image" },
]

const send = ({ method, path, field, fields = {} }: UploadRoute, bytes: Uint8Array, name: string, type: string) => {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  form.append(field, new File([new Uint8Array(bytes)], name, { type }))
  return asOwner(`/api${path}`, { method, body: form })
}

const text = (content: string) => new TextEncoder().encode(content)
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer()
/** Returns the records and their pictures; without sizes, which are still being made. */
const contentOf = async () => {
  const paths = ["/api/service", "/api/spare", "/api/partner/all", "/api/product", "/api/page/careers"]
  const texts = await Promise.all(paths.map(async (path) => (await asOwner(path)).text()))
  return texts.map((text) => text.match(/"(?:id|images|image|image_id)":(?:\[[^\]]*\]|[^,}]*)/gu))
}

it("gives the same verdict at every upload of pictures", async () => {
  const adds = (await readRoutes())
    .filter(({ path }) => path.endsWith("/image/add"))
    .map(({ path }) => path.split("/")[1] ?? "")
  expect(adds.toSorted((a, b) => a.localeCompare(b))).toEqual([
    "category",
    "page",
    "page",
    "product",
    "service",
    "spare",
  ])
  const photo = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#357" } })
    .jpeg()
    .toBuffer()
  const bad: [string, Uint8Array, string, string][] = [
    ["svg", text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), "a.svg", "image/svg+xml"],
    [
      "svg called png",
      text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      "a.png",
      "image/png",
    ],
    ["page called png", text("<!doctype html><script>alert(1)</script>"), "a.png", "image/png"],
    [
      "script behind a picture's first bytes",
      Buffer.concat([photo.subarray(0, 20), Buffer.from("<script>alert(1)</script>")]),
      "a.jpg",
      "image/jpeg",
    ],
    ["gif that is a script", text("GIF89a/*  */=1;alert(1)//"), "a.gif", "image/gif"],
    ["pdf", text("%PDF-1.7\n%%EOF"), "a.png", "image/png"],
    ["tiff", await sharp(photo).tiff().toBuffer(), "a.tiff", "image/tiff"],
    ["avif", await sharp(photo).avif({ effort: 0 }).toBuffer(), "a.png", "image/png"],
    ["archive", text("PK\u0003\u0004xxxx"), "a.png", "image/png"],
    ["half a picture", photo.subarray(0, 200), "a.jpg", "image/jpeg"],
    ["mvg", text("push graphic-context\nimage over 0,0 0,0 'https://evil.example/x'\n"), "a.png", "image/png"],
    ["playlist", text("#EXTM3U\nfile:///etc/passwd"), "a.gif", "image/gif"],
  ]
  const before = await contentOf()
  for (const [kind, bytes, name, type] of bad)
    for (const route of routes) {
      const response = await send(route, bytes, name, type)
      expect([kind, route.path, response.status]).toEqual([kind, route.path, 415])
    }
  expect(await contentOf()).toEqual(before)
})

it("rejects pictures that unpack to more than they declare, while others are served", async () => {
  const animation = Buffer.concat([
    Buffer.from("474946383961010001008000000000000000ff21ff0b4e45545343415045322e300301000000", "hex"),
    ...Array.from({ length: 400 }, () =>
      Buffer.from("21f90404010000002c000000000100010000020144003b".replace(/3b$/u, ""), "hex"),
    ),
    Buffer.from("3b", "hex"),
  ])
  const bombs = [await flat(16_000, 16_000), await flat(8_001, 10), await flat(7_000, 7_000), animation]
  const [first] = routes
  if (!first) throw new Error("no route")
  const before = processorMsOf(inject("pid")) ?? 0
  for (const bomb of bombs) {
    const together = Promise.all([1, 2, 3, 4].map(() => send(first, bomb, "a.png", "image/png")))
    expect((await call("/healthz")).status).toBe(200)
    for (const response of await together)
      expect([bombs.indexOf(bomb), [413, 415].includes(response.status)]).toEqual([bombs.indexOf(bomb), true])
  }
  // Decoding one of them takes longer, so another process does it.
  expect((processorMsOf(inject("pid")) ?? 0) - before).toBeLessThan(2_000)
})

it("rejects what is too large or too many before buffering it, also without a length", async () => {
  const [first] = routes
  if (!first) throw new Error("no route")
  expect((await send(first, new Uint8Array(10_485_761), "a.png", "image/png")).status).toBe(413)
  const form = new FormData()
  form.append("title_de", "x")
  for (let index = 0; index < 21; index++) form.append("images", new File(["x"], `${index}.png`))
  expect((await asOwner("/api/service", { method: "POST", body: form })).status).toBe(413)
  const head = (path: string, ...lines: string[]) =>
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n${lines.join("\r\n")}\r\n\r\n`
  const chunk = `10000\r\n${"x".repeat(65_536)}\r\n`
  const endless =
    head("/api/service/1/image/add", "Content-Type: multipart/form-data; boundary=b", "Transfer-Encoding: chunked") +
    chunk.repeat(200)
  expect(statuses(await raw(endless, 1_500))[0]).toBe(413)
  const claimed = head(
    "/api/service/1/image/add",
    "Content-Type: multipart/form-data; boundary=b",
    "Content-Length: 99999999999",
  )
  expect(statuses(await raw(claimed, 1_500))[0]).toBe(413)
  for (const type of [
    "multipart/form-data",
    "multipart/form-data; boundary=",
    `multipart/form-data; boundary=${"b".repeat(5_000)}`,
    "multipart/mixed; boundary=b",
  ]) {
    const response = await asOwner("/api/service/1/image/add", {
      method: "POST",
      body: "--b\r\n\r\nx",
      headers: { "Content-Type": type },
    })
    expect([type.slice(0, 40), [400, 413, 415, 422].includes(response.status)]).toEqual([type.slice(0, 40), true])
  }
  const parts = Array.from(
    { length: 1_000 },
    (_one, index) => `--b\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\nx\r\n`,
  )
  const many = await asOwner("/api/service", {
    method: "POST",
    body: `${parts.join("")}--b--`,
    headers: { "Content-Type": "multipart/form-data; boundary=b" },
  })
  expect([400, 413, 422]).toContain(many.status)
})

it("deletes an image only by the exact path at its own record", async () => {
  const read = async (path: string) => ((await (await asOwner(path)).json()) as { images: string[] }).images
  const [foreign] = await read("/api/spare/2")
  const own = await read("/api/spare/1")
  const paths: unknown[] = [
    "../../data/site.db",
    "/etc/passwd",
    "/media/../site.db",
    "..\\..\\x",
    "%2e%2e%2f",
    "a\0.png",
    "",
    [],
    {},
    null,
    1,
    foreign,
    `/${own[0] ?? ""}`,
    `${own[0] ?? ""}/`,
    `${own[0] ?? ""}?`,
    `./${own[0] ?? ""}`,
    "%",
    "_",
  ]
  for (const path of paths) {
    const response = await asOwner("/api/spare/1/image/delete", {
      method: "DELETE",
      body: JSON.stringify({ path }),
      headers: { "Content-Type": "application/json" },
    })
    expect([path, [400, 404, 422].includes(response.status)]).toEqual([path, true])
  }
  expect(await read("/api/spare/1")).toEqual(own)
  expect((await read("/api/spare/2"))[0]).toBe(foreign)
})

it("serves pictures with their type, and no range more than once", async () => {
  const media = ((await (await call("/api/service/1")).json()) as { images: string[] }).images[0] ?? ""
  const response = await call(`/${media}`)
  expect(response.headers.get("Content-Type")).toMatch(/^image\/(?:jpeg|png)$/u)
  expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox")
  expect(response.headers.get("Cache-Control")).toContain("immutable")
  const ranges = `bytes=${Array.from({ length: 1_000 }, () => "0-").join(",")}`
  const ranged = await call(`/${media}`, { headers: { Range: ranges } })
  expect([200, 416]).toContain(ranged.status)
  const whole = (await response.arrayBuffer()).byteLength
  expect((await ranged.arrayBuffer()).byteLength).toBeLessThanOrEqual(whole)
})
