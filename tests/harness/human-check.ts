import { hash } from "node:crypto"
import type { Challenge } from "#contract/human-check.ts"
import type { TestSite } from "./test-site.ts"
import { json } from "./test-site.ts"

export function solve({ id, bits }: Challenge): string {
  for (let nonce = 0; ; nonce++) {
    const head = hash("sha256", `${id}:${nonce}`, "buffer").readUInt32BE(0)
    if (Math.clz32(head) >= bits) return String(nonce)
  }
}

let visitors = 0

/** A token by proof of work, as a browser gets one; each time of another visitor, for whom it is easy. */
export async function humanCheckToken({ request }: Pick<TestSite, "request">): Promise<string> {
  const address = `10.${(visitors >> 8) & 255}.${visitors++ & 255}.1`
  const challenge = (await (await request("/api/captcha/challenge", {}, address)).json()) as Challenge
  const response = await request("/api/captcha/verify", json("POST", { id: challenge.id, nonce: solve(challenge) }))
  return ((await response.json()) as { token: string }).token
}
