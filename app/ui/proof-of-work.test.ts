import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { isSolution, solveWork } from "./proof-of-work.ts"

test("finds a nonce with the required zero bits and reports progress", async () => {
  const shares: number[] = []
  const nonce = await solveWork("a-challenge", 14, { onProgress: (share) => shares.push(share) })
  const digest = createHash("sha256").update(`a-challenge:${nonce}`).digest()
  expect(Math.clz32(digest.readUInt32BE(0))).toBeGreaterThanOrEqual(14)
  expect(shares.every((share, index) => share > (shares[index - 1] ?? 0) && share <= 1)).toBe(true)
})

test("counts no more bits than the digest has", () => {
  expect(isSolution("x", "1", 0)).toBe(true)
  expect(isSolution("x", "1", 64)).toBe(false)
})

test("stops when aborted", async () => {
  const stop = new AbortController()
  const work = solveWork("never", 60, { signal: stop.signal })
  stop.abort()
  await expect(work).rejects.toThrow()
})
