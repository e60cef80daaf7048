import { beforeAll, expect, it } from "vitest"
import type { Service } from "#contract/service.ts"
import { records } from "#server/features.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

it("lists every kind under its own name", () => {
  for (const [kind, definition] of Object.entries(records)) expect(definition.kind).toBe(kind)
})

onEachEngine("changes of records", (open) => {
  let site: TestSite
  const create = async () => {
    const form = imageForm("images", await picture(), { title_de: "Wuchten" })
    return (await (await site.asOwner("POST", "/api/service", form)).json()) as Service
  }
  const history = async (id: number) =>
    (await (await site.asOwner("GET", `/api/history/service/${id}`)).json()) as object[]

  beforeAll(async () => {
    site = await openTestSite(open())
  })

  it("leaves version and history unchanged after a PATCH that changes nothing", async () => {
    const service = await create()
    const same = await site.asOwner("PATCH", `/api/service/${service.id}`, { title_de: "Wuchten", unknown: 1 })
    expect(same.headers.get("ETag")).toBe('"1"')
    expect(((await same.json()) as Service).updated_at).toBe(service.updated_at)
    expect(await history(service.id)).toHaveLength(0)
  })

  it("honours If-Match for images and writes their changes into the history", async () => {
    const service = await create()
    const path = `/api/service/${service.id}`
    const stale = { "If-Match": '"7"' }
    const [image] = service.image_list
    const upload = async () => imageForm("image", await picture(300, 200))
    expect((await site.asOwner("POST", `${path}/image/add`, await upload(), stale)).status).toBe(412)
    const added = await site.asOwner("POST", `${path}/image/add`, await upload(), { "If-Match": '"1"' })
    expect([added.status, added.headers.get("ETag")]).toEqual([201, '"2"'])
    const second = ((await added.json()) as { path: string }).path
    const order = (headers: Record<string, string>) =>
      site.asOwner("PATCH", `${path}/image/order`, { paths: [second] }, headers)
    expect((await order(stale)).status).toBe(412)
    expect((await order({ "If-Match": '"2"' })).headers.get("ETag")).toBe('"3"')
    const describe = (headers: Record<string, string>) =>
      site.asOwner("PATCH", `${path}/image/${image?.id}`, { alt_de: "Rotor" }, headers)
    expect((await describe(stale)).status).toBe(412)
    expect((await describe({ "If-Match": '"3"' })).headers.get("ETag")).toBe('"4"')
    const remove = (headers: Record<string, string>) =>
      site.asOwner("DELETE", `${path}/image/delete`, { path: second }, headers)
    expect((await remove(stale)).status).toBe(412)
    expect((await remove({ "If-Match": '"4"' })).headers.get("ETag")).toBe('"5"')
    expect(await history(service.id)).toHaveLength(4)
    expect((await site.asOwner("PATCH", `${path}/image/999999`, { alt_de: "x" })).status).toBe(404)
  })

  it("changes an alternative text at one record only", async () => {
    const [first, second] = [await create(), await create()]
    expect(first.images).toEqual(second.images)
    await site.asOwner("PATCH", `/api/service/${first.id}/image/${first.image_list[0]?.id}`, { alt_de: "Nur hier" })
    const read = async (id: number) => (await (await site.asOwner("GET", `/api/service/${id}`)).json()) as Service
    expect((await read(first.id)).image_list[0]?.alt_de).toBe("Nur hier")
    expect((await read(second.id)).image_list[0]?.alt_de).toBe("")
    const byPath = await site.asOwner("PATCH", "/api/image", { path: first.images[0], alt_de: "Überall" })
    expect(byPath.status).toBe(409)
    expect(await byPath.json()).toMatchObject({ errors: [{ path: "path", code: "several_uses" }] })
  })

  it("describes the only use of a picture at the version that was seen", async () => {
    const form = imageForm("images[]", await picture(321, 123), { title_de: "Allein" })
    const service = (await (await site.asOwner("POST", "/api/service", form)).json()) as Service
    const describe = (alt_de: string, tag: string) =>
      site.asOwner("PATCH", "/api/image", { path: service.images[0], alt_de }, { "If-Match": tag })
    expect((await describe("Zu früh", '"2"')).status).toBe(412)
    const { status, headers } = await describe("Überall", '"1"')
    expect([status, headers.get("ETag")]).toEqual([200, '"2"'])
    const read = (await (await site.asOwner("GET", `/api/service/${service.id}`)).json()) as Service
    expect(read.image_list[0]?.alt_de).toBe("Überall")
  })
})
