import { expect, it } from "vitest"
import { createBackgroundWorker } from "./background-worker.ts"

it("runs work one at a time, once more when resumed meanwhile, also after a failure", async () => {
  const events: string[] = []
  const ends: (() => void)[] = []
  const worker = createBackgroundWorker(
    async () => {
      events.push("begins")
      await new Promise<void>((resolve) => ends.push(resolve))
      if (ends.length === 1) throw new Error("failed")
      events.push("ends")
    },
    (error) => events.push(String(error)),
  )
  worker.resume()
  worker.resume()
  worker.resume()
  ends[0]?.()
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  await worker.idle()
  expect(events).toEqual(["begins", "Error: failed", "begins", "ends"])
})

it("aborts running work when closed, and begins none after that", async () => {
  let begun = 0
  const worker = createBackgroundWorker(
    (signal) => {
      begun++
      return new Promise((resolve) => signal.addEventListener("abort", () => resolve()))
    },
    () => undefined,
  )
  worker.resume()
  await worker.close()
  worker.resume()
  await worker.idle()
  expect(begun).toBe(1)
})
