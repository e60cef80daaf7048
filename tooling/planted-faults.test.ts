import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { plantedFaults } from "./planted-faults.ts"

const read = (file: string) => readFileSync(file, "utf8")
// Some tests take their names from tables in these files.
const samples = globSync("tests/harness/*.ts").map(read).join("\n")

test.each(plantedFaults)("$name: its text to replace is in its file once, and its test exists", (fault) => {
  expect(read(fault.file).split(fault.find)).toHaveLength(2)
  const [, name = fault.test] = /^reads a table: (.*)$/u.exec(fault.test) ?? []
  expect(`${read(fault.testFile)}\n${samples}`).toContain(name)
})
