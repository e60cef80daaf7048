// Files are copied while they are read, so memory grows to about twice this.
const mostBytes = 167_772_160
/** Room for one of the largest forms: a single visitor must not keep the others out. */
const mostOfVisitor = 67_108_864

const ofVisitors = new Map<string, number>()
let inAll = 0

/**
 * Reserves the bytes of a body before it is read; returns what releases them once it is handled, or null when too much
 * is being read in this process, in all or from this visitor.
 */
export function reserveBody(address: string, bytes: number): (() => void) | null {
  const own = ofVisitors.get(address) ?? 0
  if (inAll + bytes > mostBytes || own + bytes > mostOfVisitor) return null
  change(address, bytes)
  return () => change(address, -bytes)
}

function change(address: string, bytes: number): void {
  inAll += bytes
  const own = (ofVisitors.get(address) ?? 0) + bytes
  if (own > 0) ofVisitors.set(address, own)
  else ofVisitors.delete(address)
}
