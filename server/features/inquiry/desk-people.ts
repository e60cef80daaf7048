import { abilitiesOf } from "#contract/ability.ts"
import type { DeskPerson } from "#contract/inquiry.ts"
import { readRoles } from "#server/auth/account-fields.ts"
import type { Database } from "#server/db/dialects/database.ts"

/** Returns the active accounts that may answer inquiries, by name. */
export async function listDeskPeople(db: Database): Promise<DeskPerson[]> {
  const rows = await db
    .selectFrom("admin")
    .select(["id", "name", "login", "roles"])
    .where("disabled_at", "is", null)
    .where("password_hash", "!=", "")
    .execute()
  return rows
    .filter(({ roles }) => abilitiesOf(readRoles(roles)).includes("inquiries.edit"))
    .map(({ id, name, login }) => ({ id, name: name || login }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "de"))
}

/** Returns an owner under the current name; null for none, or a removed account. */
export function deskPerson(names: ReadonlyMap<number, string>, id: number | null): DeskPerson | null {
  const name = id === null ? undefined : names.get(id)
  return id === null || name === undefined ? null : { id, name }
}
