import { describe, expect, it } from "vitest"
import { nextSort, partViews, shownParts } from "./part-view.ts"

const view = (text: string) => partViews.full.read(new URLSearchParams(text))

describe("the view of parts", () => {
  it("asks the API for query, filter and day", () => {
    expect(shownParts(view("query=bolt&filter=missing-ru&since=2026-11-20"))).toEqual({
      query: "bolt",
      missing: "ru",
      since: "2026-11-20",
    })
    expect(shownParts(view("filter=near&sort=quantity"))).toEqual({ query: "", near: "1" })
  })

  it("has twenty rows inside the group and fifty on the whole screen, and leaves them out of the URL", () => {
    const rows = Object.values(partViews).map((definition) => definition.start.limit)
    expect(rows).toEqual([20, 50])
    expect(partViews.full.write(view("rows=50&sort=partnumber")).toString()).toBe("")
    expect(partViews.full.write(view("rows=200&sort=-description_ru")).toString()).toBe("sort=-description_ru&rows=200")
  })

  it("sorts by a chosen column, and reverses it when it is chosen again", () => {
    expect(nextSort("partnumber", "quantity")).toBe("quantity")
    expect(nextSort("quantity", "quantity")).toBe("-quantity")
    expect(nextSort("-quantity", "quantity")).toBe("quantity")
  })
})
