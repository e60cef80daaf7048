import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createLookup } from "./look-up-numbers.ts"

const sent: { numbers: string[]; requested: number }[] = []
beforeEach(() => {
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ items: [] })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  sent.length = 0
})

test("sends requested numbers first, with their count", async () => {
  const { known } = createLookup(new Set(["9811M20P07", "9811M20P08"]))
  await known(["K102938", "9811M20P07", "4", "9811M20P08"])
  await known(["L31742P02"], () => true)
  expect(sent).toEqual([
    { numbers: ["9811M20P07", "9811M20P08", "K102938", "4"], requested: 2 },
    { numbers: ["L31742P02"], requested: 1 },
  ])
})

test("splits requested and other numbers over as few calls as needed", async () => {
  const numbers = Array.from({ length: 1_100 }, (_, at) => `N${at}`)
  await createLookup(new Set(numbers.slice(500))).known(numbers)
  expect(sent.map(({ numbers: some, requested }) => [some.length, requested])).toEqual([
    [500, 500],
    [500, 100],
    [100, 0],
  ])
})
