import { createHmac, timingSafeEqual } from "node:crypto"
import type { Database } from "#server/db/dialects/database.ts"
import { readSecret } from "#server/db/secret-store.ts"

/** What a Message-ID of this site names: an answer (`m`) by its message, a confirmation (`c`) by its inquiry. */
export interface OwnMessageId {
  kind: "m" | "c"
  id: number
}

// 120 bits: enough that nobody guesses one, and no longer than a line of a mail.
const signatureLength = 20
const shape = /^([mc])(\d{1,9})\.([\w-]{20})(?:@|$)/u

/** Returns the Message-ID of a mail to a customer; its signature shows that this site has made it. */
export async function makeMessageId(db: Database, own: OwnMessageId, domain: string): Promise<string> {
  return `<${own.kind}${own.id}.${sign(await messageIdKey(db), own)}@${domain}>`
}

/** Returns what a Message-ID names that this site has signed, without its angle brackets; null for any other, and for a forged one. */
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
