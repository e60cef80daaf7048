import type { Selectable } from "kysely"
import { abilitiesOf } from "#contract/ability.ts"
import { readRoles, rightsColumns, rightsOf } from "../auth/account-fields.ts"
import type { Database } from "../db/dialects/database.ts"
import type { EngineDialect } from "../db/dialects/dialect.ts"
import type { Tables } from "../db/schema/tables.ts"

/** Who has access by the database that a restore replaces. */
export interface Access {
  accounts: { id: number; login: string; roles: string; languages: string; disabled_at: string | null }[]
  keys: Selectable<Tables["access_key"]>[]
}

/** What a restore tells of access. */
export interface RestoredAccess {
  /** Everybody who can sign in, with their roles. */
  people: string[]
  /** Logins of those disabled, or with fewer rights, since the backup. */
  repeated: string[]
  /** Number of access keys that stay. */
  keys: number
}

export const readAccess = async (db: Database): Promise<Access> => ({
  accounts: await db.selectFrom("admin").select(["id", "login", "roles", "languages", "disabled_at"]).execute(),
  keys: await db.selectFrom("access_key").selectAll().execute(),
})

/**
 * Gives nobody back what was taken since the backup: people disabled since are disabled, roles that have lost an ability
 * are those of now, and access keys are those of now, of people whom the backup knows. Archives hold no keys.
 */
export async function repeatAccess(
  { db, dialect }: { db: Database; dialect: Pick<EngineDialect, "continueIds"> },
  access: Access | null,
): Promise<RestoredAccess> {
  const repeated: string[] = []
  const restored = await db.selectFrom("admin").select(["id", "login", "roles", "disabled_at"]).execute()
  const now = new Map(access?.accounts.map((account) => [account.id, account]))
  for (const { id, login, roles, disabled_at } of restored) {
    const present = now.get(id)
    if (!present || !hasLost({ roles, disabled_at }, present)) continue
    const { roles: left, languages, disabled_at: since } = present
    await db.updateTable("admin").set({ roles: left, languages, disabled_at: since }).where("id", "=", id).execute()
    repeated.push(login)
  }
  const isSame = (id: number) => restored.some((row) => row.id === id && row.login === now.get(id)?.login)
  const keys = access?.keys.filter(({ account_id }) => isSame(account_id)) ?? []
  for (const key of keys) await db.insertInto("access_key").values(key).execute()
  await dialect.continueIds(db, "access_key", "id")
  const ids = keys.map(({ id }) => id)
  // The number of a key that is gone may be given again.
  await db
    .updateTable("plan")
    .set({ key_id: null })
    .where("key_id", "is not", null)
    .$if(ids.length > 0, (query) => query.where("key_id", "not in", ids))
    .execute()
  return { people: await listPeople(db), repeated, keys: keys.length }
}

type Held = Pick<Access["accounts"][number], "roles" | "disabled_at">

/** Returns whether an account of the backup may do or is what the present one no longer may or is. */
function hasLost(before: Held, present: Held): boolean {
  if (before.disabled_at !== null) return false
  const left = abilitiesOf(readRoles(present.roles))
  return present.disabled_at !== null || abilitiesOf(readRoles(before.roles)).some((ability) => !left.includes(ability))
}

async function listPeople(db: Database): Promise<string[]> {
  const people = await db.selectFrom("admin").select(["login", "name"]).select(rightsColumns).orderBy("id").execute()
  return people
    .filter((person) => rightsOf(person).abilities.length > 0)
    .map(({ login, name, roles }) => `${[name, `(${login})`].join(" ").trim()}: ${readRoles(roles).join(", ")}`)
}
