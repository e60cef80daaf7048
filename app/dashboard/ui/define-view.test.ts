import { expect, it } from "vitest"
import {
  choiceParameter,
  dayParameter,
  defineView,
  flagParameter,
  openedParameter,
  pageParameter,
  textParameter,
} from "./define-view.ts"

const list = defineView({
  kind: choiceParameter(["all", "part", "page"], { start: "all", formerName: "filter" }),
  rows: choiceParameter([20, 50], { start: 20 }),
  isNew: flagParameter({ name: "new" }),
  from: dayParameter(),
  query: textParameter(),
  page: pageParameter(),
  open: openedParameter(),
})
const view = { kind: "part", rows: 50, isNew: true, from: "2026-11-23", query: "LM & Co", page: 3, open: 7 } as const
const read = (text: string) => list.read(new URLSearchParams(text))

it("survives being written and read, and leaves defaults out", () => {
  expect(list.read(list.write(view))).toEqual(view)
  expect(list.write(list.start).toString()).toBe("")
  expect(list.write({ ...list.start, isNew: true, query: "a" }).toString()).toBe("new=1&query=a")
  expect(list.changed({ ...list.start, page: 2 })).toEqual({ page: 2 })
})

it.each(["page=0&open=-1", "page=1.5&open=x", "kind=x&rows=30&from=soon", "new=yes&from=1999-01-01"])(
  "reads the default for invalid %s",
  (text) => expect(read(text)).toEqual(list.start),
)

it("reads a former name, and writes the present one", () => {
  expect(read("filter=page").kind).toBe("page")
  expect(list.write(read("filter=page"), new URLSearchParams("filter=page")).toString()).toBe("kind=page")
})

it("keeps parameters of others", () => {
  expect(list.write(list.start, new URLSearchParams("edit=3&query=a")).toString()).toBe("edit=3")
})

it("shows the first page of a changed filter, without a step in the history", () => {
  expect(list.change(view, { query: "x" })).toEqual({ next: { ...view, query: "x", page: 1 }, isStep: false })
})

it("makes a step of another page, and of opening and closing a record, but not of the next record", () => {
  expect(list.change(view, { page: 4 })).toEqual({ next: { ...view, page: 4 }, isStep: true })
  expect(list.change(view, { open: null })).toEqual({ next: { ...view, open: null }, isStep: true })
  expect(list.change({ ...view, open: null }, { open: 7 }).isStep).toBe(true)
  expect(list.change(view, { open: 8 })).toEqual({ next: { ...view, open: 8 }, isStep: false })
})
