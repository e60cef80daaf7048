import { hash } from "node:crypto"
import type { Challenge } from "#contract/human-check.ts"
import { hashToken, makeToken } from "#server/auth/token.ts"
import { type TestSite, json } from "./test-site.ts"

const isSolved = ({ id, bits }: Challenge, nonce: number): boolean =>
  Math.clz32(hash("sha256", `${id}:${nonce}`, "buffer").readUInt32BE(0)) >= bits

/** Returns the first nonce that solves a challenge and, by chance, not another one as well. */
export function solve(challenge: Challenge, other?: Challenge): string {
  for (let nonce = 0; ; nonce++)
    if (isSolved(challenge, nonce) && !(other && isSolved(other, nonce))) return String(nonce)
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
