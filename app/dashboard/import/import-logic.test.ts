import { describe, expect, it } from "vitest"
import { type SheetError, sheetProblems } from "#contract/sheet.ts"
import { partImport as de } from "#app/i18n/dashboard/import/de.ts"
import { partImport as en } from "#app/i18n/dashboard/import/en.ts"
import { partImport as ru } from "#app/i18n/dashboard/import/ru.ts"
import { ApiError } from "../api/call-api.ts"
import { changedPartFields } from "./changed-fields.ts"
import { areOfRows, errorsAsTabs } from "./error-list.ts"
import { readFailure } from "./import-failure.ts"
import { formatBytes } from "../ui/format-number.ts"
import { fileProblem } from "./sheet-file.ts"

const bad: SheetError = { row: 7, column: "Menge", code: "invalid_quantity", message: "no", value: '=1+1;"x"' }
const problem = (status: number, code: string, errors?: unknown) =>
  new ApiError({ type: "", title: "", detail: "", status, code, ...(errors ? { errors: errors as never } : {}) })

describe("the list of refused rows", () => {
  it.each([de, en, ru])("has a reason for every code", (texts) => {
    for (const code of sheetProblems) expect(texts.problems[code]).toBeTruthy()
  })

  it("is offered as a sheet only where rows are rejected, not the whole file", () => {
    expect(areOfRows([bad])).toBe(true)
    expect(areOfRows([{ ...bad, code: "unreadable" }])).toBe(false)
  })

  it("pastes as one line per row", () => {
    expect(errorsAsTabs([{ ...bad, value: "a\nb\tc" }], en).split("\n")).toHaveLength(2)
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
    expect(formatBytes(0, "en")).toMatch(/^0\skB$/u)
  })
})

it("shows only the fields that an import changes", () => {
  const before = {
    partnumber: "A",
    subst_part: "",
    quantity: 1,
    description_de: "x",
    description_en: "",
    description_ru: "",
  }
  expect(changedPartFields(before, { ...before, quantity: 2, description_en: "y" })).toEqual([
    { field: "quantity", before: "1", after: "2" },
    { field: "description_en", before: "", after: "y" },
  ])
})
