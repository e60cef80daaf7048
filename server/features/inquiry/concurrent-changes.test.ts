import { beforeAll, expect, it } from "vitest"
import type { Inquiry, InquiryReceipt } from "#contract/inquiry.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

const sender = { name: "Ilse Brandt", company: "Kraftwerk Nord", email: "brandt@nord.example" }
const three = [1, 2, 3]

onEachEngine("one inquiry changed by several at once", (open) => {
  let site: TestSite
  const send = async () => {
    await site.app.db.deleteFrom("rate_limit").execute()
    return (await (await site.request("/api/request", json("POST", sender))).json()) as InquiryReceipt
  }
  const find = async (id: number) =>
    ((await (await site.asOwner("GET", "/api/request")).json()) as Inquiry[]).find((inquiry) => inquiry.id === id)
  const statuses = async (change: () => Promise<Response>) =>
    (await Promise.all(three.map(change))).map(({ status }) => status).toSorted((a, b) => a - b)

  beforeAll(async () => {
    site = await openTestSite(open())
  })

  it("is deleted once by concurrent calls, with one trash entry", async () => {
    const { id } = await send()
    expect(await statusOf(id)).toEqual([204, 404, 404])
    const trash = await site.app.db.selectFrom("trash").select("record_id").where("kind", "=", "request").execute()
    expect(trash).toEqual([{ record_id: String(id) }])
  })
  const statusOf = (id: number) => statuses(() => site.asOwner("DELETE", `/api/request/${id}`))

  it("is marked once, and by one of the calls that name the version", async () => {
    const { id } = await send()
    const mark = (headers?: Record<string, string>) =>
      statuses(() => site.asOwner("PATCH", `/api/request/${id}`, { read: true }, headers))
    expect(await mark({ "If-Match": '"1"' })).toEqual([200, 412, 412])
    expect(await find(id)).toMatchObject({ read: true, version: 2 })
    expect(await mark()).toEqual([200, 200, 200])
    expect(await find(id)).toMatchObject({ read: true, version: 2 })
  })
})
