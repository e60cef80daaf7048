import { createCipheriv, createDecipheriv } from "node:crypto"
import type { Database } from "#server/db/dialects/database.ts"
import { readSecret } from "#server/db/secret-store.ts"

/** Subject of a Message-ID of this site: an answer (`m`) by its message, a confirmation (`c`) by its inquiry. */
export interface OwnMessageId {
  kind: "m" | "c"
  id: number
}

// One block of AES: kind, id, and zeros, by which a forged one is told from a real one (88 bits).
const cipher = "aes-256-ecb"
const blockLength = 16
const shape = /^([\w-]{22})(?:@|$)/u

/**
 * Returns the Message-ID of a mail to a customer. It is encrypted: it proves that this site sent the mail, and does not
 * tell how many inquiries there are.
 */
export async function makeMessageId(db: Database, { kind, id }: OwnMessageId, domain: string): Promise<string> {
  const block = Buffer.alloc(blockLength)
  block.write(kind)
  block.writeUInt32BE(id, 1)
  const encryption = createCipheriv(cipher, await messageIdKey(db), null).setAutoPadding(false)
  return `<${Buffer.concat([encryption.update(block), encryption.final()]).toString("base64url")}@${domain}>`
}

/** Returns the subject of a Message-ID of this site, without its angle brackets; null for any other or forged one. */
export function readOwnMessageId(key: Buffer, text: string): OwnMessageId | null {
  const encrypted = Buffer.from(shape.exec(text)?.[1] ?? "", "base64url")
  if (encrypted.length !== blockLength) return null
  const decryption = createDecipheriv(cipher, key, null).setAutoPadding(false)
  const block = Buffer.concat([decryption.update(encrypted), decryption.final()])
  const kind = block.toString("latin1", 0, 1)
  if ((kind !== "m" && kind !== "c") || block.subarray(5).some((byte) => byte !== 0)) return null
  return { kind, id: block.readUInt32BE(1) }
}

/** Returns the key that Message-IDs are encrypted with. */
export const messageIdKey = (db: Database): Promise<Buffer> => readSecret(db, "message-id")
