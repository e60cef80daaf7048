import { expect, it } from "vitest"
import type { HistoryEntry } from "#contract/history.ts"
import { versionChanges, fieldChanges, germanChanges } from "./versions.ts"

const entry = (version: number, data: Record<string, unknown>): HistoryEntry => ({
  version,
  replaced_at: `2026-11-0${version}T10:00:00Z`,
  replaced_by: "admin",
  data,
})

it("lists fields that people type, not automatic ones", () => {
  const before = { title_de: "Alt", power: 25, updated_at: "1", updated_at_de: "1", place: null }
  const after = { title_de: "Neu", power: 25.5, updated_at: "2", updated_at_de: "2", place: "", image_list: [] }
  expect(fieldChanges(before, after)).toEqual([
    { key: "title_de", before: "Alt", after: "Neu" },
    { key: "power", before: "25", after: "25.5" },
  ])
})

it("compares each version with the next one, the newest with the record", () => {
  const entries = [entry(4, { title_de: "B" }), entry(2, { title_de: "A" })]
  expect(versionChanges(entries, { title_de: "B", version: 5 })).toMatchObject([
    { version: 4, next: 5, fields: [] },
    { version: 2, next: 4, fields: [{ before: "A", after: "B" }] },
  ])
})

it("finds the German text that a translation was based on", () => {
  const current = { text_de: "3", text_ru: "x", updated_at_de: "2026-11-05" }
  const entries = [
    entry(3, { text_de: "2", text_ru: "y", updated_at_de: "2026-11-03" }),
    entry(2, { text_de: "1", text_ru: "y", updated_at_de: "2026-11-01" }),
    entry(1, { text_de: "0", text_ru: "y", updated_at_de: "2026-10-01" }),
  ]
  expect(germanChanges(entries, current, "2026-11-02")).toEqual({
    fields: [{ key: "text_de", before: "1", after: "3" }],
    isWhole: true,
  })
  expect(germanChanges(entries, current, "2026-09-01")).toMatchObject({ fields: [{ before: "0" }], isWhole: false })
  expect(germanChanges([], current, "2026-09-01")).toEqual({ fields: [], isWhole: false })
})
