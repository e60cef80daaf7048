import { expect, it } from "vitest"
import { lighthouseFigures } from "./lighthouse.ts"

const categories = {
  performance: { score: 0.96 },
  accessibility: { score: 1 },
  "best-practices": { score: null },
  seo: { score: 0.5 },
}
const audits = {
  "first-contentful-paint": { numericValue: 1_400 },
  "largest-contentful-paint": { numericValue: 1_500 },
  "total-blocking-time": { numericValue: 0 },
  "mainthread-work-breakdown": { numericValue: 900 },
}

it("reads scores of 100 and times, and a missing score as not measured", () => {
  expect(lighthouseFigures({ categories, audits })).toEqual([96, 100, Number.NaN, 50, 1_400, 1_500, 0, 900])
})

it("rejects a report of a page that did not load", () => {
  const runtimeError = { message: "NO_FCP" }
  expect(() => lighthouseFigures({ runtimeError, categories: {}, audits: {} })).toThrow("NO_FCP")
})
