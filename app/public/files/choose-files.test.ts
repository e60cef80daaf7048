import fc from "fast-check"
import { expect, test } from "vitest"
import { limits } from "#contract/limits.ts"
import { photoRules } from "../inquiry/photo-field.tsx"
import { chooseFiles } from "./choose-files.ts"

const rules = { types: [".pdf", ".doc", ".docx", ".odt"], most: limits.cvFiles, bytes: limits.cvBytes }
const file = (name: string, size = 1_000, lastModified = 1, type = "") => ({ name, size, lastModified, type })

test("two files fit; duplicates count once", () => {
  const { files, refused } = chooseFiles([file("a.pdf")], [file("a.pdf"), file("b.DOCX"), file("c.odt")], rules)
  expect(files.map(({ name }) => name)).toEqual(["a.pdf", "b.DOCX"])
  expect(refused).toEqual([{ name: "c.odt", code: "too_many_files" }])
})

test("takes photos by their extension or by the type that the browser names", () => {
  const some = ["Typenschild.jfif", "scan.JPE", "plate.heif"].map((name) => file(name))
  const unnamed = file("1000012345", 1_000, 1, "image/jpeg")
  expect(chooseFiles([], [...some, unnamed], photoRules).refused).toEqual([])
  expect(chooseFiles([], [file("1000012345"), file("a.svg", 1_000, 1, "image/svg+xml")], photoRules).files).toEqual([])
})

test("names the reason for each rejected file", () => {
  const { files, refused } = chooseFiles(
    [],
    [file("foto.jpg"), file("pdf"), file("x.pdf.exe"), file("big.pdf", limits.cvBytes + 1), file("none.pdf", 0)],
    rules,
  )
  expect(files).toEqual([])
  expect(refused.map(({ code }) => code)).toEqual(["wrong_type", "wrong_type", "wrong_type", "too_large", "empty"])
})

test("every file is accepted, rejected or a duplicate, and at most two are accepted", () => {
  const some = fc.array(
    fc.record({
      name: fc.constantFrom("a.pdf", "b.doc", "c.docx", "d.exe"),
      size: fc.integer({ min: 0, max: limits.cvBytes + 2 }),
      lastModified: fc.integer({ min: 0, max: 2 }),
      type: fc.constant(""),
    }),
  )
  fc.assert(
    fc.property(some, some, (first, second) => {
      const before = chooseFiles([], first, rules).files
      const { files, refused } = chooseFiles(before, second, rules)
      expect(files.length).toBeLessThanOrEqual(limits.cvFiles)
      expect(files.slice(0, before.length)).toEqual(before)
      expect(files.length - before.length + refused.length).toBeLessThanOrEqual(second.length)
    }),
  )
})
