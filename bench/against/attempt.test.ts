import { expect, it, vi } from "vitest"
import { attempt } from "./attempt.ts"

const lines = [
  { name: "filter kept", unit: "of 1" },
  { name: "scroll", unit: "px" },
]

it("assigns values to their lines in order", async () => {
  expect((await attempt(lines, async () => [1, 40])).map(({ value }) => value)).toEqual([1, 40])
})

it("turns a failure into NaN for each line and reports it", async () => {
  const complain = vi.spyOn(console, "error").mockReturnValue()
  const figures = await attempt(lines, () => Promise.reject(new Error("no such link")))
  expect(figures).toEqual(lines.map((line) => ({ ...line, value: Number.NaN })))
  expect(complain).toHaveBeenCalledWith("Not measured: filter kept: no such link")
  complain.mockRestore()
})
