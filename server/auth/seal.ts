import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto"
import type { Database } from "#server/db/dialects/database.ts"
import { readSecret } from "#server/db/secret-store.ts"

/** Name of the key in the table `secret`, which no backup contains. */
const sealingKey = "second factor"

const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts a text by AES-256-GCM, bound to its account: base64 of nonce, ciphertext and tag. The key is in the database
 * only, so a backup alone contains no usable second factor.
 */
export async function seal(db: Database, accountId: number, text: string): Promise<string> {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv("aes-256-gcm", await readSecret(db, sealingKey), nonce)
  cipher.setAAD(Buffer.from(String(accountId)))
  return Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]).toString("base64")
}

/** Decrypts the result of `seal`; null under another key, as after a restore on a new machine. */
export async function unseal(db: Database, accountId: number, sealed: string): Promise<string | null> {
  const bytes = Buffer.from(sealed, "base64")
  const decipher = createDecipheriv("aes-256-gcm", await readSecret(db, sealingKey), bytes.subarray(0, nonceBytes))
  decipher.setAAD(Buffer.from(String(accountId)))
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString("utf8")
  } catch {
    return null
  }
}
