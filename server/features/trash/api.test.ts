import { beforeAll, expect, it } from "vitest"
import type { Image } from "#contract/image.ts"
import type { Partner } from "#contract/partner.ts"
import type { Category } from "#contract/category.ts"
import type { Product } from "#contract/product.ts"
import type { Service } from "#contract/service.ts"
import type { Spare, SpareSummary } from "#contract/spare.ts"
import type { TextPage } from "#contract/text-page.ts"
import type { TrashEntry } from "#contract/trash.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { loadDemo } from "#seed/load-demo.ts"
import { purgeUnusedPictures } from "#server/records/purge-pictures.ts"
import { purgeOldTrash } from "./commands/purge.ts"

onEnginesInTurn("/api/trash", (open) => {
  let site: TestSite
  const get = async <T>(path: string) => (await (await site.asOwner("GET", path)).json()) as T
  const trash = () => get<TrashEntry[]>("/api/trash")
  const status = async (method: string, path: string, body?: unknown) => (await site.asOwner(method, path, body)).status

  beforeAll(async () => {
    site = await openTestSite(open())
    await loadDemo(site.app)
  })

  it("keeps texts, images and parts together and restores them unchanged", async () => {
    for (const path of ["/api/service/3", "/api/spare/1", "/api/partner/show/2", "/api/product/show/1"]) {
      const before = await get<Record<string, unknown>>(path)
      expect(await status("DELETE", path.replace("/show", ""))).toBe(204)
      const kind = path.split("/")[2] ?? ""
      const [entry] = await trash()
      expect(entry).toMatchObject({ id: `${kind}-${String(before["id"])}`, kind, deleted_by: "admin" })
      expect(await status("POST", `/api/trash/${entry?.id}/restore`)).toBe(204)
      const { version: _v, translations: _t, translation_of: _o, ...rest } = await get<Record<string, unknown>>(path)
      expect(before).toMatchObject(rest)
      expect(await trash()).toEqual([])
    }
  })

  it("restores a part after its group, unless its number is taken", async () => {
    const { parts } = await get<Spare>("/api/spare/1")
    const [part] = parts
    await status("DELETE", `/api/spare/1/part/${part?.id}`)
    await status("DELETE", "/api/spare/1")
    const early = await site.asOwner("POST", `/api/trash/part-${part?.id}/restore`)
    expect(await early.json()).toMatchObject({ status: 409, detail: "Restore the spare-part group first" })
    expect(await status("POST", "/api/trash/spare-1/restore")).toBe(204)
    await status("POST", "/api/spare/1/part", { partnumber: part?.partnumber })
    expect(await status("POST", `/api/trash/part-${part?.id}/restore`)).toBe(409)
    const [again] = (await get<Spare>("/api/spare/1")).parts
    await status("DELETE", `/api/spare/1/part/${again?.id}`)
    expect(await status("POST", `/api/trash/part-${part?.id}/restore`)).toBe(204)
    expect((await get<Spare>("/api/spare/1")).parts[0]).toMatchObject({
      id: part?.id,
      partnumber: part?.partnumber,
      quantity: part?.quantity,
    })
  })

  it("restores a category with its translations, and with products not moved since", async () => {
    const create = async <T>(path: string, body: unknown) =>
      (await (await site.asOwner("POST", path, body)).json()) as T
    const shelf = async (id: number) => (await get<Product>(`/api/product/show/${id}`)).category_id
    const first = await create<Category>("/api/category", { name: "Auflösung", lang: "DE" })
    const other = await create<Category>("/api/category", { name: "Ziel", lang: "DE" })
    const english = { name: "Dissolved", lang: "EN", translation_of: first.id }
    const translation = await create<Category>("/api/category", english)
    for (const id of [1, 2, 3]) await status("PATCH", `/api/product/${id}`, { category_id: first.id })
    const before = await shelf(4)
    expect(await status("DELETE", `/api/category/${first.id}?move_to=${other.id}`)).toBe(204)
    expect(await shelf(1)).toBe(other.id)
    await status("PATCH", "/api/product/2", { category_id: null })
    expect(await status("POST", `/api/trash/category-${first.id}/restore`)).toBe(204)
    expect([await shelf(1), await shelf(2), await shelf(3), await shelf(4)]).toEqual([first.id, null, first.id, before])
    const restored = (await get<Category[]>("/api/category")).filter(({ id }) =>
      [first.id, translation.id].includes(id),
    )
    expect(restored.map(({ translation_of }) => translation_of)).toEqual([translation.id, null])

    await status("DELETE", `/api/category/${first.id}`)
    await create("/api/category", { name: "Neu", lang: "DE", translation_of: translation.id })
    const refused = await site.asOwner("POST", `/api/trash/category-${first.id}/restore`)
    expect(await refused.json()).toMatchObject({ status: 409, errors: [{ code: "category_language_taken" }] })
    expect(await status("DELETE", `/api/trash/category-${first.id}`)).toBe(204)
  })

  it("restores a property after its product", async () => {
    const { property, title } = await get<Product>("/api/product/show/1")
    const id = property[0]?.id
    await status("DELETE", `/api/product/property/${id}`)
    await status("DELETE", "/api/product/1")
    expect((await trash()).find((entry) => entry.id === `property-${id}`)?.title).toContain(`${title}: `)
    const early = await site.asOwner("POST", `/api/trash/property-${id}/restore`)
    expect(await early.json()).toMatchObject({ status: 409, errors: [{ code: "product_deleted" }] })
    for (const name of ["product-1", `property-${id}`])
      expect(await status("POST", `/api/trash/${name}/restore`)).toBe(204)
    expect((await get<Product>("/api/product/show/1")).property.map((entry) => entry.id)).toEqual(
      property.map((entry) => entry.id),
    )
  })

  it("restores an image to its position", async () => {
    const before = await get<Service>("/api/service/3")
    await status("DELETE", "/api/service/3/image/delete", { path: before.images[0] })
    expect((await get<Service>("/api/service/3")).images).toEqual(before.images.slice(1))
    expect(await status("POST", `/api/trash/image-${before.image_list[0]?.id}/restore`)).toBe(204)
    expect((await get<Service>("/api/service/3")).images).toEqual(before.images)
  })

  it("swaps a replaced image with its replacement", async () => {
    const [part] = (await get<TextPage>("/api/page/gas-turbina")).parts
    const partner = async () => (await get<Partner>("/api/partner/show/1")).image_list[0]
    const ofPart = async () => (await get<TextPage>("/api/page/gas-turbina")).parts[0]?.image_list[0]
    const replace: [() => Promise<Image | undefined>, string, string][] = [
      [partner, "PATCH", "/api/partner/1"],
      [ofPart, "POST", `/api/page/page-part/${part?.id}/image/add`],
    ]
    for (const [shown, method, path] of replace) {
      const before = await shown()
      expect((await site.asOwner(method, path, imageForm("image", await picture(91, 61)))).ok).toBe(true)
      const after = await shown()
      expect(after?.path).not.toBe(before?.path)
      expect((await trash())[0]).toMatchObject({ id: `image-${before?.id}`, image: { path: before?.path } })
      expect(await status("POST", `/api/trash/image-${before?.id}/restore`)).toBe(204)
      expect(await shown()).toMatchObject({ path: before?.path, alt_de: before?.alt_de })
      expect((await trash())[0]?.id).toBe(`image-${after?.id}`)
      expect(await status("DELETE", `/api/trash/image-${after?.id}`)).toBe(204)
    }
  })

  it("restores an image after its record", async () => {
    const image = (await get<Service>("/api/service/4")).image_list[0]
    await status("DELETE", "/api/service/4/image/delete", { path: image?.path })
    await status("DELETE", "/api/service/4")
    const early = await site.asOwner("POST", `/api/trash/image-${image?.id}/restore`)
    expect(await early.json()).toMatchObject({ status: 409, errors: [{ code: "record_deleted" }] })
    for (const name of ["service-4", `image-${image?.id}`])
      expect(await status("POST", `/api/trash/${name}/restore`)).toBe(204)
    expect((await get<Service>("/api/service/4")).image_list[0]?.id).toBe(image?.id)
  })

  it("purges on request, and after 30 days, pictures too", async () => {
    const created = await site.asOwner(
      "POST",
      "/api/spare",
      imageForm("images", await picture(123, 77), { title_de: "Vorläufig" }),
    )
    const { id, images } = (await created.json()) as SpareSummary
    await status("POST", `/api/spare/${id}/part`, { partnumber: "X1" })
    await status("DELETE", `/api/spare/${id}`)
    expect(await status("DELETE", `/api/trash/spare-${id}`)).toBe(204)
    expect(await status("POST", `/api/trash/spare-${id}/restore`)).toBe(404)
    expect(await site.app.db.selectFrom("part").select("id").where("spare_id", "=", id).execute()).toEqual([])
    await status("DELETE", "/api/service/5")
    await purgeOldTrash(site.app)
    await purgeUnusedPictures(site.app)
    expect((await site.request(`/${images[0]}`)).status).toBe(404)
    expect(await trash()).toHaveLength(2)
    await purgeOldTrash({ ...site.app, clock: () => new Date("2026-12-21T09:00:00Z") })
    expect(await trash()).toEqual([])
    expect(await site.app.db.selectFrom("service").select("id").where("id", "=", 5).execute()).toEqual([])
  })

  it("purges with a record what could only be restored into it", async () => {
    const { db } = site.app
    const { property } = await get<Product>("/api/product/show/2")
    const [deleted, kept] = property
    const service = await get<Service>("/api/service/2")
    const { parts } = await get<Spare>("/api/spare/2")
    await status("PUT", `/api/draft/property/${kept?.id}`, { patch: { description: "<p>Neu</p>" }, based_on: 1 })
    await status("PATCH", `/api/product/property/${kept?.id}`, { hidden: "all" })
    await status("DELETE", `/api/product/property/${deleted?.id}`)
    await status("DELETE", "/api/service/2/image/delete", { path: service.images[0] })
    await status("DELETE", `/api/spare/2/part/${parts[0]?.id}`)
    for (const path of ["product/2", "service/2", "spare/2"]) expect(await status("DELETE", `/api/${path}`)).toBe(204)
    expect(await trash()).toHaveLength(6)
    for (const name of ["product-2", "service-2", "spare-2"])
      expect(await status("DELETE", `/api/trash/${name}`)).toBe(204)
    expect(await trash()).toEqual([])
    expect(await status("POST", `/api/trash/property-${deleted?.id}/restore`)).toBe(404)
    for (const table of ["draft", "hidden"] as const)
      expect(await db.selectFrom(table).select("kind").where("kind", "=", "property").execute()).toEqual([])
  })

  it("clears a purged group from its categories, deleted ones too", async () => {
    const form = imageForm("images", await picture(), { title_de: "Gruppe einer Familie" })
    const { id: spare_id } = (await (await site.asOwner("POST", "/api/spare", form)).json()) as SpareSummary
    const create = async (name: string) => {
      const made = await site.asOwner("POST", "/api/category", { name, lang: "DE", spare_id })
      return ((await made.json()) as Category).id
    }
    const [kept, deleted] = [await create("Bleibt"), await create("Kommt wieder")]
    await status("DELETE", `/api/category/${deleted}`)
    await status("DELETE", `/api/spare/${spare_id}`)
    expect(await status("DELETE", `/api/trash/spare-${spare_id}`)).toBe(204)
    expect(await status("POST", `/api/trash/category-${deleted}/restore`)).toBe(204)
    const groups = (await get<Category[]>("/api/category")).filter(({ id }) => id === kept || id === deleted)
    expect(groups.map((category) => category.spare_id)).toEqual([null, null])
  })

  it("answers 404 for an entry whose record is gone", async () => {
    const [property] = (await get<Product>("/api/product/show/3")).property
    await status("DELETE", `/api/product/property/${property?.id}`)
    await site.app.db
      .deleteFrom("product_property")
      .where("id", "=", property?.id ?? 0)
      .execute()
    expect(await status("POST", `/api/trash/property-${property?.id}/restore`)).toBe(404)
  })

  it("rejects other names", async () => {
    for (const id of ["service-999", "admin-1", "service", "service-1;x"])
      expect(await status("POST", `/api/trash/${encodeURIComponent(id)}/restore`)).toBe(404)
  })
})
