import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { isSolution, solveWork } from "./proof-of-work.ts"

test("finds a nonce with the required zero bits", async () => {
  const nonce = await solveWork("a-challenge", 14)
  const digest = createHash("sha256").update(`a-challenge:${nonce}`).digest()
  expect(Math.clz32(digest.readUInt32BE(0))).toBeGreaterThanOrEqual(14)
})

test("counts no more bits than the digest has", () => {
  expect(isSolution("x", "1", 0)).toBe(true)
  expect(isSolution("x", "1", 64)).toBe(false)
})
