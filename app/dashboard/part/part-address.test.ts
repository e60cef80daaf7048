import { describe, expect, it } from "vitest"
import { nextSort, readPartView, searchQuery, writePartView } from "./part-address.ts"

describe("the address of a parts table", () => {
  it("survives being written and read, beside what else stands there", () => {
    const view = { query: "L31 & Söhne", page: 3, sort: "-quantity" } as const
    const params = writePartView(new URLSearchParams("lang=ru"), view)
    expect(readPartView(params)).toEqual(view)
    expect(params.get("lang")).toBe("ru")
  })

  it("takes nonsense for the first page by number", () => {
    expect(readPartView(new URLSearchParams("page=-2&sort=price"))).toEqual({ query: "", page: 1, sort: "number" })
    expect(writePartView(new URLSearchParams("page=9"), { query: "", page: 1, sort: "number" }).toString()).toBe("")
  })

  it("asks for descriptions in the reader's language", () => {
    const page = { page: 2, limit: 20 }
    expect(searchQuery({ query: "a b", page: 2, sort: "description" }, "en")).toEqual({
      query: "a b",
      ...page,
      sort: "description",
      lang: "en",
    })
    expect(searchQuery({ query: "", page: 2, sort: "number" }, "en")).toEqual({ query: "", ...page })
  })

  it("turns the order of a column round when it is chosen again", () => {
    expect(nextSort("number", "quantity")).toBe("quantity")
    expect(nextSort("quantity", "quantity")).toBe("-quantity")
    expect(nextSort("-quantity", "quantity")).toBe("quantity")
  })
})
