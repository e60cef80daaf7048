import { randomInt } from "node:crypto"
import { AppError } from "../app-error.ts"
import type { Database } from "./dialects/database.ts"

// Without letters and digits that sound or look alike.
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"

type Sent = "request" | "application"

const isGiven = async (db: Database, table: Sent, reference: string): Promise<boolean> =>
  (await db.selectFrom(table).select("id").where("reference", "=", reference).executeTakeFirst()) !== undefined

/** Returns whether somebody has sent an inquiry or an application that got this reference. */
export const isReference = async (db: Database, text: string): Promise<boolean> =>
  (await isGiven(db, "request", text)) || isGiven(db, "application", text)

/** Letters of a company that has chosen none. */
const usualPrefix = "RQ"

/** Returns a random, unused reference such as `LT-7K3F9Q`, with the letters of the company. */
export async function freeReference(db: Database, table: Sent): Promise<string> {
  const settings = await db.selectFrom("settings").select("reference_prefix").executeTakeFirst()
  const prefix = settings?.reference_prefix || usualPrefix
  for (let attempt = 0; attempt < 10; attempt++) {
    const reference = `${prefix}-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join("")}`
    if (!(await isGiven(db, table, reference))) return reference
  }
  throw new AppError("unavailable")
}
