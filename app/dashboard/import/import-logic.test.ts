import { describe, expect, it } from "vitest"
import type { GroupedSheetResult } from "#contract/grouped-sheet.ts"
import { type SheetColumn, type SheetError, type SheetResult, sheetProblems } from "#contract/sheet.ts"
import { partImport as de } from "#app/i18n/dashboard/import/de.ts"
import { partImport as en } from "#app/i18n/dashboard/import/en.ts"
import { partImport as ru } from "#app/i18n/dashboard/import/ru.ts"
import { ApiError } from "../api/call-api.ts"
import { formatBytes } from "../ui/format-number.ts"
import { readFailure } from "./import-failure.ts"
import { askedSteps, columnLetters, stepsOf } from "./import-steps.ts"
import { changesOfPart, countLeftOut, previewRows } from "./preview-rows.ts"
import { choiceOfFile } from "./send-sheet.ts"
import { ChangedFile, fileProblem } from "./sheet-file.ts"

const bad: SheetError = { row: 7, column: "Menge", code: "invalid_quantity", message: "no", value: '=1+1;"x"' }
const problem = (status: number, code: string, errors?: unknown) =>
  new ApiError({ type: "", title: "", detail: "", status, code, ...(errors ? { errors: errors as never } : {}) })

const part = (partnumber: string, quantity = 1) => ({
  partnumber,
  quantity,
  subst_part: "",
  description_de: "",
  description_en: "",
  description_ru: "",
})
const sheet = { name: "Teile", rows: 3, numbers: 2, column: 1, hidden: false, chosen: true }
const column = (number: number, known = true): SheetColumn => ({
  number,
  heading: `H${number}`,
  field: number === 1 ? "partnumber" : null,
  samples: ["1"],
  known,
})
const clean: SheetResult = {
  added: 1,
  updated: 0,
  unchanged: 0,
  removed: 0,
  errors: [],
  preview: true,
  import_id: null,
  seen: "1-1",
  gaps_closed: 0,
  columns: [column(1), column(2)],
  remembered: null,
  sheets: [sheet],
  heading_row: 1,
  first_rows: [{ row: 1, cells: ["H1", "H2"] }],
  set_aside: [],
  hidden_rows: 0,
  near: [],
  notes: [],
  samples: { added: [{ ...part("A-1"), row: 2 }], updated: [], removed: [] },
}
const choice = choiceOfFile(new File([], "teile.xlsx"))

describe("the steps of an import", () => {
  it("are passed over where there is nothing to ask", () => {
    expect(askedSteps(clean, choice)).toEqual(["check"])
    expect(stepsOf(clean)).toEqual(["sheet", "headings", "columns", "check"])
  })

  it("ask for one of several sheets, headings below others and unknown columns", () => {
    const untidy = { ...clean, sheets: [sheet, { ...sheet, name: "Alt" }], heading_row: 4, columns: [column(1, false)] }
    expect(askedSteps(untidy, choice)).toEqual(["sheet", "headings", "columns", "check"])
    expect(askedSteps({ ...untidy, remembered: "0".repeat(64) }, choice)).toEqual(["sheet", "check"])
  })

  it("ask for groups that no name of the sheet says", () => {
    const { import_id: _id, seen: _seen, samples: _samples, ...rest } = clean
    const grouped = (why: "named" | "alike"): GroupedSheetResult => ({
      ...rest,
      groups: [],
      group_names: [{ name: "LM", rows: 1, spare_id: 1, why }],
    })
    expect(askedSteps(grouped("named"), choice)).toEqual(["check"])
    expect(askedSteps(grouped("alike"), choice)).toEqual(["groups", "check"])
    expect(stepsOf(grouped("named"))).toContain("groups")
  })

  it("name columns as a spreadsheet does", () => {
    expect([1, 26, 27, 52, 53].map(columnLetters)).toEqual(["A", "Z", "AA", "AZ", "BA"])
  })
})

describe("the rows of a preview", () => {
  const near = { row: 3, number: "A 1", existing: "A-1", before: part("A-1"), after: part("A 1", 4) }

  it("begin with those that ask something, and name a near-duplicate once", () => {
    const updated = [{ before: part("A-1"), after: { ...part("A-1", 4), row: 3 } }]
    const result = { ...clean, errors: [bad], near: [near], samples: { ...clean.samples, updated } }
    expect(previewRows(result).map(({ kind, row }) => [kind, row])).toEqual([
      ["near", 3],
      ["refused", 7],
      ["added", 2],
    ])
  })

  it("are left out when they are rejected, or a near-duplicate that nobody has decided", () => {
    const result = { ...clean, errors: [bad, { ...bad, column: "Ersatz" }], near: [near] }
    expect([{}, { 3: "same" as const }, { 3: "skip" as const }].map((chosen) => countLeftOut(result, chosen))).toEqual([
      2, 1, 2,
    ])
    expect(countLeftOut({ ...result, errors: [{ ...bad, code: "unreadable" }] }, {})).toBe(1)
  })

  it("show the changed fields of a part", () => {
    const before = { ...part("A"), description_de: "x" }
    expect(changesOfPart(before, { ...before, quantity: 2, description_en: "y" })).toEqual([
      { field: "description_en", before: "", after: "y" },
      { field: "quantity", before: "1", after: "2" },
    ])
  })

  it.each([de, en, ru])("have a reason for every code", (texts) => {
    for (const code of sheetProblems) expect(texts.problems[code]).toBeTruthy()
  })
})

describe("a refused import", () => {
  it("lists the rows", () => {
    expect(readFailure(problem(422, "invalid", [bad]))).toEqual({ kind: "refused", errors: [bad] })
  })

  it("distinguishes a changed group from an unknown error", () => {
    expect(readFailure(problem(409, "conflict"))).toEqual({ kind: "changed-meanwhile", spareIds: [] })
    const changed = [7, 9].map((id) => ({ path: String(id), code: "parts_changed", message: "" }))
    expect(readFailure(problem(409, "conflict", changed))).toEqual({ kind: "changed-meanwhile", spareIds: [7, 9] })
    expect(readFailure(problem(502, "no_response"))).toEqual({ kind: "unexpected" })
    expect(readFailure(problem(0, "no_response"))).toEqual({ kind: "no-response" })
    expect(readFailure(new TypeError("x"))).toEqual({ kind: "unexpected" })
    expect(readFailure(new ChangedFile())).toEqual({ kind: "file-changed" })
  })
})

describe("a chosen file", () => {
  it("must be a sheet of 20 MB or less", () => {
    expect(fileProblem({ name: "Teile.XLSX", size: 20_971_520 })).toBeNull()
    expect(fileProblem({ name: "Teile.CSV", size: 1 })).toBeNull()
    expect(fileProblem({ name: "parts.xls", size: 1 })).toBeNull()
    expect(fileProblem({ name: "parts.pdf", size: 1 })).toBe("wrongType")
    expect(fileProblem({ name: "parts.xlsx", size: 20_971_521 })).toBe("tooLarge")
    expect(fileProblem({ name: "parts.csv", size: 0 })).toBe("empty")
  })

  it("shows its size in the reader's language", () => {
    expect(formatBytes(1_250_000, "de")).toMatch(/^1,3\sMB$/u)
    expect(formatBytes(900, "en")).toMatch(/^0.9\skB$/u)
    expect(formatBytes(9, "en")).toMatch(/^0.1\skB$/u)
  })
})
