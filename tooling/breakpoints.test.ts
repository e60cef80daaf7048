import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { root } from "./root.ts"

/** Widths in em at which a layout may change, so that larger text gets the narrower one. */
const breakpoints = {
  narrowPhone: 22.5,
  phone: 26.25,
  widePhone: 30,
  twoColumns: 35,
  foldedActions: 40,
  tablet: 45,
  cardsInTwo: 48,
  wideTablet: 56.25,
  content: 67.5,
  cardsInThree: 72.5,
  header: 75,
  formBeside: 80,
  previewBeside: 90,
  desk: 100,
}
const pixel = 1 / 16
const agreed = Object.values(breakpoints).flatMap((width) => [`min-width: ${width}em`, `max-width: ${width - pixel}em`])
const read = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), "utf8"))
const widthsOf = (query: string) => query.match(/(?:min|max)-width: [^)]+/gu) ?? []

it("lets layouts change at the agreed widths only", () => {
  const queries = [
    ...read("app/**/*.css").flatMap((css) => css.match(/@media[^{]+/gu) ?? []),
    ...read("app/{dashboard,islands,ui}/**/*.{ts,tsx}").flatMap(
      (code) => code.match(/"\((?:min|max)-width: [^")]+\)"/gu) ?? [],
    ),
  ]
  const widths = queries.flatMap(widthsOf)
  expect(widths.length).toBeGreaterThan(100)
  expect([...new Set(widths)].filter((width) => !agreed.includes(width))).toEqual([])
})
