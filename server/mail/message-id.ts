import { createHmac, timingSafeEqual } from "node:crypto"
import type { Database } from "#server/db/dialects/database.ts"
import { readSecret } from "#server/db/secret-store.ts"

/** Subject of a Message-ID of this site: an answer (`m`) by its message, a confirmation (`c`) by its inquiry. */
export interface OwnMessageId {
  kind: "m" | "c"
  id: number
}

// 120 bits: not guessable, and short enough for one header line.
const signatureLength = 20
const shape = /^([mc])(\d{1,9})\.([\w-]{20})(?:@|$)/u

/** Returns the signed Message-ID of a mail to a customer, which proves that this site sent it. */
export async function makeMessageId(db: Database, own: OwnMessageId, domain: string): Promise<string> {
  return `<${own.kind}${own.id}.${sign(await messageIdKey(db), own)}@${domain}>`
}

/**
 * Returns the subject of a Message-ID signed by this site, without its angle brackets; null for any other or forged
 * one.
 */
export function readOwnMessageId(key: Buffer, text: string): OwnMessageId | null {
  const [, kind, digits, signature] = shape.exec(text) ?? []
  if ((kind !== "m" && kind !== "c") || signature === undefined) return null
  const own: OwnMessageId = { kind, id: Number(digits) }
  return timingSafeEqual(Buffer.from(sign(key, own)), Buffer.from(signature)) ? own : null
}

/** Returns the key that Message-IDs are signed with. */
export const messageIdKey = (db: Database): Promise<Buffer> => readSecret(db, "message-id")

const sign = (key: Buffer, { kind, id }: OwnMessageId): string =>
  createHmac("sha256", key).update(`${kind}${id}`).digest("base64url").slice(0, signatureLength)
