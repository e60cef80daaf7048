import { createHmac, timingSafeEqual } from "node:crypto"
import type { Language } from "#contract/language.ts"
import { integerMax } from "#contract/numbers.ts"
import { privatePath, tokenPattern } from "#contract/private-page-constants.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { findSecret, readSecret } from "#server/db/secret-store.ts"

// Together 32 bytes, which are 43 characters.
const idBytes = 6
const signatureBytes = 26
const keyName = "private-page"

/** What a secret opens: the private page, or adding photos to an inquiry, which shows nothing of it. */
type Purpose = "inquiry" | "photos of inquiry"

/**
 * Returns the secret of an inquiry's private page: its encrypted id and a signature. Nothing is stored, so a copy of
 * the tables reveals none.
 */
export async function makeSecret(db: Database, id: number, purpose: Purpose = "inquiry"): Promise<string> {
  const key = await readSecret(db, keyName)
  const signature = sign(key, purpose, id, await linkNumberOf(db, id))
  const number = Buffer.alloc(idBytes)
  number.writeUIntBE(id, 0, idBytes)
  return Buffer.concat([hide(key, signature, number), signature]).toString("base64url")
}

/** Returns which inquiry a secret belongs to; null for a forged or withdrawn one. Writes nothing. */
export async function readSecretOf(db: Database, secret: string, purpose: Purpose = "inquiry"): Promise<number | null> {
  if (!tokenPattern.test(secret)) return null
  const bytes = Buffer.from(secret, "base64url")
  // Other last characters can decode to the same bytes.
  if (bytes.toString("base64url") !== secret) return null
  const key = await findSecret(db, keyName)
  if (!key) return null
  const signature = bytes.subarray(idBytes)
  const id = hide(key, signature, bytes.subarray(0, idBytes)).readUIntBE(0, idBytes)
  // A forged secret can decode to any number.
  if (id > integerMax) return null
  return timingSafeEqual(sign(key, purpose, id, await linkNumberOf(db, id)), signature) ? id : null
}

async function linkNumberOf(db: Database, id: number): Promise<number> {
  const row = await db.selectFrom("request").select("link_number").where("id", "=", id).executeTakeFirst()
  return row?.link_number ?? 0
}

/** Returns the URL of an inquiry's private page, in the inquiry's language. */
export const privateAddress = async (
  db: Database,
  { id, lang }: { id: number; lang: Language },
  publicUrl: string,
): Promise<string> => `${publicUrl}${privatePath(lang, await makeSecret(db, id))}`

const sign = (key: Buffer, purpose: Purpose, id: number, link: number): Buffer =>
  createHmac("sha256", key)
    .update(link === 0 ? `${purpose} ${id}` : `${purpose} ${id}, link ${link}`)
    .digest()
    .subarray(0, signatureBytes)

/** Encrypts or decrypts an id, so that the number of inquiries stays secret. */
function hide(key: Buffer, signature: Buffer, number: Buffer): Buffer {
  const mask = createHmac("sha256", key).update(signature).digest()
  return Buffer.from(number.map((byte, index) => byte ^ (mask[index] ?? 0)))
}
