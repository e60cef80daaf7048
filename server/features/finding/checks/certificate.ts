import { connect } from "node:tls"
import type { Check } from "../check.ts"

const [lookDays, faultDays, patienceMs] = [21, 7, 3_000]

/** The certificate at PUBLIC_URL lasts. One that the server cannot reach itself is left to the browsers that look. */
export const certificateCheck: Check = {
  name: "certificate",
  run: async ({ config: { publicUrl }, clock }) => {
    const { protocol, hostname, port } = new URL(publicUrl)
    const end = protocol === "https:" ? await readEnd(hostname, Number(port || 443)) : null
    if (end === null) return { state: "fine", count: 0 }
    const days = Math.floor((Date.parse(end) - clock().getTime()) / 86_400_000)
    return {
      state: days < faultDays ? "fault" : days < lookDays ? "look" : "fine",
      count: days,
      detail: new Date(end).toISOString(),
    }
  },
}

/** Returns when the certificate of a host ends; null when it cannot be read. */
function readEnd(host: string, port: number): Promise<string | null> {
  return new Promise((resolve) => {
    // Whether it is trusted, browsers say by themselves.
    const socket = connect({ host, port, servername: host, rejectUnauthorized: false, timeout: patienceMs })
    const finish = (end: string | null) => {
      socket.destroy()
      resolve(end)
    }
    socket.once("secureConnect", () => finish(socket.getPeerCertificate().valid_to ?? null))
    socket.once("timeout", () => finish(null))
    socket.once("error", () => finish(null))
  })
}
