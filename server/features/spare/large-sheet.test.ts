import { writeXlsx } from "hucre/xlsx"
import { expect, it } from "vitest"
import { limits } from "#contract/limits.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { runSheetProcess } from "./sheet/run-sheet-process.ts"

/** Returns a sheet whose rows share a few long texts, so that its file is small. */
async function sharedTexts(rows: number): Promise<Uint8Array> {
  const texts = [1, 2].map((n) => String(n).repeat(limits.partDescription))
  const body = Array.from({ length: rows }, (_, n) => [`P-${n}`, texts[n % 2] ?? "", texts[(n + 1) % 2] ?? ""])
  return writeXlsx({
    sheets: [{ name: "Parts", rows: [["Part number", "Description (DE)", "Description (EN)"], ...body] }],
  })
}

const read = (workbook: Uint8Array) =>
  runSheetProcess(process.cwd(), { workbook, file: "parts.xlsx", columns: {} }, () => undefined)

it("rejects a small file whose cells have more than 50 million characters, with a reason of its own", async () => {
  const workbook = await sharedTexts(Math.ceil(dashboardLimits.sheetCharacters / limits.partDescription / 2) + 1)
  expect(workbook.length).toBeLessThan(1_000_000)
  expect(await read(workbook)).toMatchObject({ rows: [], errors: [{ code: "too_much_text" }] })
})

it("passes every row of a long sheet on, in natural order", async () => {
  const { rows, errors } = await read(await sharedTexts(2_500))
  expect(errors).toEqual([])
  expect(rows.map(({ fields }) => fields.partnumber)).toEqual(Array.from({ length: 2_500 }, (_, n) => `P-${n}`))
  expect(new Set(rows.map(({ fields }) => fields.description_de?.length))).toEqual(new Set([limits.partDescription]))
})
