import { visitorNetworks } from "#server/limits/visitor-networks.ts"

// Files are copied while they are read, so memory grows to about twice this.
const mostBytes = 167_772_160
/** Left for small bodies, such as inquiries without files, while others send large ones. */
const reservedForSmall = 16_777_216
const smallBytes = 1_048_576
/** Room for one of the largest forms: a single visitor must not keep the others out. */
const mostOfVisitor = 67_108_864
/** Of the wider networks of an address, whose parts one visitor may hold. */
const mostOfNetwork = 100_663_296

const ofNetworks = new Map<string, number>()
let inAll = 0

/**
 * Reserves the bytes of a body before it is read; returns what releases them once it is handled, or null when too much
 * is being read in this process, in all or from this visitor.
 */
export function reserveBody(address: string, bytes: number): (() => void) | null {
  const networks = visitorNetworks(address)
  const most = bytes > smallBytes ? mostBytes - reservedForSmall : mostBytes
  const isFull = networks.some(
    ({ key, factor }) => (ofNetworks.get(key) ?? 0) + bytes > (factor === 1 ? mostOfVisitor : mostOfNetwork),
  )
  if (inAll + bytes > most || isFull) return null
  const keys = networks.map(({ key }) => key)
  change(keys, bytes)
  return () => change(keys, -bytes)
}

function change(networks: readonly string[], bytes: number): void {
  inAll += bytes
  for (const key of networks) {
    const own = (ofNetworks.get(key) ?? 0) + bytes
    if (own > 0) ofNetworks.set(key, own)
    else ofNetworks.delete(key)
  }
}
