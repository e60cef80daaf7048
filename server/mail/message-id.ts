import { createCipheriv, createDecipheriv } from "node:crypto"
import type { Database } from "#server/db/dialects/database.ts"
import { readSecret } from "#server/db/secret-store.ts"

const kinds = ["m", "c", "n"] as const

/**
 * Subject of a Message-ID of this site: an answer (`m`) by its message, a confirmation (`c`) by its inquiry, a mail to
 * the company (`n`) by its inquiry and, as there are several, its number in the outbox.
 */
export interface OwnMessageId {
  kind: (typeof kinds)[number]
  id: number
  serial?: number
}

// One block of AES: kind, id, serial, and zeros, by which a forged one is told from a real one (56 bits).
const cipher = "aes-256-ecb"
const blockLength = 16
const shape = /^([\w-]{22})(?:@|$)/u

/**
 * Returns the Message-ID of a mail about an inquiry. It is encrypted: it proves that this site sent the mail, and does not
 * tell how many inquiries there are.
 */
export async function makeMessageId(
  db: Database,
  { kind, id, serial = 0 }: OwnMessageId,
  domain: string,
): Promise<string> {
  const block = Buffer.alloc(blockLength)
  block.write(kind)
  block.writeUInt32BE(id, 1)
  block.writeUInt32BE(serial, 5)
  const encryption = createCipheriv(cipher, await messageIdKey(db), null).setAutoPadding(false)
  return `<${Buffer.concat([encryption.update(block), encryption.final()]).toString("base64url")}@${domain}>`
}

/** Returns the subject of a Message-ID of this site, without its angle brackets; null for any other or forged one. */
export function readOwnMessageId(key: Buffer, text: string): OwnMessageId | null {
  const encrypted = Buffer.from(shape.exec(text)?.[1] ?? "", "base64url")
  if (encrypted.length !== blockLength) return null
  const decryption = createDecipheriv(cipher, key, null).setAutoPadding(false)
  const block = Buffer.concat([decryption.update(encrypted), decryption.final()])
  const kind = kinds.find((name) => name === block.toString("latin1", 0, 1))
  if (kind === undefined || block.subarray(kind === "n" ? 9 : 5).some((byte) => byte !== 0)) return null
  return { kind, id: block.readUInt32BE(1) }
}

/** Returns the key that Message-IDs are encrypted with. */
export const messageIdKey = (db: Database): Promise<Buffer> => readSecret(db, "message-id")
