import { beforeAll, beforeEach, expect, it } from "vitest"
import type { Problem } from "#contract/error.ts"
import type { Product } from "#contract/product.ts"
import type { Publications } from "#contract/publishing.ts"
import type { Service } from "#contract/service.ts"
import type { Translation, TranslationImport, TranslationPage } from "#contract/translation.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { type TestPerson, addPerson } from "#tests/harness/people.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("translations", (open) => {
  let site: TestSite
  let olga: TestPerson
  let service: Service

  const later = (seconds: number) => {
    site.time.now = new Date(site.time.now.getTime() + seconds * 1_000)
  }
  const asked = async <Body>(response: Promise<Response>) => (await response).json() as Promise<Body>
  const list = (query = "") => asked<TranslationPage>(site.asOwner("GET", `/api/translation?${query}`))
  const ofService = async (query = "") => {
    const { items } = await list(`${query}&limit=500`)
    return items.filter(({ kind, id }) => kind === "service" && id === service.id)
  }
  const find = async (key: string) => (await list("state=all&limit=500")).items.find((text) => text.key === key)
  const change = async (patch: object) => {
    await site.asOwner("PATCH", `/api/service/${service.id}`, patch)
    await site.app.content.refresh()
  }
  const save = (key: string, translation: string, before?: string) =>
    olga.call("PUT", "/api/translation", { key, translation, ...(before === undefined ? {} : { before }) })
  const send = async (query: string, file: string | Uint8Array<ArrayBuffer>, name: string) => {
    const form = new FormData()
    form.append("file", new File([file], name))
    return site.asOwner("POST", `/api/translation/import?${query}`, form)
  }

  beforeAll(async () => {
    site = await openTestSite(open())
    olga = await addPerson(site, "olga", { roles: ["translator"], languages: ["ru"] })
  })
  beforeEach(async () => {
    later(10)
    const form = imageForm("images", await picture(), {
      title_de: "Auswuchten",
      title_ru: "Балансировка",
      text_de: "<p>Mit Protokoll.</p>",
      text_ru: "<p>С протоколом.</p>",
      summary_de: "Vor Ort",
    })
    service = await asked<Service>(site.asOwner("POST", "/api/service", form))
    const image_list = service.image_list.map(({ id }) => ({ id, alt_de: "Rotor auf der Wuchtbank" }))
    service = await asked<Service>(site.asOwner("PATCH", `/api/service/${service.id}`, { image_list }))
    await site.app.content.refresh()
    later(10)
  })

  it("lists what a language lacks, with the words to do", async () => {
    const ru = await ofService("lang=ru")
    expect(ru.map(({ field, state, words }) => [field, state, words])).toContainEqual(["summary", "missing", 2])
    expect(ru.map(({ field }) => field)).not.toContain("title")
    const en = await ofService("lang=en")
    expect(en.map(({ field }) => field)).toEqual(expect.arrayContaining(["title", "text", "summary"]))
    const { progress, words, items } = await list("lang=en&limit=500")
    expect(words).toBe(items.reduce((sum, text) => sum + text.words, 0))
    expect(progress.map(({ lang }) => lang)).toEqual(["en", "ru"])
  })

  it("marks a text whose source has changed since, and no other, with the source it was made from", async () => {
    await change({ text_de: "<p>Mit Protokoll und Urkunde.</p>" })
    const older = (await ofService("lang=ru&state=older")).map(({ field, changed }) => [field, changed])
    expect(older).toEqual([["text", "<p>Mit Protokoll.</p>"]])
    later(1)
    expect(
      (await site.asOwner("POST", "/api/translation/current", { key: `service/${service.id}/text/ru` })).status,
    ).toBe(204)
    expect(await ofService("lang=ru&state=older")).toEqual([])
  })

  it("keeps the mark of a draft whose source changes afterwards, beside texts written later", async () => {
    const key = `service/${service.id}/text/ru`
    await save(key, "<p>Протокол.</p>")
    later(1)
    await change({ text_de: "<p>Mit Protokoll und Urkunde.</p>" })
    later(1)
    await save(`service/${service.id}/summary/ru`, "На месте")
    expect(await find(key)).toMatchObject({ state: "older", draft: true, changed: "<p>Mit Protokoll.</p>" })
    expect(await find(`service/${service.id}/summary/ru`)).toMatchObject({ state: "current", draft: true })
  })

  it("lets somebody who translates write texts and alternative texts of the own language only", async () => {
    expect(
      (await asked<TranslationPage>(olga.call("GET", "/api/translation"))).progress.map(({ lang }) => lang),
    ).toEqual(["ru"])
    expect((await save(`service/${service.id}/title/en`, "Balancing")).status).toBe(404)
    const saved = await asked<Translation>(save(`service/${service.id}/summary/ru`, "На месте"))
    expect(saved).toMatchObject({ translation: "На месте", state: "current", draft: true })
    const alt = (await list("lang=ru&limit=500")).items.find(({ field, id }) => field === "alt" && id === service.id)
    expect((await save(alt?.key ?? "", "Ротор на станке")).status).toBe(200)
    expect((await olga.call("POST", "/api/translation/current", { key: `service/${service.id}/text/ru` })).status).toBe(
      403,
    )
    const live = await asked<Service>(site.request(`/api/service/${service.id}`))
    expect(live).toMatchObject({ summary_ru: "" })
  })

  it("rejects a translation over one that somebody else has written meanwhile", async () => {
    const key = `service/${service.id}/summary/ru`
    expect((await save(key, "На месте", "")).status).toBe(200)
    expect((await save(key, "На площадке", "")).status).toBe(412)
    expect((await save("service/99999/title/ru", "x")).status).toBe(404)
  })

  it("creates the product of a language that has none, not published", async () => {
    const form = new FormData()
    const fields = { title: "LM2500", description: "<p>Turbine</p>", type: "Gasturbine", lang: "DE" }
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    const product = await asked<Product>(site.asOwner("POST", "/api/product", form))
    await site.app.content.refresh()
    const saved = await asked<Translation>(save(`product/${product.id}/description/ru`, "<p>Турбина</p>"))
    expect(saved).toMatchObject({ translation: "<p>Турбина</p>", state: "current" })
    expect(saved.id).not.toBe(product.id)
    expect(await find(`product/${product.id}/type/ru`)).toMatchObject({ state: "missing", id: saved.id })
    expect((await site.request(`/api/product/${saved.id}`)).status).toBe(404)
    expect((await save(`product/${product.id}/type/ru`, "Газовая турбина")).status).toBe(200)
  })

  it("publishes several drafts that are ready, each by itself", async () => {
    await save(`service/${service.id}/summary/ru`, "На месте")
    expect((await asked<{ ready: number }>(olga.call("POST", "/api/draft/ready"))).ready).toBeGreaterThan(0)
    const { drafts } = await asked<Publications>(site.asOwner("GET", "/api/draft"))
    const draft = drafts.find(({ kind, id }) => kind === "service" && id === service.id)
    expect(draft).toMatchObject({ ready: true, ready_by: "Name of olga" })
    const body = {
      drafts: [
        { kind: "service", id: String(service.id), version: draft?.version },
        { kind: "service", id: "99999", version: 1 },
      ],
    }
    expect(await asked(site.asOwner("POST", "/api/draft/publish", body))).toEqual({
      published: 1,
      failed: [{ kind: "service", id: "99999", code: "not_found" }],
    })
    expect(await asked<Service>(site.request(`/api/service/${service.id}`))).toMatchObject({ summary_ru: "На месте" })
  })

  it.each(["xlsx", "xliff"])("changes nothing when an export of everything comes back as it is: %s", async (format) => {
    const file = await site.asOwner("GET", `/api/translation/export?state=all&format=${format}`)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const result = await asked<TranslationImport>(send("", bytes, `all.${format}`))
    expect(result).toMatchObject({ changed: 0, older: 0, broken: [], unknown: [] })
    expect(result.same).toBeGreaterThan(3)
  })

  it("takes changed texts over as drafts, and marks those whose source has changed since the export", async () => {
    const query = "state=all&format=xliff&lang=ru"
    const text = await (await site.asOwner("GET", `/api/translation/export?${query}`)).text()
    later(1)
    await change({ text_de: "<p>Mit Protokoll und Urkunde.</p>" })
    await site.app.content.refresh()
    later(1)
    const edited = text
      .replaceAll("С протоколом.", "С новым протоколом.")
      .replaceAll(`service/${service.id}/title/ru`, "service/9/gone/ru")
    const preview = await asked<TranslationImport>(send("preview=1", edited, "ru.xlf"))
    expect(preview.items.filter(({ key }) => key.startsWith(`service/${service.id}/`))).toMatchObject([
      {
        field: "text",
        state: "check",
        before: "<p>С протоколом.</p>",
        after: "<p>С новым протоколом.</p>",
        older: true,
        source: { before: "<p>Mit Protokoll.</p>", after: "<p>Mit Protokoll und Urkunde.</p>" },
      },
    ])
    expect(preview.unknown).toMatchObject([{ key: "service/9/gone/ru" }])
    expect(await find(`service/${service.id}/text/ru`)).toMatchObject({ draft: false })
    expect((await send("", edited, "ru.xlf")).status).toBe(200)
    expect(await find(`service/${service.id}/text/ru`)).toMatchObject({
      draft: true,
      state: "older",
      translation: "<p>С новым протоколом.</p>",
    })
  })

  it("says what each text of a file would do, and leaves out those whose keys are named", async () => {
    await change({ summary_de: "Vor Ort, bis 8.000 min⁻¹", summary_ru: "На месте" })
    const gone = await asked<Service>(
      site.asOwner(
        "POST",
        "/api/service",
        imageForm("images", await picture(), { title_de: "Laser", text_de: "Text" }),
      ),
    )
    await site.app.content.refresh()
    const text = await (await site.asOwner("GET", "/api/translation/export?state=all&format=xliff&lang=ru")).text()
    await site.asOwner("DELETE", `/api/service/${gone.id}`)
    await site.app.content.refresh()
    const keyOf = (field: string) => `service/${service.id}/${field}/ru`
    const filled = (xliff: string, key: string, words: string) =>
      xliff.replace(new RegExp(`(id="${key}"[^]*?<target)[^>]*>[^]*?</target>`, "u"), `$1>${words}</target>`)
    const edited = filled(
      filled(filled(text, keyOf("summary"), "На месте, до 80 000 мин⁻¹"), keyOf("title"), "Балансировка роторов"),
      `service/${gone.id}/title/ru`,
      "Лазер",
    )
    const preview = await asked<TranslationImport>(send("preview=1", edited, "ru.xlf"))
    expect(preview).toMatchObject({ changed: 2, to_check: 1, added: 0, older: 0, broken: [], langs: ["ru"] })
    expect(preview.rows).toBe(preview.changed + preview.same + preview.unknown.length)
    expect(Date.parse(preview.date)).toBe(site.time.now.getTime())
    expect(preview.items).toMatchObject([
      { state: "check", numbers: { source: ["8.000"], translation: ["80 000"] }, source: null },
      { state: "changed", numbers: null },
    ])
    expect(preview.unknown.find(({ key }) => key === `service/${gone.id}/title/ru`)).toMatchObject({
      title: "Laser",
      deleted_at: site.time.now.toISOString(),
    })
    const form = new FormData()
    form.append("file", new File([edited], "ru.xlf"))
    form.append("skip", JSON.stringify([keyOf("summary")]))
    const taken = await asked<TranslationImport>(site.asOwner("POST", "/api/translation/import", form))
    expect(taken).toMatchObject({ changed: 1, to_check: 0 })
    expect(await find(keyOf("summary"))).toMatchObject({ translation: "На месте", draft: false })
    expect(await find(keyOf("title"))).toMatchObject({ translation: "Балансировка роторов", draft: true })
    form.set("skip", "{")
    expect((await site.asOwner("POST", "/api/translation/import", form)).status).toBe(422)
  })

  it("refuses files of another site, entities and what is no export", async () => {
    const text = await (await site.asOwner("GET", "/api/translation/export?format=xliff&state=all")).text()
    const refused: [string, string, string][] = [
      [text.replaceAll(/original="[^"]*"/gu, 'original="another"'), "a.xlf", "other_site"],
      [text.replace("<xliff", '<!DOCTYPE x [<!ENTITY e "x">]><xliff'), "a.xlf", "entities"],
      [text.replace('version="1.2"', 'version="2.1"'), "a.xlf", "other_version"],
      [text.slice(0, -30), "a.xlf", "unreadable"],
      ["<html></html>", "a.xlf", "no_export"],
      ["", "empty.xlsx", "no_export"],
    ]
    for (const [file, name, code] of refused) {
      const response = await send("preview=1", file || " ", name)
      expect([response.status, ((await response.json()) as Problem).errors?.[0]?.code]).toEqual([415, code])
    }
  })
})
