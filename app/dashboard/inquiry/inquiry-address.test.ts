import { describe, expect, it } from "vitest"
import { exportQuery, inquiryQuery, inquiryView, wholeList } from "./inquiry-address.ts"

const usual = inquiryView.start

describe("the URL of the inquiry list", () => {
  it("survives being written and read", () => {
    const view = {
      view: "mine",
      source: "pre-order",
      check: "verified",
      lang: "ru",
      unread: true,
      state: "waiting",
      from: "2026-11-01",
      to: "2026-11-30",
      sort: "newest",
      query: "L31 & Söhne",
      page: 3,
      open: 17,
    } as const
    expect(inquiryView.read(inquiryView.write(view))).toEqual(view)
  })

  it("stays empty for the default list", () => {
    expect(inquiryView.write(usual).toString()).toBe("")
  })

  it.each(["-1", "0", "1.5", "x", ""])("reads page %j as the first", (page) => {
    const odd = { page, open: page, view: "x", source: "nonsense", check: "x", lang: "fr", unread: "yes", from: "soon" }
    expect(inquiryView.read(new URLSearchParams(odd))).toEqual(usual)
  })

  it("still reads the older URLs", () => {
    expect(inquiryView.read(new URLSearchParams("filter=unverified"))).toEqual({ ...usual, check: "unverified" })
    expect(inquiryView.read(new URLSearchParams("filter=pre-order"))).toEqual({ ...usual, source: "pre-order" })
  })

  it("requests what the filter means, the export for the same without pages", () => {
    const view = { ...usual, check: "unverified", query: "a b", page: 2, unread: true, lang: "en" } as const
    const filter = { query: "a b", verified: "false", lang: "en", unread: "true", sort: "promise" }
    const whose = { owner: "me-or-none", closed: "false" }
    expect(inquiryQuery(view)).toEqual({ page: 2, limit: 20, ...filter, ...whose })
    expect(exportQuery(view, "xlsx", "ru")).toEqual({ format: "xlsx", words: "ru", ...filter, ...whose })
    const whole = { ...usual, ...wholeList, source: "contact", sort: "newest" } as const
    expect(inquiryQuery(whole)).toEqual({ page: 1, limit: 20, source: "contact" })
  })
})
