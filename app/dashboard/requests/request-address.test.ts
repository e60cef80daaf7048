import { describe, expect, it } from "vitest"
import { exportPath, readView, requestPath, wholeList, writeView } from "./request-address.ts"

describe("the address of the request list", () => {
  it("survives being written and read", () => {
    const view = {
      source: "pre-order",
      check: "verified",
      lang: "ru",
      unread: true,
      query: "L31 & Söhne",
      page: 3,
    } as const
    expect(readView(writeView(view))).toEqual(view)
  })

  it("stays empty for the plain list", () => {
    expect(writeView(wholeList).toString()).toBe("")
  })

  it.each(["-1", "0", "1.5", "x", ""])("takes page %j for the first", (page) => {
    expect(readView(new URLSearchParams({ page, filter: "nonsense", check: "x", lang: "fr", unread: "yes" }))).toEqual(
      wholeList,
    )
  })

  it("still knows the older address of unverified requests", () => {
    expect(readView(new URLSearchParams("filter=unverified"))).toEqual({ ...wholeList, check: "unverified" })
  })

  it("asks for what the filter means, the file for the same without pages", () => {
    const view = { ...wholeList, check: "unverified", query: "a b", page: 2, unread: true, lang: "en" } as const
    expect(requestPath(view)).toBe("/request?page=2&limit=20&query=a+b&verified=false&lang=en&unread=true")
    expect(exportPath(view, "xlsx", "ru")).toBe(
      "/request/export?format=xlsx&words=ru&query=a+b&verified=false&lang=en&unread=true",
    )
    expect(requestPath({ ...wholeList, source: "contact" })).toBe("/request?page=1&limit=20&source=contact")
  })
})
