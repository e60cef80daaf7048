import { describe, expect, it } from "vitest"
import { nextSort, partView, searchQuery } from "./part-address.ts"

describe("the URL of a parts table", () => {
  it("survives being written and read, beside other parameters", () => {
    const view = { query: "L31 & Söhne", page: 3, sort: "-quantity" } as const
    const params = partView.write(view, new URLSearchParams("lang=ru"))
    expect(partView.read(params)).toEqual(view)
    expect(params.get("lang")).toBe("ru")
  })

  it("reads invalid parameters as the first page by number", () => {
    expect(partView.read(new URLSearchParams("page=-2&sort=price"))).toEqual({ query: "", page: 1, sort: "number" })
    expect(partView.write(partView.start, new URLSearchParams("page=9")).toString()).toBe("")
  })

  it("requests descriptions in the reader's language", () => {
    const page = { page: 2, limit: 20 }
    expect(searchQuery({ query: "a b", page: 2, sort: "description" }, "en")).toEqual({
      query: "a b",
      ...page,
      sort: "description",
      lang: "en",
    })
    expect(searchQuery({ query: "", page: 2, sort: "number" }, "en")).toEqual({ query: "", ...page })
  })

  it("reverses the order of a column when it is chosen again", () => {
    expect(nextSort("number", "quantity")).toBe("quantity")
    expect(nextSort("quantity", "quantity")).toBe("-quantity")
    expect(nextSort("-quantity", "quantity")).toBe("quantity")
  })
})
