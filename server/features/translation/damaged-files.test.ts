import { beforeAll, describe, expect, it } from "vitest"
import type { Service } from "#contract/service.ts"
import type { Translation, TranslationImport, TranslationPage } from "#contract/translation.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

type File = string | Uint8Array<ArrayBuffer>
type Result = Pick<TranslationImport, "changed" | "same"> & { broken: number; unknown: number }

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le"))
const unitOf = (text: string, key: string) =>
  new RegExp(`<trans-unit id="${key}"[^]*?</trans-unit>`, "u").exec(text)?.[0] ?? ""

onEachEngine("a damaged file of translations", (open) => {
  let site: TestSite
  let service: Service
  let xliff = ""
  let workbook: Uint8Array<ArrayBuffer>

  const send = (query: string, file: File, name: string) => {
    const form = new FormData()
    form.append("file", new globalThis.File([file], name))
    return site.asOwner("POST", `/api/translation/import?${query}`, form)
  }
  const texts = async () => {
    const page = (await (await site.asOwner("GET", "/api/translation?state=all&limit=500")).json()) as TranslationPage
    return page.items.map(({ key, translation, draft }: Translation) => [key, translation, draft])
  }

  beforeAll(async () => {
    site = await openTestSite(open(), undefined, { env: { RATE_LIMITS: "off" } })
    const form = imageForm("images", await picture(), {
      title_de: "Auswuchten",
      title_ru: "Балансировка",
      text_de: "<p>Mit <strong>Protokoll</strong>.</p>",
      text_ru: "<p>С <strong>протоколом</strong>.</p>",
    })
    service = (await (await site.asOwner("POST", "/api/service", form)).json()) as Service
    await site.app.content.refresh()
    const fetched = async (format: string) =>
      site.asOwner("GET", `/api/translation/export?state=all&lang=ru&kind=service&format=${format}`)
    xliff = await (await fetched("xliff")).text()
    workbook = new Uint8Array(await (await fetched("xlsx")).arrayBuffer())
  })

  /** The export of one text, damaged; `same` is the number of texts that are as they are here. */
  const refused: [name: string, status: number, file: () => File, as?: string][] = [
    ["is empty", 415, () => " "],
    ["is a page", 415, () => "<html><body>Service</body></html>"],
    ["is JSON", 415, () => JSON.stringify({ key: "service/1/title/ru" })],
    ["is that of another site", 415, () => xliff.replaceAll(/original="[^"]*"/gu, 'original="other"')],
    ["does not say of which site it is", 415, () => xliff.replaceAll(/ original="[^"]*"/gu, "")],
    ["has a document type", 415, () => xliff.replace("<xliff", "<!DOCTYPE xliff><xliff")],
    ["has entities", 415, () => xliff.replace("<xliff", '<!DOCTYPE x [<!ENTITY a "b">]><xliff')],
    ["ends in the middle", 415, () => xliff.slice(0, xliff.length / 2)],
    ["lacks its end", 415, () => xliff.replace("</xliff>", "")],
    ["is XLIFF of noise", 415, () => new Uint8Array(4_096).fill(0x9d)],
    ["is a workbook cut off", 415, () => workbook.slice(0, workbook.length / 2), "a.xlsx"],
    ["has more than 20 MB", 413, () => new Uint8Array(20 * 1_048_576 + 1).fill(0x20)],
    [
      "has more than 50,000 texts",
      413,
      () => xliff.replace("</body>", `${'<trans-unit id="a"><source/></trans-unit>'.repeat(50_001)}</body>`),
    ],
  ]
  describe.each(refused)("that %s", (_name, status, file, as = "a.xlf") => {
    it(`is refused with ${status}, and nothing is written`, async () => {
      const before = await texts()
      expect((await send("", file(), as)).status).toBe(status)
      expect(await texts()).toEqual(before)
    })
  })

  const read: [name: string, file: (key: (field: string) => string) => File, result: Partial<Result>][] = [
    ["is a workbook named as XLIFF", () => workbook, { changed: 0, broken: 0 }],
    ["is in UTF-16", () => utf16(xliff.replace("UTF-8", "UTF-16")), { changed: 0, broken: 0 }],
    ["has lost its targets", () => xliff.replaceAll(/<target[^]*?<\/target>/gu, ""), { changed: 0, broken: 0 }],
    [
      "has empty targets",
      () => xliff.replaceAll(/<target([^>]*)>[^]*?<\/target>/gu, "<target$1> </target>"),
      { changed: 0 },
    ],
    ["has lost its date", () => xliff.replace(/ date="[^"]*"/u, ' date="yesterday"'), { changed: 0, broken: 0 }],
    ["has lost the keys", () => xliff.replaceAll(/ (?:id|resname)="service[^"]*"/gu, ""), { changed: 0, same: 0 }],
    [
      "names a text that is not here",
      (key) => xliff.replaceAll(key("title"), "service/99999/title/ru"),
      { changed: 0, unknown: 1 },
    ],
    [
      "has a code of nowhere",
      (key) => broken(key("text"), /<target[^]*<\/target>/u, '<target><g id="77">Т</g></target>'),
      { changed: 0, broken: 1 },
    ],
    [
      "says a text twice",
      (key) => xliff.replace("</body>", `${unitOf(xliff, key("title")).replace("Балансировка", "Вторая")}</body>`),
      { changed: 1, broken: 0 },
    ],
    [
      "has a title that is too long",
      (key) => broken(key("title"), "Балансировка", "Б".repeat(2_000)),
      { changed: 0, broken: 1 },
    ],
    [
      "has a script as text",
      (key) => broken(key("text"), "протоколом", "&lt;script&gt;alert(1)&lt;/script&gt;"),
      { changed: 1, broken: 0 },
    ],
  ]
  const broken = (key: string, from: string | RegExp, to: string) => {
    const whole = unitOf(xliff, key)
    return xliff.replace(whole, whole.replace(from, to))
  }
  describe.each(read)("that %s", (_name, file, result) => {
    it("is read as far as it goes, and nothing is live", async () => {
      const key = (field: string) => `service/${service.id}/${field}/ru`
      const response = await send("", file(key), "a.xlf")
      expect(response.status).toBe(200)
      const { changed, same, broken: rejected, unknown } = (await response.json()) as TranslationImport
      expect({ changed, same, broken: rejected.length, unknown: unknown.length }).toMatchObject(result)
      const live = (await (await site.request(`/api/service/${service.id}`)).json()) as Service
      expect(live).toMatchObject({ title_ru: service.title_ru, text_ru: service.text_ru, version: service.version })
      await site.app.db.deleteFrom("draft").execute()
    })
  })
})
