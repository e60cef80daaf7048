import type { SiteFinding, Findings } from "#contract/finding.ts"

const privateAddress = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd])/u

/** Adds what only a browser outside the server can see: the address by which it reached the site. */
export function seeFromOutside({ items, public_url, client_address }: Findings): SiteFinding[] {
  const { origin, protocol, hostname } = location
  return items.map((finding) => {
    if (finding.check === "address" && origin !== public_url)
      return { ...finding, state: "fault", detail: `${origin} – PUBLIC_URL ${public_url}` }
    if (finding.check === "address" && !isSecureContext) return { ...finding, state: "fault", detail: origin }
    const isBehind = protocol === "https:" && hostname !== "localhost" && privateAddress.test(client_address)
    if (finding.check === "proxy" && isBehind) return { ...finding, state: "look", detail: client_address }
    return finding
  })
}
