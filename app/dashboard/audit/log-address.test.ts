import { expect, it } from "vitest"
import { type LogView, filtersInForce, logFileQuery, readLogView, wholeLog, writeLogView } from "./log-address.ts"

const read = (text: string) => readLogView(new URLSearchParams(text))

it("stores a view of the log in the URL, as short as possible", () => {
  const view: LogView = { person: "3", kind: "trash", from: "2026-11-01", to: "2026-11-23", query: "LM & Co", page: 4 }
  expect(readLogView(writeLogView(view))).toEqual(view)
  expect(writeLogView(wholeLog).toString()).toBe("")
  expect(filtersInForce(view)).toBe(4)
  expect(logFileQuery(view, "ru")).toMatchObject({ kind: "trash", page: 1, format: "csv", words: "ru" })
})

it("shows the whole log for an invalid URL", () => {
  expect(read("kind=x&from=yesterday&to=99&page=-1")).toEqual(wholeLog)
})
