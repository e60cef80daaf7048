import { describe, expect, it } from "vitest"
import { exportQuery, readInquiryView, inquiryQuery, wholeList, writeInquiryView } from "./inquiry-address.ts"

describe("the address of the request list", () => {
  it("survives being written and read", () => {
    const view = {
      source: "pre-order",
      check: "verified",
      lang: "ru",
      unread: true,
      state: "waiting",
      owner: "none",
      sort: "promise",
      query: "L31 & Söhne",
      page: 3,
    } as const
    expect(readInquiryView(writeInquiryView(view))).toEqual(view)
  })

  it("stays empty for the plain list", () => {
    expect(writeInquiryView(wholeList).toString()).toBe("")
  })

  it.each(["-1", "0", "1.5", "x", ""])("takes page %j for the first", (page) => {
    expect(
      readInquiryView(new URLSearchParams({ page, filter: "nonsense", check: "x", lang: "fr", unread: "yes" })),
    ).toEqual(wholeList)
  })

  it("still knows the older address of unverified requests", () => {
    expect(readInquiryView(new URLSearchParams("filter=unverified"))).toEqual({ ...wholeList, check: "unverified" })
  })

  it("asks for what the filter means, the file for the same without pages", () => {
    const view = { ...wholeList, check: "unverified", query: "a b", page: 2, unread: true, lang: "en" } as const
    const filter = { query: "a b", verified: "false", lang: "en", unread: "true" }
    expect(inquiryQuery(view)).toEqual({ page: 2, limit: 20, ...filter })
    expect(exportQuery(view, "xlsx", "ru")).toEqual({ format: "xlsx", words: "ru", ...filter })
    expect(inquiryQuery({ ...wholeList, source: "contact" })).toEqual({ page: 1, limit: 20, source: "contact" })
  })
})
