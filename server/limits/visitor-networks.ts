export interface CountedNetwork {
  key: string
  /** How many times the allowance of one visitor it has. */
  factor: number
}

/**
 * Returns the networks that a visitor counts in, the narrowest first. Providers hand out IPv6 by the /64, /56 or /48, so that a limit of
 * one size bars too many or none.
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
