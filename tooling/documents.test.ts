import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "./root.ts"

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root })
  .toString()
  .split("\n")
  .filter((file) => existsSync(join(root, file)))
const read = (file: string) => readFileSync(join(root, file), "utf8")

const longest = 100

/** Rows of tables, and a link without spaces alone on its line: Markdown cannot break these. */
const unbreakable = /^\s*(?:\||(?:[-*] )?\S*(?:\]\(|https?:\/\/)\S*$)/u

/** Returns the overlong lines of a Markdown document; code and what Markdown cannot break may be longer. */
function overlongLines(file: string, text: string): string[] {
  let isCode = false
  return text.split("\n").flatMap((line, at) => {
    if (/^\s*```/u.test(line)) isCode = !isCode
    const isExempt = isCode || unbreakable.test(line)
    return !isExempt && line.length > longest ? [`${file}:${at + 1}: ${line.length} characters`] : []
  })
}

it("documents wrap at 100 characters", () => {
  const documents = files.filter((file) => file.endsWith(".md") && !file.startsWith("bench/results/"))
  expect(documents.length).toBeGreaterThan(40)
  expect(documents.flatMap((file) => overlongLines(file, read(file)))).toEqual([])
})

it("only prose has to wrap", () => {
  const long = "word ".repeat(25).trim()
  const link = `[${"x".repeat(90)}](https://example.com/a/b)`
  const lines = [long, `| ${long} |`, link, "```sh", long, "```", long, `${long} [a](b.md)`]
  expect(overlongLines("a.md", lines.join("\n"))).toEqual([
    "a.md:1: 124 characters",
    "a.md:7: 124 characters",
    "a.md:8: 134 characters",
  ])
})

it("decision records have context, decision and price on one page", () => {
  const records = files.filter((file) => /^docs\/decisions\/\d{4}-/u.test(file))
  expect(records.length).toBeGreaterThan(50)
  const faults = records.filter((file) => {
    const text = read(file)
    const isNumbered = text.startsWith(`# ${Number(file.slice("docs/decisions/".length).slice(0, 4))}. `)
    const isComplete = ["**Context.** ", "**Decision.**", "**Price.** "].every((part) => text.includes(part))
    return !isNumbered || !isComplete || text.split("\n").length > 75
  })
  expect(faults).toEqual([])
})
