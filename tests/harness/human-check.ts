import { hash } from "node:crypto"
import type { Challenge } from "#contract/human-check.ts"
import { hashToken, makeToken } from "#server/auth/token.ts"
import { type TestSite, json } from "./test-site.ts"

export function solve({ id, bits }: Challenge): string {
  for (let nonce = 0; ; nonce++) {
    const head = hash("sha256", `${id}:${nonce}`, "buffer").readUInt32BE(0)
    if (Math.clz32(head) >= bits) return String(nonce)
  }
}

/** Returns a human check token without its work. */
export async function humanCheckToken({ app, time }: Pick<TestSite, "app" | "time">): Promise<string> {
  const token = makeToken()
  const row = { token_hash: hashToken(token), created_at: time.now.toISOString() }
  await app.db.insertInto("human_token").values(row).execute()
  return token
}

/** Returns a human check token by proof of work, from a site in another process. */
export async function workedToken(request: (path: string, init?: RequestInit) => Promise<Response>): Promise<string> {
  const challenge = (await (await request("/api/captcha/challenge")).json()) as Challenge
  const response = await request("/api/captcha/verify", json("POST", { id: challenge.id, nonce: solve(challenge) }))
  return ((await response.json()) as { token: string }).token
}
