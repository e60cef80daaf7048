import type { Database } from "#server/db/dialects/database.ts"
import { addMessage } from "#server/mail/outbox-store.ts"
import { readRoles } from "./account-fields.ts"

/** Adds a message to the outbox for each owner who has an address. */
export async function mailOwners(
  trx: Database,
  kind: "finding" | "key-ends",
  message: { now: Date; domain: string },
): Promise<void> {
  const accounts = await trx
    .selectFrom("admin")
    .select(["id", "roles"])
    .where("email", "!=", "")
    .where("disabled_at", "is", null)
    .execute()
  for (const { id, roles } of accounts)
    if (readRoles(roles).includes("owner")) await addMessage(trx, kind, { account_id: id }, message)
}
