import type { Database } from "#server/db/dialects/database.ts"

/**
 * Returns the current names of accounts by id. History, trash and audit show them too, so a renamed account is renamed
 * there.
 */
export async function readAccountNames(
  db: Database,
  rows: readonly { account_id: number | null }[],
): Promise<Map<number, string>> {
  const ids = new Set(rows.flatMap(({ account_id }) => account_id ?? []))
  if (ids.size === 0) return new Map()
  const accounts = await db
    .selectFrom("admin")
    .select(["id", "name", "login"])
    .where("id", "in", [...ids])
    .execute()
  return new Map(accounts.map(({ id, name, login }) => [id, name || login]))
}
