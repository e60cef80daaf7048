import { beforeAll, expect, it } from "vitest"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { slugBytes } from "#contract/number-reader/part-slug.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"
import { inquiryMailSource } from "./mail-source.ts"

const publicUrl = "https://site.example"
// 61 Cyrillic letters without Latin look-alike: a valid number that takes two bytes per letter in a URL.
const long = "Ж".repeat(slugBytes / 2 + 1)

onEachEngine("the addresses of parts in the mail about an inquiry", (open) => {
  let site: TestSite
  const listOf = async (items: readonly Record<string, unknown>[]) => {
    const sender = { name: "Ilse Brandt", company: "Kraftwerk Nord", email: "brandt@nord.example" }
    const body = json("POST", { ...sender, items, captcha_token: await humanCheckToken(site) })
    const response = await site.request("/api/request", body)
    expect(response.status).toBe(201)
    const { id } = (await response.json()) as InquiryReceipt
    const draft = await inquiryMailSource.notice(site.app.db, id, publicUrl)
    return draft?.text.split("\n\n").find((block) => block.startsWith("Positionen:"))
  }

  beforeAll(async () => {
    site = await openTestSite(open())
    const form = imageForm("images", await picture(), { title_de: "LM2500" })
    const { id } = (await (await site.asOwner("POST", "/api/spare", form)).json()) as SpareSummary
    for (const part of [
      { partnumber: "L31742P02", description_de: "Laufschaufel" },
      { partnumber: "KW 9/00", description_de: "Hebel" },
      { partnumber: "T~7/8", description_en: "Pin" },
      { partnumber: long, description_de: "Dichtung" },
      { partnumber: "OHNE-1" },
    ])
      expect((await site.asOwner("POST", `/api/spare/${id}/part`, part)).status).toBe(201)
  })

  it("appear below each known part, in URL spelling", async () => {
    const list = await listOf([
      { partnumber: "L31742P02", quantity: 2, note: "dringend" },
      { partnumber: "KW 9/00" },
      { partnumber: "T~7/8" },
    ])
    expect(list?.split("\n")).toEqual([
      "Positionen:",
      "  2 × L31742P02 – Laufschaufel (dringend)",
      "    https://site.example/part/l31742p02",
      "  1 × KW 9/00 – Hebel",
      "    https://site.example/part/kw-9-00",
      "  1 × T~7/8 – Pin",
      "    https://site.example/part/t~7-8",
    ])
    const slugs = [...(list ?? "").matchAll(/\/part\/(\S+)/gu)].map(([, slug = ""]) => slug)
    const pages = await Promise.all(slugs.map((slug) => site.request(`/api/part/${slug}`)))
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it("are omitted for an unknown number, one too long for a URL, and an item without title", async () => {
    const list = await listOf([
      { partnumber: "ZZ999X", title: "What a sender writes as a title is not taken" },
      { partnumber: long },
      { partnumber: "OHNE-1" },
    ])
    expect(list?.split("\n")).toEqual(["Positionen:", "  1 × ZZ999X", `  1 × ${long} – Dichtung`, "  1 × OHNE-1"])
  })
})
