import { randomBytes } from "node:crypto"
import type { Database } from "#server/db/dialects/database.ts"
import type { SignedIn } from "#server/caller.ts"
import { countPasskeys, lacksFactor, readRoles, rightsColumns, rightsOf, secondFactorRule } from "./account-fields.ts"
import { hashToken, makeToken } from "./token.ts"

const idleMs = 30 * 60_000
const longestMs = 8 * 3_600_000
// Tolerated backward step of the clock; a larger one must not lengthen a session.
const backMs = 5 * 60_000
// Minimum interval between writes of the last use, so that most reads write nothing.
const writeEveryMs = 60_000

/** Sign-in by password alone, with a code, with a recovery code, or by passkey. */
export type SignInMethod = "password" | "code" | "recovery" | "passkey"

/** Browser, system and shortened address of a session. */
export interface SessionClient {
  browser: string
  system: string
  address: string
}

/** Opens a session; returns the token, of which only the hash is stored. */
export async function openSession(
  db: Database,
  accountId: number,
  opened: { method: SignInMethod; client: SessionClient; now: Date },
): Promise<string> {
  const token = makeToken()
  const at = opened.now.toISOString()
  await db
    .insertInto("session")
    .values({
      token_hash: hashToken(token),
      id: randomBytes(12).toString("base64url"),
      admin_id: accountId,
      created_at: at,
      used_at: at,
      confirmed_at: at,
      method: opened.method,
      ...opened.client,
    })
    .execute()
  await db.updateTable("admin").set({ last_sign_in_at: at }).where("id", "=", accountId).execute()
  return token
}

/**
 * Returns the account of a session's token; null when the token is unknown, idle for 30 minutes, older than 8 hours or from the future,
 * or when the account is disabled.
 */
export async function findSession(db: Database, token: string, now: Date): Promise<SignedIn | null> {
  const hash = hashToken(token)
  const row = await db
    .selectFrom("session")
    .innerJoin("admin", "admin.id", "session.admin_id")
    .leftJoin("rule", (join) => join.on("rule.name", "=", secondFactorRule))
    .select([
      "admin.id",
      "admin.login",
      "admin.name",
      ...rightsColumns,
      "admin.must_change_password",
      "admin.totp_secret",
      "session.created_at",
      "session.used_at",
      "session.confirmed_at",
      "rule.value as rule",
    ])
    .select((eb) => countPasskeys(eb).as("passkeys"))
    .where("token_hash", "=", hash)
    .where("admin.disabled_at", "is", null)
    .executeTakeFirst()
  if (!row) return null
  const unused = now.getTime() - Date.parse(row.used_at)
  if (unused < -backMs || unused > idleMs || now.getTime() - Date.parse(row.created_at) > longestMs) {
    await closeSession(db, hash)
    return null
  }
  if (unused > writeEveryMs)
    // On a full disk reading continues; the session only looks idle for longer.
    await db
      .updateTable("session")
      .set({ used_at: now.toISOString() })
      .where("token_hash", "=", hash)
      .execute()
      .catch(() => undefined)
  const roles = readRoles(row.roles)
  return {
    id: row.id,
    login: row.login,
    name: row.name || row.login,
    roles,
    must_change_password: row.must_change_password === 1,
    mustSetSecondFactor: lacksFactor(row),
    tokenHash: hash,
    confirmedAt: row.confirmed_at,
    ...rightsOf(row),
  }
}

/** Records that the person of a session has just proved their identity. */
export async function confirmSession(db: Database, tokenHash: string, now: Date): Promise<void> {
  await db.updateTable("session").set({ confirmed_at: now.toISOString() }).where("token_hash", "=", tokenHash).execute()
}

export async function closeSession(db: Database, tokenHash: string): Promise<void> {
  await db.deleteFrom("session").where("token_hash", "=", tokenHash).execute()
}

/** Ends all sessions of an account, except one if named. */
export async function closeSessions(db: Database, accountId: number, except?: string): Promise<void> {
  const others = db.deleteFrom("session").where("admin_id", "=", accountId)
  await (except ? others.where("token_hash", "!=", except) : others).execute()
}

/** Returns the earliest last use and opening time of a session that is still valid. */
export const openSince = (now: Date) => ({
  used: new Date(now.getTime() - idleMs).toISOString(),
  created: new Date(now.getTime() - longestMs).toISOString(),
})

/**
 * Returns the valid sessions of an account, newest first; `token_hash` identifies the caller's own and must not be
 * sent.
 */
export async function listSessions(db: Database, accountId: number, now: Date) {
  const since = openSince(now)
  return db
    .selectFrom("session")
    .select(["id", "token_hash", "created_at", "used_at", "browser", "system", "address", "method"])
    .where("admin_id", "=", accountId)
    .where("used_at", ">=", since.used)
    .where("created_at", ">=", since.created)
    .orderBy("created_at", "desc")
    .execute()
}

/** Ends one session of an account by id; false when there is none. */
export async function closeSessionById(db: Database, accountId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("session")
    .where("admin_id", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst()
  return Number(numDeletedRows) > 0
}

/** Removes sessions that have ended. */
export async function removeStaleSessions(db: Database, now: Date): Promise<void> {
  const since = openSince(now)
  await db
    .deleteFrom("session")
    .where((eb) =>
      eb.or([
        eb("used_at", ">", new Date(now.getTime() + backMs).toISOString()),
        eb("used_at", "<", since.used),
        eb("created_at", "<", since.created),
      ]),
    )
    .execute()
}
