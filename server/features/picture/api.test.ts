import { beforeAll, beforeEach, expect, it } from "vitest"
import type { HistoryEntry } from "#contract/history.ts"
import type { Image } from "#contract/image.ts"
import type { PicturePage, PictureReplaced, StoredPicture } from "#contract/picture.ts"
import { readContentVersion } from "#server/db/content-state.ts"
import { purgeUnusedPictures } from "#server/records/purge-pictures.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

interface Pictured {
  id: number
  version: number
  title_de: string
  image_list: Image[]
}

let width = 100

onEnginesInTurn("/api/picture", (open) => {
  let site: TestSite
  let photo: Awaited<ReturnType<typeof picture>>
  let hash: string
  let service: Pictured
  let partner: Pictured

  const send = async <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await site.asOwner(method, `/api${path}`, body, headers)
    const text = await response.text()
    return { status: response.status, body: (text ? JSON.parse(text) : null) as T }
  }
  const read = async <T>(path: string) => (await send<T>("GET", path)).body
  const create = async (path: string, field: string, fields: Record<string, string>) =>
    (await send<Pictured>("POST", path, imageForm(field, photo, fields))).body
  const readPicture = () => read<StoredPicture>(`/picture/${hash}`)
  const found = async (query: string) => (await read<PicturePage>(`/picture?${query}`)).items.map((item) => item.hash)
  const describe = (owner: Pictured, texts: object, version = owner.version) =>
    send<Image>("PATCH", `/service/${owner.id}/image/${owner.image_list[0]?.id}`, texts, { "If-Match": `"${version}"` })
  const replace = async (from: string, bytes: Awaited<ReturnType<typeof picture>>) =>
    send<PictureReplaced>("POST", `/picture/${from}/replace`, imageForm("image", bytes))

  beforeAll(async () => {
    site = await openTestSite(open())
  })
  beforeEach(async () => {
    photo = await picture(++width, 90)
    service = await create("/service", "images[]", { title_de: `Wuchten ${width}`, title_en: "Balancing" })
    partner = await create("/partner", "image", { text_de: `<p>Werk ${width}</p>` })
    hash = /[0-9a-f]{32}/u.exec(service.image_list[0]?.path ?? "")?.[0] ?? ""
  })

  it("lists a picture once, with every use and the languages without text", async () => {
    const stored = await readPicture()
    expect(stored.bytes).toBeGreaterThan(100)
    expect(stored.missing).toEqual(["de", "en", "ru"])
    expect(stored.uses).toMatchObject([
      { kind: "service", record_id: String(service.id), title: `Wuchten ${width}`, version: 1, focus: 12 },
      { kind: "partner", record_id: String(partner.id), title: `Werk ${width}`, version: 1, decorative: false },
    ])
    // In the reader's language where there is a text.
    const { uses } = await read<StoredPicture>(`/picture/${hash}?lang=en`)
    expect(uses.map(({ title }) => title)).toEqual(["Balancing", `Werk ${width}`])
    expect((await read<PicturePage>("/picture?lang=en")).items.find((item) => item.hash === hash)?.uses).toEqual(uses)
  })

  it("requires a text only in the language of a record that has one", async () => {
    const fields = { title: `LM ${width}`, lang: "EN" }
    photo = await picture(++width, 91)
    const product = await create("/product", "images[]", fields)
    const property = { product_id: String(product.id), description: "<p>Welle</p>" }
    await send("POST", "/product/property", imageForm("image", photo, property))
    hash = /[0-9a-f]{32}/u.exec(product.image_list[0]?.path ?? "")?.[0] ?? ""
    const stored = await readPicture()
    expect(stored.missing).toEqual(["en"])
    expect(stored.uses.map(({ title, parent_id }) => [title, parent_id])).toEqual([
      [`${fields.title} (EN)`, null],
      [`${fields.title}: Welle`, product.id],
    ])
  })

  it("stores text, decorative mark and focal point of a use, with If-Match and history", async () => {
    const texts = { alt_de: "Rotor", decorative: true, focus: 3 }
    expect((await describe(service, texts, 7)).status).toBe(412)
    expect((await describe(service, texts)).body).toMatchObject(texts)
    const after = await read<Pictured>(`/service/${service.id}`)
    expect(after.image_list[0]).toMatchObject({ ...texts, alt_en: "" })
    expect((await read<Pictured>(`/partner/show/${partner.id}`)).image_list[0]).toMatchObject({
      alt_de: "",
      decorative: false,
      focus: 12,
    })
    // A decorative use needs no text; the partner's still does.
    expect((await readPicture()).missing).toEqual(["de", "en", "ru"])
    await send("PATCH", `/partner/${partner.id}/image/${partner.image_list[0]?.id}`, { decorative: true })
    expect((await readPicture()).missing).toEqual([])
    const versions = await read<HistoryEntry[]>(`/history/service/${service.id}`)
    expect(versions).toHaveLength(1)
    for (const wrong of [{ focus: 25 }, { focus: -1 }, { focus: 1.5 }, { decorative: "yes" }])
      expect([wrong, (await describe(service, wrong, 2)).status]).toEqual([wrong, 422])
  })

  it("filters, searches and pages", async () => {
    expect(await found("filter=missing_ru&query=wuchten")).toContain(hash)
    expect(await found(`query=${encodeURIComponent(`WERK ${width}`)}`)).toEqual([hash])
    expect(await found("query=nirgends")).toEqual([])
    expect(await found("filter=heavy")).toEqual([])
    expect((await send("GET", "/picture?filter=odd")).status).toBe(422)
    const last = await read<PicturePage>("/picture?page=9999")
    expect([last.page, last.total]).toEqual([Math.ceil(last.total / last.limit), last.counts.all])
    await send("DELETE", `/service/${service.id}`)
    await send("DELETE", `/partner/${partner.id}`)
    expect(await found("filter=unused")).toContain(hash)
    expect((await readPicture()).uses.map(({ title, version }) => [title, version])).toEqual([
      [`Wuchten ${width}`, null],
      [`Werk ${width}`, null],
    ])
    expect((await readPicture()).missing).toEqual([])
  })

  it("counts a picture used only by a draft as used, without requiring texts", async () => {
    photo = await picture(++width, 93)
    const form = imageForm("image", photo)
    const image = (await send<Image>("POST", `/draft/service/${service.id}/image`, form)).body
    hash = /[0-9a-f]{32}/u.exec(image.path)?.[0] ?? ""
    const { uses, missing } = await readPicture()
    expect(uses).toMatchObject([
      {
        id: image.id,
        kind: "service",
        record_id: String(service.id),
        title: service.title_de,
        version: 1,
        draft: true,
      },
    ])
    expect(missing).toEqual([])
    expect(await found("filter=unused")).not.toContain(hash)
  })

  it("is described by its file while only one record shows it, ignoring drafts", async () => {
    photo = await picture(++width, 94)
    const { id, image_list } = await create("/service", "images[]", { title_de: "Allein" })
    await send("POST", `/draft/service/${service.id}/image`, imageForm("image", photo))
    const path = image_list[0]?.path
    expect((await send("PATCH", "/image", { path, alt_de: "Rotor" })).body).toEqual({ changed: 1 })
    expect((await read<Pictured>(`/service/${id}`)).image_list[0]).toMatchObject({ alt_de: "Rotor" })
  })

  it("replaces a picture everywhere under a new URL, with one audit entry, and can undo it", async () => {
    const { db } = site.app
    const content = await readContentVersion(db)
    const { status, body } = await replace(hash, await picture(++width, 92))
    expect(status).toBe(200)
    expect(body.hash).not.toBe(hash)
    expect(body.images).toEqual([service.image_list[0]?.id, partner.image_list[0]?.id])
    expect(await readContentVersion(db)).toBe(content + 1)
    const shown = await read<Pictured>(`/service/${service.id}`)
    expect([shown.image_list[0]?.path, shown.version]).toEqual([body.path, 2])
    expect((await site.request(`/${body.path}`)).status).toBe(200)
    expect((await readPicture()).uses).toEqual([])
    const { items } = await read<{ items: { event: string; count: number; detail: string }[] }>("/audit")
    expect(items[0]).toMatchObject({ event: "picture_replaced", count: 2 })
    expect(items[0]?.detail).toContain("Wuchten")
    expect(await read<HistoryEntry[]>(`/history/service/${service.id}`)).toHaveLength(1)

    // The former picture stays as long as the trash.
    await purgeUnusedPictures(site.app)
    const back = await send<PictureReplaced>("PATCH", `/picture/${body.hash}`, { hash, images: body.images })
    expect(back.body).toMatchObject({ hash, images: body.images })
    expect((await readPicture()).uses).toHaveLength(2)
    const { now } = site.time
    site.time.now = new Date(now.getTime() + 31 * 86_400_000)
    await purgeUnusedPictures(site.app)
    site.time.now = now
    expect((await send("GET", `/picture/${body.hash}`)).status).toBe(404)
    expect((await readPicture()).uses).toHaveLength(2)
  })

  it("ignores the same picture, and rejects invalid or missing ones", async () => {
    expect((await replace(hash, photo)).body.images).toEqual([])
    expect((await replace("0".repeat(32), photo)).status).toBe(404)
    expect((await replace("x", photo)).status).toBe(404)
    expect((await replace(hash, new TextEncoder().encode("<svg/>"))).status).toBe(415)
    const other = await send<{ errors: object[] }>("PATCH", `/picture/${hash}`, { hash: "0".repeat(32), images: [1] })
    expect([other.status, other.body.errors]).toMatchObject([422, [{ path: "hash", code: "not_found" }]])
    expect((await readPicture()).uses).toHaveLength(2)
  })
})
