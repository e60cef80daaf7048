import type { Rights } from "#server/account.ts"
import type { Maker } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { findKeyRights } from "./access-key-store.ts"
import { rightsColumns, rightsOf } from "./account-fields.ts"

/**
 * Returns what the maker of something that acts later may do now, which decides whether it still acts: plans, links to
 * drafts, invitations. Nothing when account or key is gone, disabled, ended or not named.
 */
export async function findMakerRights(db: Database, { account_id, key_id }: Maker, now: Date): Promise<Rights> {
  if (key_id !== null) return findKeyRights(db, key_id, now)
  const account = db.selectFrom("admin").select(rightsColumns)
  return rightsOf(account_id === null ? undefined : await account.where("id", "=", account_id).executeTakeFirst())
}
