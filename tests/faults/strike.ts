import { setTimeout as sleep } from "node:timers/promises"
import { expect } from "vitest"
import type { FaultSite } from "./fault-site.ts"

/** One kind of work, repeated; returns null when the site is gone. */
export type Work = (n: number) => Promise<Response | null>

const longestMs = 4_000

/**
 * Runs all kinds of work concurrently and kills the site at a random point of one of them: during its first piece, or
 * after the first acknowledgement. Based on progress, not time, so that a slow machine tests the same.
 */
export async function killAmid(
  site: FaultSite,
  works: readonly Work[],
  target: number,
  afterFirst: boolean,
): Promise<void> {
  const begin = performance.now()
  const done = works.map(() => 0)
  let pieceMs = 150
  const working = Promise.all(
    works.map(async (work, index) => {
      for (let n = 0; ; n++) {
        const started = performance.now()
        const response = await work(n)
        if (response === null) return
        expect(response.status, await response.clone().text()).toBeLessThan(300)
        if (index === target) pieceMs = performance.now() - started
        done[index] = n + 1
      }
    }),
  )
  while (afterFirst && done[target] === 0 && performance.now() - begin < longestMs) await sleep(5)
  await sleep(Math.random() * Math.min(pieceMs * 1.5, longestMs / 2))
  await site.kill()
  await working
}
