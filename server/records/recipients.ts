import { idsOf } from "#server/db/chunks.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { foldedEmail } from "#server/folded-email.ts"

/** Returns whether a list of addresses holds one; compared here, because SQLite folds only ASCII letters. */
export function holds(email: string): (list: string) => boolean {
  const folded = foldedEmail(email)
  return (list) => list.split(", ").some((recipient) => foldedEmail(recipient) === folded)
}

/** Records that name an address as recipient, by table. */
export type Copies = Record<"request" | "message" | "unsorted_mail", number[]>

/** Returns the records that name an address as recipient, in the trash too. */
export async function findCopiesTo(db: Database, email: string): Promise<Copies> {
  const isNamed = holds(email)
  const request = await db.selectFrom("request").select(["id", "cc"]).where("cc", "!=", "").execute()
  const rowsOf = async (table: "message" | "unsorted_mail") => {
    const rows = await db.selectFrom(table).select(["id", "to_address", "cc"]).execute()
    return idsOf(rows.filter(({ to_address, cc }) => isNamed(to_address) || isNamed(cc)))
  }
  return {
    request: idsOf(request.filter(({ cc }) => isNamed(cc))),
    message: await rowsOf("message"),
    unsorted_mail: await rowsOf("unsorted_mail"),
  }
}

/**
 * Removes addresses from the recipients of all records; the records stay. `isErased` receives an address and the time of
 * its record.
 */
export async function removeRecipients(
  db: Database,
  isErased: (address: string, at: string) => boolean,
): Promise<void> {
  const without = (list: string, at: string) =>
    list
      .split(", ")
      .filter((recipient) => !isErased(recipient, at))
      .join(", ")
  const requests = await db.selectFrom("request").select(["id", "cc", "created_at"]).where("cc", "!=", "").execute()
  for (const row of requests) {
    const cc = without(row.cc, row.created_at)
    if (cc !== row.cc) await db.updateTable("request").set({ cc }).where("id", "=", row.id).execute()
  }
  for (const table of ["message", "unsorted_mail"] as const) {
    const rows = await db
      .selectFrom(table)
      .select(["id", "to_address", "cc", "at"])
      .where((eb) => eb.or([eb("to_address", "!=", ""), eb("cc", "!=", "")]))
      .execute()
    for (const row of rows) {
      const left = { to_address: without(row.to_address, row.at), cc: without(row.cc, row.at) }
      if (left.to_address !== row.to_address || left.cc !== row.cc)
        await db.updateTable(table).set(left).where("id", "=", row.id).execute()
    }
  }
}
