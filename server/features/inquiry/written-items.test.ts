import { beforeAll, expect, it } from "vitest"
import type { InquiryPage } from "#contract/inquiry.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { fillPartGroup } from "#tests/harness/fill-part-group.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("numbers that were written and not checked", (open) => {
  let site: TestSite
  let sent = 0
  const send = async (fields: object) => {
    const captcha_token = await humanCheckToken(site)
    const body = { name: "A", company: "B", email: `a${sent++}@example.com`, captcha_token, ...fields }
    expect((await site.request("/api/request", json("POST", body))).status).toBe(201)
    const page = (await (await site.asOwner("GET", "/api/request?page=1")).json()) as InquiryPage
    const [inquiry] = page.items
    return {
      text: inquiry?.text,
      items: inquiry?.items.map(({ partnumber, quantity, position }) => [partnumber, quantity, position]),
    }
  }

  beforeAll(async () => {
    site = await openTestSite(open())
    const texts = { subst_part: "", description_de: "Laufschaufel", description_en: "", description_ru: "" }
    await fillPartGroup(site.app, [{ partnumber: "L31742P02", ...texts }])
  })

  it("become items, the ones in no list too, and stay in the comment", async () => {
    const numbers = "10\tL31742P02\t4\n20\t9999M99G09\t2"
    expect(await send({ text: `Bitte eilig\n\n${numbers}`, numbers })).toEqual({
      text: `Bitte eilig\n\n${numbers}`,
      items: [
        ["L31742P02", 4, "10"],
        ["9999M99G09", 2, "20"],
      ],
    })
  })

  it("are no second item of a chosen part", async () => {
    const items = [{ partnumber: "L31742P02", quantity: 3 }]
    expect((await send({ numbers: "l31742 p02 x 9", items })).items).toEqual([["L31742P02", 3, ""]])
  })

  it("are read from a comment when nothing was chosen, and only those of the catalogue", async () => {
    const text = "Brauchen 2 x L31742P02, Anlage 4711-33, Tel. 05527 998877"
    expect((await send({ text })).items).toEqual([["L31742P02", 2, ""]])
    expect((await send({ text: "Seriennummer GT10B-4711-33" })).items).toEqual([])
    const items = [{ partnumber: "9999M99G09" }]
    expect((await send({ text: "Statt L31742P02", items })).items).toEqual([["9999M99G09", 1, ""]])
  })
})
