import { randomInt } from "node:crypto"
import { AppError } from "../app-error.ts"
import type { Database } from "./dialects/database.ts"

// No letters or digits that could be taken for one another on the telephone.
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"

/** A random reference such as `LT-7K3F9Q` that no record of the table has. */
export async function freeReference(db: Database, table: "request" | "application"): Promise<string> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const reference = `LT-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join("")}`
    const taken = await db.selectFrom(table).select("id").where("reference", "=", reference).executeTakeFirst()
    if (!taken) return reference
  }
  throw new AppError("unavailable")
}
