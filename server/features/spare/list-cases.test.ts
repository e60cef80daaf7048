import { readFileSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, expect, it } from "vitest"
import { readNumbers } from "#contract/number-reader/read-numbers.ts"
import type { ListText } from "#contract/part-lookup.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

const folder = "tests/cases/lists"

/** Text and other sheets that are right for each file; cells are separated by tabs. */
const expected: Record<string, ListText> = {
  "80-list-number-formats.xlsx": {
    text: [
      "Teilenummer\tMenge",
      "0012345\t4",
      "7310234\t2",
      "15.03.2023\t1",
      "12-34-56\t1",
      "100000000000\t1",
      "#REF!\t1",
      "\t1",
    ].join("\n"),
    other_sheets: 0,
  },
  "82-list-cover-first.xlsx": { text: "Part\tQty\nL31742P02\t4", other_sheets: 1 },
  "93-html-list.xls": { text: "Material\tMenge\n0012345\t2", other_sheets: 0 },
}

/** Numbers that the reader of lists takes from it. */
const read: Record<string, string[][]> = {
  "80-list-number-formats.xlsx": [["0012345"], ["7310234"], ["12-34-56"], ["100000000000"]],
  "82-list-cover-first.xlsx": [["L31742P02"]],
  "93-html-list.xls": [["0012345"]],
}

onEnginesInTurn("buyers' lists as other programs write them", (open) => {
  let site: TestSite

  beforeAll(async () => {
    site = await openTestSite(open())
  })

  it.each(readdirSync(folder))("%s", async (name) => {
    const body = new FormData()
    body.append("file", new File([readFileSync(join(folder, name))], name))
    const response = await site.request("/api/part/sheet", { method: "POST", body })
    const list = (await response.json()) as ListText
    expect(list, name).toEqual(expected[name])
    const { lines } = await readNumbers(list.text, async () => new Set())
    // What is no part number is asked about.
    expect(lines.filter(({ why }) => why === "read").map(({ numbers }) => numbers)).toEqual(read[name])
  })
})
