import { hash } from "node:crypto"
import type { Challenge } from "#contract/captcha.ts"
import type { TestSite } from "./test-site.ts"
import { json } from "./test-site.ts"

export function solve({ id, bits }: Challenge): string {
  for (let nonce = 0; ; nonce++) {
    const head = hash("sha256", `${id}:${nonce}`, "buffer").readUInt32BE(0)
    if (Math.clz32(head) >= bits) return String(nonce)
  }
}

/** A token by proof of work, as a browser gets one. */
export async function humanToken({ request }: Pick<TestSite, "request">): Promise<string> {
  const challenge = (await (await request("/api/captcha/challenge")).json()) as Challenge
  const answer = await request("/api/captcha/verify", json("POST", { id: challenge.id, nonce: solve(challenge) }))
  return ((await answer.json()) as { token: string }).token
}
