import { createHmac } from "node:crypto"
import type { Database } from "#server/db/dialects/database.ts"
import { readSecret } from "#server/db/secret-store.ts"

// 120 bits: enough that nobody guesses one, and no longer than a line of a mail.
const signatureLength = 20

/** Returns the Message-ID of an answer; its signature shows that this site has made it. */
export async function makeMessageId(db: Database, id: number, domain: string): Promise<string> {
  const key = await readSecret(db, "message-id")
  const signature = createHmac("sha256", key).update(`m${id}`).digest("base64url").slice(0, signatureLength)
  return `<m${id}.${signature}@${domain}>`
}
