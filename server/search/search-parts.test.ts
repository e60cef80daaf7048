import { readFile } from "node:fs/promises"
import { beforeAll, expect, it } from "vitest"
import { isLanguage } from "#contract/language.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { fillPartGroup } from "#tests/harness/fill-part-group.ts"
import { searchedParts } from "#tests/harness/search-cases.ts"
import { searchContext } from "#tests/harness/search-context.ts"
import { type PartResults, type SearchContext, searchParts } from "./search-parts.ts"

async function examplesOfDocs(): Promise<[query: string, lang: string, finds: string][]> {
  const page = await readFile("docs/search.md", "utf8")
  return page
    .slice(page.indexOf("## Ten examples"))
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => {
      const [query = "", lang = "", finds = ""] = line
        .split("|")
        .slice(1)
        .map((cell) => cell.trim())
      return [query.slice(1, -1), lang, finds]
    })
}

onEnginesInTurn("searchParts", (open) => {
  let app: SearchContext
  let set: number
  beforeAll(async () => {
    app = await searchContext(open())
    set = await fillPartGroup(open(), searchedParts)
  })

  const show = async ({ parts, read_as, read_how }: PartResults) => {
    const rows = await app.db.selectFrom("part").select(["row_id", "partnumber"]).execute()
    const numbers = new Map(rows.map((row) => [row.row_id, row.partnumber]))
    const hits = parts.map(({ row_id, match }) => `${numbers.get(row_id)} ${match}`).join(", ")
    return `${read_how === null ? "" : `as ${read_how} \`${read_as}\`: `}${hits || "nothing"}`
  }

  it("finds what docs/search.md says", async () => {
    const examples = await examplesOfDocs()
    expect(examples).toHaveLength(10)
    for (const [query, lang, finds] of examples) {
      const scope = { sets: [set], languages: isLanguage(lang) ? [lang] : [] }
      const found = await searchParts(app, scope, query, { page: 1, limit: 10 })
      expect([query, await show(found)]).toEqual([query, finds])
    }
  })

  it("pages over parts among other things, and shows the last page for one beyond it", async () => {
    const scope = { sets: [set], languages: ["de" as const] }
    const page = async (shown: number) => {
      const { parts, total, page } = await searchParts(app, scope, "laufrad", { page: shown, limit: 2 }, () => ({
        before: 1,
        after: 2,
      }))
      return [page, parts.length, total]
    }
    expect(await page(1)).toEqual([1, 1, 2])
    expect(await page(2)).toEqual([2, 1, 2])
    expect(await page(3)).toEqual([3, 0, 2])
    expect(await page(9)).toEqual([3, 0, 2])
  })

  it("lists hits in an order, only those that pass a filter, and counts them", async () => {
    const order = { columns: ["sort_key", "id"], direction: "desc" } as const
    const scope = { sets: [set], languages: ["de" as const] }
    const found = await searchParts(app, scope, "laufrad", { page: 1, limit: 10, order })
    expect(await show(found)).toBe("7 null, 1CS null")
    expect(found.marks.text("Laufrad, Platte 3")).toEqual(["", "Laufrad", ", Platte 3"])
  })

  it("looks for a term that thousands of words contain at their start, and takes it for no typo", async () => {
    const letters = (index: number) => index.toString(26).replace(/\d/gu, (digit) => "uvwxyzßäöü"[Number(digit)] ?? "")
    const words = Array.from({ length: 40_000 }, (_, index) => `${letters(index)}klemm`)
    await open().dialect.searchIndex.learnWords(app.db, ["de"], words)
    const texts = { description_en: "", description_ru: "", subst_part: "" }
    const other = await fillPartGroup(open(), [
      { ...texts, partnumber: "K1", description_de: "Klemmring" },
      { ...texts, partnumber: "K2", description_de: "Rohrklemme" },
      { ...texts, partnumber: "KLEMM-3", description_de: "Zange" },
      { ...texts, partnumber: "K4", description_de: "Ring", description_en: "Klemm ring" },
    ])
    const grown = await searchContext(open())
    const find = async (query: string) =>
      show(await searchParts(grown, { sets: [other], languages: ["de"] }, query, { page: 1, limit: 10 }))
    expect(await find("klemm")).toBe("KLEMM-3 prefix, K1 text, K4 other_language")
    expect(await find("rohrklemm")).toBe("K2 text")
    expect(await find("klemmringe")).toBe("K1 word_form")
    expect(await find("klemm zange")).toBe("KLEMM-3 text")
  })
})
