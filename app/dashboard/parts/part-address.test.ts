import { describe, expect, it } from "vitest"
import { nextSort, readPartView, searchPath, writePartView } from "./part-address.ts"

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
    expect(searchPath(4, { query: "a b", page: 2, sort: "description" }, "en")).toBe(
      "/spare/4/search?query=a+b&page=2&limit=20&sort=description&lang=en",
    )
    expect(searchPath(4, { query: "", page: 1, sort: "number" }, "en")).toBe("/spare/4/search?query=&page=1&limit=20")
  })

  it("turns the order of a column round when it is chosen again", () => {
    expect(nextSort("number", "quantity")).toBe("quantity")
    expect(nextSort("quantity", "quantity")).toBe("-quantity")
    expect(nextSort("-quantity", "quantity")).toBe("quantity")
  })
})
