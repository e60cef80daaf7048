import { describe, expect, it } from "vitest"
import { readView, requestPath, writeView } from "./request-address.ts"

describe("the address of the request list", () => {
  it("survives being written and read", () => {
    const view = { filter: "pre-order", query: "L31 & Söhne", page: 3 } as const
    expect(readView(writeView(view))).toEqual(view)
  })

  it("stays empty for the plain list", () => {
    expect(writeView({ filter: "all", query: "", page: 1 }).toString()).toBe("")
  })

  it.each(["-1", "0", "1.5", "x", ""])("takes page %j for the first", (page) => {
    expect(readView(new URLSearchParams({ page, filter: "nonsense" }))).toEqual({ filter: "all", query: "", page: 1 })
  })

  it("asks for what the filter means", () => {
    expect(requestPath({ filter: "unverified", query: "a b", page: 2 })).toBe(
      "/request?page=2&limit=20&query=a+b&verified=false",
    )
    expect(requestPath({ filter: "contact", query: "", page: 1 })).toBe("/request?page=1&limit=20&source=contact")
  })
})
