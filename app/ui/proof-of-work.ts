// In script, because crypto.subtle requires HTTPS and is slower when called per guess.
import { sha256 } from "@noble/hashes/sha2.js"

const sliceMs = 12
const encoder = new TextEncoder()

/**
 * Finds a nonce so that SHA-256(id + ":" + nonce) starts with `bits` zero bits, in slices that keep the page
 * responsive.
 */
export async function solveWork(id: string, bits: number): Promise<string> {
  for (let nonce = 0; ; ) {
    const until = performance.now() + sliceMs
    while (performance.now() < until) {
      for (const last = nonce + 50; nonce < last; nonce++) if (isSolution(id, String(nonce), bits)) return String(nonce)
    }
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
}

export function isSolution(id: string, nonce: string, bits: number): boolean {
  let zeros = 0
  for (const byte of sha256(encoder.encode(`${id}:${nonce}`))) {
    zeros += Math.clz32(byte) - 24
    if (byte !== 0) break
  }
  return zeros >= bits
}
