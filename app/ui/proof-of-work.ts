// In script, because crypto.subtle requires HTTPS and is slower when called per guess.
import { sha256 } from "@noble/hashes/sha2.js"

interface WorkOptions {
  signal?: AbortSignal
  /** Called after every slice with the probability of having finished by now, 0 to 1. */
  onProgress?: (share: number) => void
}

const sliceMs = 12
const encoder = new TextEncoder()

/**
 * Finds a nonce so that SHA-256(id + ":" + nonce) starts with `bits` zero bits, in slices that keep the page
 * responsive.
 */
export async function solveWork(id: string, bits: number, { signal, onProgress }: WorkOptions = {}): Promise<string> {
  for (let nonce = 0; ; ) {
    const until = performance.now() + sliceMs
    while (performance.now() < until) {
      for (const last = nonce + 50; nonce < last; nonce++) if (isSolution(id, String(nonce), bits)) return String(nonce)
    }
    onProgress?.(1 - Math.exp(-nonce / 2 ** bits))
    await new Promise((resolve) => setTimeout(resolve, 0))
    signal?.throwIfAborted()
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
