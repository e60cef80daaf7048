import { expect, it } from "vitest"
import { workbook } from "#tests/harness/samples.ts"
import { zipBomb } from "../e2e/zip-bomb.ts"
import { asOwner, call } from "./target.ts"

const text = (content: string) => new TextEncoder().encode(content)

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
  const list = (await (await asOwner("/api/application")).json()) as { id: number; cv: { n: number; name: string }[] }[]
  for (const { id, cv } of list.slice(0, names.length)) {
    expect(cv[0]?.name).toMatch(/^[\p{L}\p{N} ._-]{1,80}\.pdf$/u)
    const file = await asOwner(`/api/application/${id}/cv/1`)
    expect(file.headers.get("Content-Type")).toBe("application/octet-stream")
    expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; /u)
    expect(file.headers.get("Cache-Control")).toContain("no-store")
    expect(file.headers.get("X-Evil")).toBeNull()
    for (const guess of [
      `/api/application/${id}/cv/2`,
      `/api/application/${id}/cv/0`,
      `/api/application/${id}/cv/1%2f..`,
    ])
      expect((await asOwner(guess)).status).toBe(404)
    expect((await call(`/api/application/${id}/cv/1`)).status).toBe(401)
  }
})

it("quickly rejects files that are not sheets or unpack to too much, and changes no part", async () => {
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
    const sent = asOwner("/api/spare/5/excel/update", { method: "POST", body: form })
    expect((await call("/healthz")).status).toBe(200)
    const response = await sent
    expect([name, [400, 413, 415, 422].includes(response.status)]).toEqual([name, true])
  }
  expect(await total()).toBe(before)
})
