import { argon2, randomBytes, timingSafeEqual } from "node:crypto"
import { promisify } from "node:util"

const derive = promisify(argon2)

// OWASP's minimum for argon2id; stored in each hash, so that outdated ones are recognised.
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64").replace(/=+$/u, "")

async function tagOf(
  password: string,
  nonce: Uint8Array,
  { memory, passes, parallelism }: typeof cost,
): Promise<Uint8Array> {
  return derive("argon2id", { message: Buffer.from(password, "utf8"), nonce, parallelism, tagLength, memory, passes })
}

/** Hashes a password in NFC (RFC 8265) with argon2id; returns a PHC string, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await tagOf(password.normalize("NFC"), nonce, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`
}

/** Returns whether a hash was made with other parameters than the current ones. */
export const isOutdated = (hash: string): boolean =>
  !hash.startsWith(`$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`)

/** Compares in constant time; an unreadable hash never matches. */
export async function passwordFits(password: string, hash: string): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/u.exec(hash)
  if (!parts) return false
  const [, memory, passes, parallelism, nonce = "", tag = ""] = parts
  const expected = Buffer.from(tag, "base64")
  const actual = await tagOf(password.normalize("NFC"), Buffer.from(nonce, "base64"), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
