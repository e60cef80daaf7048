import { RouterContextProvider } from "react-router"
import { expect, it } from "vitest"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import type { Thread } from "#contract/message.ts"
import { appContextKey, visitorKey } from "#server/app-context-key.ts"
import { confirmPrivateInquiry } from "#server/features/inquiry/commands/add-to-private-inquiry.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { json, openTestSite } from "#tests/harness/test-site.ts"
import { action } from "./page.tsx"

onEnginesInTurn("an addition on the private page", (open) => {
  it("comes back with 404 when the link was withdrawn meanwhile", async () => {
    const site = await openTestSite(open())
    const sender = { name: "Ada", company: "Test GmbH", email: "ada@test.example", text: "Ein Rotor.", lang: "de" }
    const sent = await site.request("/api/request", json("POST", sender))
    const { id } = (await sent.json()) as InquiryReceipt
    const { link } = (await (await site.asOwner("GET", `/api/request/${id}`)).json()) as Thread
    const secret = link.split("/").at(-1) ?? ""
    await confirmPrivateInquiry(site.app, secret)
    const context = new RouterContextProvider()
    context.set(appContextKey, site.app)
    context.set(visitorKey, { address: "192.0.2.1" })
    const add = (text: string) => {
      const request = new Request(link, { method: "POST", body: new URLSearchParams({ text, numbers: "L1 x 2" }) })
      return action({ request, params: { secret }, context } as unknown as Parameters<typeof action>[0])
    }
    const added = await add("Bis März")
    expect(added instanceof Response && added.headers.get("Location")).toBe(`/r/${secret}?added=1#add`)
    await site.asOwner("DELETE", `/api/request/${id}/link`)
    expect(await add("Bis April")).toMatchObject({
      init: { status: 404 },
      data: { values: { text: "Bis April", numbers: "L1 x 2" }, problem: "gone" },
    })
  })
})
