import { expect, it } from "vitest"
import { shorten } from "./field-difference.tsx"

const many = Array.from({ length: 40 }, (_, at) => `w${at}`).join(" ")

it("keeps the words around a change and short texts", () => {
  const [first, change, last] = shorten([
    { kind: "same", text: `${many} ` },
    { kind: "added", text: "neu" },
    { kind: "same", text: ` ${many}` },
  ])
  expect(first?.text).toMatch(/^… w28 .*w39 $/u)
  expect(change?.text).toBe("neu")
  expect(last?.text).toMatch(/^ w0 .*w11 …$/u)
  expect(shorten([{ kind: "removed", text: many }])[0]?.text).toBe(many)
  expect(
    shorten([
      { kind: "same", text: "kurz " },
      { kind: "added", text: "neu" },
    ])[0]?.text,
  ).toBe("kurz ")
})

it("cuts the middle between two changes", () => {
  const [, middle] = shorten([
    { kind: "added", text: "a" },
    { kind: "same", text: ` ${many} ` },
    { kind: "added", text: "b" },
  ])
  expect(middle?.text).toMatch(/w11 {2}… w28/u)
})
