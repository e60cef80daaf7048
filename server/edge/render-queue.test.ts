import { setTimeout as sleep } from "node:timers/promises"
import { expect, test } from "vitest"
import { createRenderQueue } from "./render-queue.ts"

const long = 60_000

test("runs a limited number at a time, in order of arrival", async () => {
  const enqueue = createRenderQueue(2, long)
  const began: number[] = []
  let [running, highest] = [0, 0]
  const work = (name: number) =>
    enqueue(async () => {
      began.push(name)
      highest = Math.max(highest, ++running)
      await sleep(1)
      running--
      return name
    })
  const all = [1, 2, 3, 4, 5, 6, 7]
  expect(await Promise.all(all.map(work))).toEqual(all)
  expect(began).toEqual(all)
  expect(highest).toBe(2)
})

test("passes the turn on after a failure, and rejects with its error", async () => {
  const enqueue = createRenderQueue(1, long)
  const failed = enqueue(() => Promise.reject(new Error("no database")))
  const next = enqueue(async () => "done")
  await expect(failed).rejects.toThrow("no database")
  expect(await next).toBe("done")
})

test("starts work that has waited long enough beside one that does not end", async () => {
  const enqueue = createRenderQueue(1, 20)
  let end = () => {}
  const stuck = enqueue(() => new Promise<void>((resolve) => (end = resolve)))
  expect(await enqueue(async () => "done")).toBe("done")
  end()
  await stuck
  expect(await enqueue(async () => "again")).toBe("again")
})
