import { beforeAll, expect, it } from "vitest"
import type { SheetResult } from "#contract/sheet.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { imageForm, picture, sheetForm, workbook } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

type Rows = Parameters<typeof workbook>[0]

onEnginesInTurn("lists as makers and SAP write them", (open) => {
  let site: TestSite
  let id: number
  const preview = async (rows: Rows) => {
    const path = `/api/spare/${id}/excel/update?preview=1`
    return (await (await site.asOwner("POST", path, sheetForm(await workbook(rows)))).json()) as SheetResult
  }
  const added = ({ samples }: SheetResult) =>
    samples.added.map((row) => [row.partnumber, row.quantity, row.description_de || row.description_en])

  beforeAll(async () => {
    site = await openTestSite(open())
    const form = imageForm("images", await picture(), { title_de: "Gruppe" })
    ;({ id } = (await (await site.asOwner("POST", "/api/spare", form)).json()) as SpareSummary)
  })

  it("reads an illustrated parts list: indentures, AR, REF, NP and a part at several places", async () => {
    const result = await preview([
      ["FIG. ITEM", "PART NUMBER", "1 2 3 4 5 6 7\nNOMENCLATURE", "EFF CODE", "UNITS PER ASSY", "SMR CODE"],
      ["1", "9107M52G01", "COMBUSTOR ASSY", "A", "REF", "PAOZZ"],
      ["2", "9107M52P04", ". LINER, INNER", "A", 1, "PAOZZ"],
      ["3", "J626P05A", ". . BOLT (ATTACHING PART)", "A", 12, "PAOZZ"],
      ["", "", "ATTACHING PARTS", "", "", ""],
      ["4", "J626P05A", "..BOLT", "B", 24, "PAOZZ"],
      ["5", "NP", ". . BRACKET", "A", 1, "XA"],
      ["6", "R297P02", ". . . WIRE, LOCKING", "A", "AR", "PAOZZ"],
    ])
    expect(result.errors).toEqual([])
    expect(added(result)).toEqual([
      ["9107M52G01", 0, "COMBUSTOR ASSY"],
      ["9107M52P04", 1, "LINER, INNER"],
      ["J626P05A", 24, "BOLT (ATTACHING PART)"],
      ["R297P02", 0, "WIRE, LOCKING"],
    ])
    expect(result.set_aside).toEqual([
      { row: 5, value: "ATTACHING PARTS", reason: "no_part" },
      { row: 7, value: "5", reason: "no_part" },
    ])
    expect(result.notes).toEqual([
      { row: 2, number: "9107M52G01", kind: "as_required", quantity: 0, places: 1 },
      { row: 4, number: "J626P05A", kind: "several_places", quantity: 24, places: 2 },
      { row: 8, number: "R297P02", kind: "as_required", quantity: 0, places: 1 },
    ])
    expect(result.columns.every(({ known }) => known)).toBe(true)
  })

  it("keeps leading dots and rejects a repeated number in any other list", async () => {
    const result = await preview([
      ["Part number", "Description", "Quantity"],
      ["A-1", ". O-ring", 1],
      ["A-1", "O-ring", 2],
    ])
    expect(added(result)).toEqual([["A-1", 1, ". O-ring"]])
    expect(result.errors).toMatchObject([{ row: 3, code: "duplicate_in_sheet", number: "A-1" }])
  })

  it("knows the headings of SAP", async () => {
    const result = await preview([
      ["Werk", "Werksmaterial", "Materialkurztext", "Basismengeneinheit", "Nachfolgematerial", "Menge"],
      ["1000", "0012345", "Dichtring", "ST", "0012399", 4],
    ])
    expect(result.samples.added).toMatchObject([
      { partnumber: "0012345", description_de: "Dichtring", subst_part: "0012399", quantity: 4, row: 2 },
    ])
    expect(result.columns.every(({ known }) => known)).toBe(true)
  })
})
