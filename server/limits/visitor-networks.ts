export interface CountedNetwork {
  key: string
  /** Multiple of one visitor's allowance. */
  factor: number
}

/**
 * Returns the networks that a visitor counts in, narrowest first. Providers assign IPv6 by /64, /56 or /48, so a limit
 * of one size blocks too many or none.
 */
export function visitorNetworks(network: string): CountedNetwork[] {
  const narrow = { key: network, factor: 1 }
  const groups = /^([^:]+):([^:]+):([^:]+):([^:]+)::\/64$/u.exec(network)?.slice(1)
  if (!groups) return [narrow]
  const [one, two, three, four = ""] = groups
  const upper = (Number.parseInt(four, 16) & 0xff00).toString(16)
  return [
    narrow,
    { key: `${one}:${two}:${three}:${upper}::/56`, factor: 4 },
    { key: `${one}:${two}:${three}::/48`, factor: 16 },
  ]
}
