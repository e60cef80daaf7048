import type { SecondFactorRule } from "#contract/people-constants.ts"
import type { Member, PersonState } from "#contract/people.ts"
import { type Language, languages as allLanguages } from "#contract/language.ts"
import { countPasskeys, readFactorRule, readRoles, secondFactorRule } from "#server/auth/account-fields.ts"
import { openSince } from "#server/auth/session-store.ts"
import type { Database } from "#server/db/dialects/database.ts"

const state = (row: { disabled_at: string | null; password_hash: string }): PersonState => {
  if (row.disabled_at !== null) return "disabled"
  return row.password_hash === "" ? "invited" : "active"
}

const ownLanguages = (json: string): Language[] => {
  const stored = JSON.parse(json) as unknown[]
  return allLanguages.filter((language) => stored.includes(language))
}

/** Returns all people, including invited and disabled ones, oldest first; with `id` only that one. */
export async function listMembers(db: Database, now: Date, id?: number): Promise<Member[]> {
  const since = openSince(now)
  const rows = await db
    .selectFrom("admin")
    .selectAll("admin")
    .select((eb) => [
      eb
        .selectFrom("session")
        .select((select) => select.fn.countAll().as("count"))
        .whereRef("session.admin_id", "=", "admin.id")
        .where("session.used_at", ">=", since.used)
        .where("session.created_at", ">=", since.created)
        .as("sessions"),
      countPasskeys(eb).as("passkeys"),
      eb
        .selectFrom("ticket")
        .select((select) => select.fn.max("expires_at").as("expires_at"))
        .whereRef("ticket.account_id", "=", "admin.id")
        .where("ticket.kind", "=", "invite")
        .where("ticket.expires_at", ">", now.toISOString())
        .as("invited_until"),
    ])
    .$if(id !== undefined, (query) => query.where("admin.id", "=", id ?? 0))
    .orderBy("admin.id")
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    login: row.login,
    email: row.email,
    roles: readRoles(row.roles),
    languages: ownLanguages(row.languages),
    state: state(row),
    invited_until: row.invited_until,
    last_sign_in_at: row.last_sign_in_at,
    has_second_factor: row.totp_secret !== null || Number(row.passkeys) > 0,
    sessions: Number(row.sessions),
    disabled_at: row.disabled_at,
  }))
}

/** Returns one person; undefined when there is none. */
export const findMember = async (db: Database, id: number, now: Date): Promise<Member | undefined> =>
  (await listMembers(db, now, id))[0]

/** Returns the ids of active owners. */
export async function listOwners(trx: Database): Promise<number[]> {
  const rows = await trx
    .selectFrom("admin")
    .select(["id", "roles"])
    .where("disabled_at", "is", null)
    .where("password_hash", "!=", "")
    .execute()
  return rows.filter(({ roles }) => readRoles(roles).includes("owner")).map(({ id }) => id)
}

export async function readRule(db: Database): Promise<SecondFactorRule> {
  const row = await db.selectFrom("rule").select("value").where("name", "=", secondFactorRule).executeTakeFirst()
  return readFactorRule(row?.value ?? null)
}

export async function writeRule(db: Database, value: SecondFactorRule): Promise<void> {
  await db
    .insertInto("rule")
    .values({ name: secondFactorRule, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute()
}

const disabledAddressMs = 30 * 86_400_000

/** Clears the e-mail addresses of people who were disabled 30 days ago. */
export async function clearOldAddresses(db: Database, now: Date): Promise<void> {
  await db
    .updateTable("admin")
    .set({ email: "" })
    .where("disabled_at", "<", new Date(now.getTime() - disabledAddressMs).toISOString())
    .where("email", "!=", "")
    .execute()
}
