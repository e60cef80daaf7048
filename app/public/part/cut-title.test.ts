import { expect, test } from "vitest"
import { cutTitle } from "./part-page-head.tsx"

test.each([
  ["Teil 1: Lager", 60, "Teil 1: Lager"],
  [
    "Teil 9035M58G03: Leitradsegment, Nutzturbine, Stufe 2, verschleißfest",
    60,
    "Teil 9035M58G03: Leitradsegment, Nutzturbine, Stufe 2",
  ],
  [
    "Teil 9035M58G03 aus einem Werkstoff der gegen Hitze besonders fest ist",
    40,
    "Teil 9035M58G03 aus einem Werkstoff der…",
  ],
  ["x".repeat(70), 60, `${"x".repeat(59)}…`],
])("%s", (text, most, cut) => {
  expect(cutTitle(text, most)).toBe(cut)
  expect(cutTitle(text, most).length).toBeLessThanOrEqual(most)
})
