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
/** A body that grows by less than a sixteenth in this time, in milliseconds, cannot arrive before an upload's timeout. */
const slowMs = 8_000
const leastGrowth = 1 / 16

/** Bytes of one body that have arrived. */
export interface BodyShare {
  /** Counts bytes that arrived; false when there is no room for them, in all or for this visitor. */
  add(bytes: number): boolean
  /** Notes that the body is whole: it waits for nobody any more. */
  complete(): void
  release(): void
}

interface Arriving {
  bytes: number
  /** Size and time of the last growth by a sixteenth. */
  grown: { bytes: number; at: number }
  cut: () => void
}

const ofNetworks = new Map<string, number>()
const arriving = new Set<Arriving>()
let inAll = 0

/** Share of a body that is not counted. */
const uncounted: BodyShare = { add: () => true, complete: () => undefined, release: () => undefined }

/**
 * Opens the share of a body that is going to arrive from a network, null for one that is not counted; `cut` ends it when
 * it is slow and others need the room.
 */
export function openShare(address: string | null, cut: () => void): BodyShare {
  if (address === null) return uncounted
  const networks = visitorNetworks(address)
  const body: Arriving = { bytes: 0, grown: { bytes: 0, at: performance.now() }, cut }
  const change = (bytes: number) => {
    body.bytes += bytes
    inAll += bytes
    for (const { key } of networks) {
      const held = (ofNetworks.get(key) ?? 0) + bytes
      if (held > 0) ofNetworks.set(key, held)
      else ofNetworks.delete(key)
    }
  }
  const fits = (bytes: number) =>
    inAll + bytes <= (body.bytes + bytes > smallBytes ? mostBytes - reservedForSmall : mostBytes) &&
    networks.every(
      ({ key, factor }) => (ofNetworks.get(key) ?? 0) + bytes <= (factor === 1 ? mostOfVisitor : mostOfNetwork),
    )
  arriving.add(body)
  return {
    add: (bytes) => {
      if (!fits(bytes)) cutSlow(body)
      if (!fits(bytes)) return false
      change(bytes)
      if (body.bytes - body.grown.bytes >= body.bytes * leastGrowth)
        body.grown = { bytes: body.bytes, at: performance.now() }
      return true
    },
    complete: () => void arriving.delete(body),
    release: () => {
      arriving.delete(body)
      // Once: it holds nothing afterwards.
      change(-body.bytes)
    },
  }
}

/** Ends the bodies that arrive too slowly, but for the one that needs the room. */
function cutSlow(other: Arriving): void {
  const now = performance.now()
  for (const body of arriving) if (body !== other && now - body.grown.at > slowMs) body.cut()
}
