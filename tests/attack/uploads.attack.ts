import sharp from "sharp"
import { expect, it } from "vitest"
import { workbook } from "#tests/harness/samples.ts"
import { zipBomb } from "../e2e/zip-bomb.ts"
import { asAdmin, call, host, raw, readRoutes, statuses, token } from "./target.ts"

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
  return asAdmin(`/api${path}`, { method, body: form })
}

const text = (content: string) => new TextEncoder().encode(content)
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer()
/** Which records there are and which pictures they show; sizes are still being made meanwhile. */
const contentOf = async () => {
  const paths = ["/api/service", "/api/spare", "/api/partner/all", "/api/product", "/api/page/careers"]
  const texts = await Promise.all(paths.map(async (path) => (await asAdmin(path)).text()))
  return texts.map((one) => one.match(/"(?:id|images|image|image_id)":(?:\[[^\]]*\]|[^,}]*)/gu))
}

it("gives the same verdict at every door for pictures", async () => {
  const adds = (await readRoutes())
    .filter(({ path }) => path.endsWith("/image/add"))
    .map(({ path }) => path.split("/")[1])
  expect(adds.toSorted()).toEqual(["page", "page", "product", "service", "spare"])
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
      const answer = await send(route, bytes, name, type)
      expect([kind, route.path, answer.status]).toEqual([kind, route.path, 415])
    }
  expect(await contentOf()).toEqual(before)
})

it("refuses pictures that unpack to more than they say, while others are served", async () => {
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
  const slow: number[] = []
  for (const bomb of bombs) {
    const together = Promise.all([1, 2, 3, 4].map(() => send(first, bomb, "a.png", "image/png")))
    const started = performance.now()
    expect((await call("/healthz")).status).toBe(200)
    slow.push(performance.now() - started)
    for (const answer of await together)
      expect([bombs.indexOf(bomb), [413, 415].includes(answer.status)]).toEqual([bombs.indexOf(bomb), true])
  }
  expect(Math.max(...slow)).toBeLessThan(2_000)
})

it("refuses what is too large or too many before it holds it, also without a length", async () => {
  const [first] = routes
  if (!first) throw new Error("no route")
  expect((await send(first, new Uint8Array(10_485_761), "a.png", "image/png")).status).toBe(413)
  const form = new FormData()
  form.append("title_de", "x")
  for (let index = 0; index < 21; index++) form.append("images", new File(["x"], `${index}.png`))
  expect((await asAdmin("/api/service", { method: "POST", body: form })).status).toBe(413)
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
    const answer = await asAdmin("/api/service/1/image/add", {
      method: "POST",
      body: "--b\r\n\r\nx",
      headers: { "Content-Type": type },
    })
    expect([type.slice(0, 40), [400, 413, 415, 422].includes(answer.status)]).toEqual([type.slice(0, 40), true])
  }
  const parts = Array.from(
    { length: 1_000 },
    (_one, index) => `--b\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\nx\r\n`,
  )
  const many = await asAdmin("/api/service", {
    method: "POST",
    body: `${parts.join("")}--b--`,
    headers: { "Content-Type": "multipart/form-data; boundary=b" },
  })
  expect([400, 413, 422]).toContain(many.status)
})

it("deletes an image only by the very path of this very record", async () => {
  const read = async (path: string) => ((await (await asAdmin(path)).json()) as { images: string[] }).images
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
    const answer = await asAdmin("/api/spare/1/image/delete", {
      method: "DELETE",
      body: JSON.stringify({ path }),
      headers: { "Content-Type": "application/json" },
    })
    expect([path, [400, 404, 422].includes(answer.status)]).toEqual([path, true])
  }
  expect(await read("/api/spare/1")).toEqual(own)
  expect((await read("/api/spare/2"))[0]).toBe(foreign)
})

it("accepts documents of applicants by content, under harmless names", async () => {
  const apply = (files: [string, string][]) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ first_name: "Ada", last_name: "L", email: "ada@angriff.example" }))
      form.append(name, value)
    for (const [name, content] of files) form.append("cv", new File([content], name))
    return call("/api/application", { method: "POST", body: form })
  }
  const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n"
  const bad: [string, string][] = [
    ["cv.exe", "MZ"],
    ["cv.pdf", "<html><script>alert(1)</script>"],
    ["cv.pdf", "%PDF-1.7\n<script>alert(1)</script>"],
    ["cv.svg", "<svg/>"],
    ["cv.docm", `PK\u0003\u0004${"x".repeat(60)}word/document.xml word/vbaProject.bin`],
    ["cv.docx", "PK\u0003\u0004"],
    ["cv.zip", "PK\u0005\u0006"],
  ]
  for (const file of bad) expect([file, (await apply([file])).status]).toEqual([file, 415])
  expect(
    (
      await apply([
        ["1.pdf", pdf],
        ["2.pdf", pdf],
        ["3.pdf", pdf],
      ])
    ).status,
  ).toBe(422)
  expect((await apply([["big.pdf", `${pdf}${" ".repeat(10_485_760)}`]])).status).toBe(413)
  const names = [
    "../../etc/passwd.pdf",
    'x"\r\nX-Evil: y.pdf',
    `${"x".repeat(5_000)}.pdf`,
    "\u202efdp.exe",
    "con.pdf",
    ".htaccess",
  ]
  for (const name of names)
    expect([name.slice(0, 20), (await apply([[name, pdf]])).status]).toEqual([name.slice(0, 20), 201])
  const list = (await (await asAdmin("/api/application")).json()) as { id: number; cv: { n: number; name: string }[] }[]
  for (const { id, cv } of list.slice(0, names.length)) {
    expect(cv[0]?.name).toMatch(/^[\p{L}\p{N} ._-]{1,80}\.pdf$/u)
    const file = await asAdmin(`/api/application/${id}/cv/1`)
    expect(file.headers.get("Content-Type")).toBe("application/octet-stream")
    expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; /u)
    expect(file.headers.get("Cache-Control")).toContain("no-store")
    expect(file.headers.get("X-Evil")).toBeNull()
    for (const guess of [
      `/api/application/${id}/cv/2`,
      `/api/application/${id}/cv/0`,
      `/api/application/${id}/cv/1%2f..`,
    ])
      expect((await asAdmin(guess)).status).toBe(404)
    expect((await call(`/api/application/${id}/cv/1`)).status).toBe(401)
  }
})

it("refuses sheets that are no sheets or unpack to too much, quickly, and changes no part", async () => {
  const total = async () => ((await (await call("/api/spare/5")).json()) as { parts_total: number }).parts_total
  const before = await total()
  const bomb = await zipBomb(300)
  const hidden = await zipBomb(300, 1_000)
  const sheets: [string, Uint8Array][] = [
    ["bomb", bomb],
    ["bomb that hides its size", hidden],
    ["text", text("part number;description")],
    ["old format", Buffer.from("d0cf11e0a1b11ae1", "hex")],
    [
      "half",
      (
        await workbook([
          ["Part number", "Description (DE)"],
          ["X1", "x"],
        ])
      ).subarray(0, 500),
    ],
    [
      "no part number",
      await workbook([
        ["A", "B"],
        ["X1", "x"],
      ]),
    ],
    [
      "pollution",
      await workbook([
        ["__proto__", "constructor"],
        ["X1", "x"],
      ]),
    ],
    [
      "negative",
      await workbook([
        ["Part number", "Quantity"],
        ["X1", -5],
      ]),
    ],
  ]
  for (const [name, bytes] of sheets) {
    const form = new FormData()
    form.append("excel", new File([new Uint8Array(bytes)], "parts.xlsx"))
    const started = performance.now()
    const sent = asAdmin("/api/spare/5/excel/update", { method: "POST", body: form })
    expect((await call("/healthz")).status).toBe(200)
    const answer = await sent
    expect([name, [400, 413, 415, 422].includes(answer.status)]).toEqual([name, true])
    expect(performance.now() - started).toBeLessThan(15_000)
  }
  expect(await total()).toBe(before)
})

it("serves pictures as what they are, and no part of them more than once", async () => {
  const media = ((await (await call("/api/service/1")).json()) as { images: string[] }).images[0] ?? ""
  const answer = await call(`/${media}`)
  expect(answer.headers.get("Content-Type")).toMatch(/^image\/(?:jpeg|png)$/u)
  expect(answer.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox")
  expect(answer.headers.get("Cache-Control")).toContain("immutable")
  const ranges = `bytes=${Array.from({ length: 1_000 }, () => "0-").join(",")}`
  const ranged = await call(`/${media}`, { headers: { Range: ranges } })
  expect([200, 416]).toContain(ranged.status)
  const whole = (await answer.arrayBuffer()).byteLength
  expect((await ranged.arrayBuffer()).byteLength).toBeLessThanOrEqual(whole)
})
