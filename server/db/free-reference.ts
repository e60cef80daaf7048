import { randomInt } from "node:crypto"
import { AppError } from "../app-error.ts"
import type { Database } from "./dialects/database.ts"

// Without letters and digits that sound or look alike.
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"

/** Returns a random, unused reference such as `LT-7K3F9Q`. */
export async function freeReference(db: Database, table: "request" | "application"): Promise<string> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const reference = `LT-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join("")}`
    const taken = await db.selectFrom(table).select("id").where("reference", "=", reference).executeTakeFirst()
    if (!taken) return reference
  }
  throw new AppError("unavailable")
}
