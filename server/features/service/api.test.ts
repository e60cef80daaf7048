import { beforeAll, beforeEach, expect, it } from "vitest"
import type { Service } from "#contract/service.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("/api/service", (open) => {
  let site: TestSite
  let service: Service

  beforeAll(async () => {
    site = await openTestSite(open())
  })
  beforeEach(async () => {
    const form = imageForm("images[]", await picture(), {
      title_de: "Auswuchten",
      title_ru: "Балансировка",
      text_de: "<p>Ruhig</p><script>x</script>",
      place: "workshop",
    })
    const response = await site.asOwner("POST", "/api/service", form)
    expect(response.status).toBe(201)
    service = (await response.json()) as Service
  })

  it("creates a service with its image and cleans its text", () => {
    expect(service).toMatchObject({
      title_de: "Auswuchten",
      title_en: "",
      title_ru: "Балансировка",
      text_de: "<p>Ruhig</p>",
      place: "workshop",
      version: 1,
    })
    expect(service.images).toEqual([service.image_id])
    expect(service.image_list[0]).toMatchObject({ width: 640, height: 480 })
  })

  it("requires an image and a German title", async () => {
    const empty = new FormData()
    empty.append("title_de", "Ohne Bild")
    const noImage = await site.asOwner("POST", "/api/service", empty)
    expect(noImage.status).toBe(422)
    expect(await noImage.json()).toMatchObject({ detail: "Please select a file first!", errors: [{ path: "images" }] })
    const noTitle = await site.asOwner("POST", "/api/service", imageForm("images", await picture()))
    expect(await noTitle.json()).toMatchObject({ status: 422, errors: [{ path: "title_de", code: "required" }] })
  })

  it("is readable by everybody, with an ETag of its bytes and 304", async () => {
    const response = await site.request(`/api/service/${service.id}`)
    expect(response.status).toBe(200)
    const tag = response.headers.get("ETag") ?? ""
    expect(tag).not.toBe('"1"')
    const again = await site.request(`/api/service/${service.id}`, { headers: { "If-None-Match": tag } })
    expect(again.status).toBe(304)
  })

  it("changes one language and leaves the others", async () => {
    const response = await site.asOwner(
      "PATCH",
      `/api/service/${service.id}`,
      { title_en: "Balancing", unknown: "x", id: 99 },
      { "If-Match": `"${service.version}"` },
    )
    const changed = (await response.json()) as Service
    expect(changed).toMatchObject({
      id: service.id,
      title_de: "Auswuchten",
      title_en: "Balancing",
      title_ru: "Балансировка",
      version: 2,
    })
    expect(changed.updated_at_en).not.toBe("")
    expect(changed.updated_at_ru).toBe(service.updated_at_ru)
    expect(response.headers.get("ETag")).toBe('"2"')
  })

  it("clears a field by null or empty text", async () => {
    const response = await site.asOwner("PATCH", `/api/service/${service.id}`, { title_ru: null })
    expect(((await response.json()) as Service).title_ru).toBe("")
  })

  it("rejects a stale edit with the current record", async () => {
    await site.asOwner("PATCH", `/api/service/${service.id}`, { title_en: "Balancing" })
    const stale = await site.asOwner("PATCH", `/api/service/${service.id}`, { title_en: "Old" }, { "If-Match": '"1"' })
    expect(stale.status).toBe(412)
    expect(await stale.json()).toMatchObject({ code: "stale", current: { title_en: "Balancing" } })
  })

  it("responds 404 to unknown ids and 422 to wrong values", async () => {
    for (const id of ["999999", "abc", "-1", "1e3", "9223372036854775808", "1;drop"])
      expect((await site.request(`/api/service/${encodeURIComponent(id)}`)).status).toBe(404)
    const wrong = await site.asOwner("PATCH", `/api/service/${service.id}`, {
      title_de: "x".repeat(301),
      place: "moon",
    })
    expect(await wrong.json()).toMatchObject({ status: 422, errors: [{ path: "title_de" }, { path: "place" }] })
    expect((await site.asOwner("PATCH", `/api/service/${service.id}`, { title_de: { $gt: "" } })).status).toBe(422)
  })

  it("rejects rich text with too many elements inside one another, in a draft too", async () => {
    const patch = { text_de: "<b>".repeat(66_000) }
    const responses = [
      await site.asOwner("PATCH", `/api/service/${service.id}`, patch),
      await site.asOwner("PUT", `/api/draft/service/${service.id}`, { patch, based_on: service.version }),
    ]
    for (const response of responses)
      expect(await response.json()).toMatchObject({
        status: 422,
        errors: [{ path: "text_de", code: "too_complex" }],
      })
  })

  it("adds, orders and deletes images of this record only", async () => {
    const added = await site.asOwner(
      "POST",
      `/api/service/${service.id}/image/add`,
      imageForm("image", await picture(300, 200, "png")),
    )
    expect(added.status).toBe(201)
    const { path } = (await added.json()) as { path: string }
    const order = await site.asOwner("PATCH", `/api/service/${service.id}/image/order`, { paths: [path] })
    expect(((await order.json()) as { path: string }[])[0]?.path).toBe(path)
    const served = await site.request(`/${path}`)
    expect(served.headers.get("Content-Type")).toBe("image/png")
    expect(served.headers.get("Cache-Control")).toContain("immutable")
    const remove = async (wrong: string) =>
      (await site.asOwner("DELETE", `/api/service/${service.id}/image/delete`, { path: wrong })).status
    const absent = ["../../data/site.db", "/etc/passwd", `${path}x`, "media/00000000000000000000000000000000.jpg"]
    for (const wrong of absent) expect([wrong, await remove(wrong)]).toEqual([wrong, 404])
    expect(await remove("")).toBe(422)
    expect((await site.asOwner("DELETE", `/api/service/${service.id}/image/delete`, { path })).status).toBe(204)
    expect((await site.asOwner("DELETE", `/api/service/${service.id}/image/delete`, { path })).status).toBe(404)
  })

  it("rejects files that are not pictures, whatever their name", async () => {
    const svg = new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'/>")
    const html = new TextEncoder().encode("<script>alert(1)</script>")
    for (const bytes of [svg, html])
      expect(
        (await site.asOwner("POST", `/api/service/${service.id}/image/add`, imageForm("image", bytes))).status,
      ).toBe(415)
    expect(
      (await site.asOwner("POST", `/api/service/${service.id}/image/add`, imageForm("image", await picture(9_000, 10))))
        .status,
    ).toBe(413)
  })

  it("rejects a missing or wrong token", async () => {
    const calls: [string, string][] = [
      ["GET", "/api/service"],
      ["POST", "/api/service"],
      ["PATCH", `/api/service/${service.id}`],
      ["DELETE", `/api/service/${service.id}`],
      ["POST", `/api/service/${service.id}/image/add`],
      ["DELETE", `/api/service/${service.id}/image/delete`],
      ["PATCH", `/api/service/${service.id}/image/order`],
    ]
    const tries: Record<string, string>[] = [
      {},
      { Authorization: "Bearer 0123456789012345678901234567890123456789012" },
      { Authorization: "Basic YWRtaW46eA==" },
    ]
    for (const [method, path] of calls)
      for (const headers of tries) {
        const response = await site.request(path, { ...json(method, method === "GET" ? undefined : {}), headers })
        expect([method, path, response.status]).toEqual([method, path, 401])
        expect(response.headers.get("WWW-Authenticate")).toBe("Bearer")
      }
  })

  it("hides a deleted service from the site", async () => {
    expect((await site.asOwner("DELETE", `/api/service/${service.id}`, undefined, { "If-Match": '"2"' })).status).toBe(
      412,
    )
    expect((await site.asOwner("DELETE", `/api/service/${service.id}`)).status).toBe(204)
    expect((await site.request(`/api/service/${service.id}`)).status).toBe(404)
    const left = (await (await site.asOwner("GET", "/api/service")).json()) as Service[]
    expect(left.map(({ id }) => id)).not.toContain(service.id)
  })

  it("marks a translation as current, at the version that was seen", async () => {
    const form = imageForm("images[]", await picture(), { title_de: "Wuchten", title_ru: "Балансировка" })
    const { id } = (await (await site.asOwner("POST", "/api/service", form)).json()) as Service
    const path = `/api/service/${id}/current`
    const before = (await (await site.asOwner("POST", path, { lang: "RU" })).json()) as Service
    expect(before.updated_at_ru >= before.updated_at_de).toBe(true)
    const { version } = before
    expect((await site.asOwner("POST", path, { lang: "ru" }, { "If-Match": `"${version - 1}"` })).status).toBe(412)
    expect((await site.asOwner("POST", path, { lang: "fr" })).status).toBe(422)
  })
})
