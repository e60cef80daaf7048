import type { Clock } from "#server/clock.ts"
import { closeSessions } from "#server/auth/session-store.ts"
import { removeTickets } from "#server/auth/ticket-store.ts"
import type { Database } from "#server/db/dialects/database.ts"

/** Stores a password hash; ends every session, link and pending sign-in of the account. */
export async function setPassword(
  trx: Database,
  accountId: number,
  { hash, mustChange = false, clock }: { hash: string; mustChange?: boolean; clock: Clock },
): Promise<void> {
  await trx
    .updateTable("admin")
    .set({ password_hash: hash, must_change_password: mustChange ? 1 : 0, updated_at: clock().toISOString() })
    .where("id", "=", accountId)
    .execute()
  await closeSessions(trx, accountId)
  await removeTickets(trx, accountId)
}
