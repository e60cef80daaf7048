import { readFile } from "node:fs/promises"
import { expect, it } from "vitest"
import { readShown } from "#tests/harness/number-reading.ts"

const codesIn = (cell = "") => Array.from(cell.matchAll(/`([^`]+)`/gu), ([, code = ""]) => code)

it("reads the examples of docs/number-reader.md as the page says", async () => {
  const page = await readFile("docs/number-reader.md", "utf8")
  const rows = page
    .slice(page.indexOf("## Ten examples"))
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .map((line) => line.split("|").slice(1, 3))
  expect(rows).toHaveLength(10)
  for (const [text, expected] of rows) {
    const [example = ""] = codesIn(text)
    const shown = await readShown(example.replaceAll("→", "\t").replaceAll("⏎", "\n"))
    expect([example, ...shown]).toEqual([example, ...codesIn(expected)])
  }
})
