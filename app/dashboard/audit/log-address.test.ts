import { expect, it } from "vitest"
import { type LogView, filtersInForce, logFileQuery, logView } from "./log-address.ts"

it("counts the filters of a view, and exports all pages of it", () => {
  const view: LogView = { person: "3", kind: "trash", from: "2026-11-01", to: "2026-11-23", query: "LM & Co", page: 4 }
  expect(logView.read(logView.write(view))).toEqual(view)
  expect([filtersInForce(view), filtersInForce({ ...logView.start, page: 2, query: "a" })]).toEqual([4, 0])
  const { page, ...filter } = view
  expect(page).toBe(4)
  expect(logFileQuery(view, "ru")).toEqual({ ...filter, format: "csv", words: "ru" })
})

it("shows the whole log for an invalid URL", () => {
  expect(logView.read(new URLSearchParams("kind=x&from=yesterday&to=99&page=-1"))).toEqual(logView.start)
})
