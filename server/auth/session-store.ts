import { abilitiesOf } from "#contract/ability.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { SignedIn } from "#server/caller.ts"
import { hashToken, makeToken } from "./token.ts"

const idleMs = 30 * 60_000
const longestMs = 8 * 3_600_000
// A clock that was set back must not lengthen a session; a small step is ordinary.
const backMs = 5 * 60_000
// The moment of last use is written at most this often, so that reading does not mean writing.
const writeEveryMs = 60_000

/** Opens a session; returns the token, which is nowhere stored. */
export async function openSession(db: Database, adminId: number, now: Date): Promise<string> {
  const token = makeToken()
  const at = now.toISOString()
  await db
    .insertInto("session")
    .values({ token_hash: hashToken(token), admin_id: adminId, created_at: at, used_at: at })
    .execute()
  return token
}

/** Returns the account of a session's token; null when the token is unknown, idle for 30 minutes, older than 8 hours or from the future. */
export async function findSession(db: Database, token: string, now: Date): Promise<SignedIn | null> {
  const hash = hashToken(token)
  const row = await db
    .selectFrom("session")
    .innerJoin("admin", "admin.id", "session.admin_id")
    .select(["admin.id", "admin.login", "admin.must_change_password", "session.created_at", "session.used_at"])
    .where("token_hash", "=", hash)
    .executeTakeFirst()
  if (!row) return null
  const unused = now.getTime() - Date.parse(row.used_at)
  if (unused < -backMs || unused > idleMs || now.getTime() - Date.parse(row.created_at) > longestMs) {
    await closeSession(db, hash)
    return null
  }
  if (unused > writeEveryMs)
    // With a full disk reading goes on; the session only seems to have been idle for longer.
    await db
      .updateTable("session")
      .set({ used_at: now.toISOString() })
      .where("token_hash", "=", hash)
      .execute()
      .catch(() => undefined)
  return {
    id: row.id,
    name: row.login,
    must_change_password: row.must_change_password === 1,
    tokenHash: hash,
    signedInAt: row.created_at,
    abilities: abilitiesOf(["owner"]),
  }
}

export async function closeSession(db: Database, tokenHash: string): Promise<void> {
  await db.deleteFrom("session").where("token_hash", "=", tokenHash).execute()
}

/** Ends all sessions of an account but the one named. */
export async function closeSessions(db: Database, adminId: number, except?: string): Promise<void> {
  const others = db.deleteFrom("session").where("admin_id", "=", adminId)
  await (except ? others.where("token_hash", "!=", except) : others).execute()
}

export async function removeStaleSessions(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom("session")
    .where((eb) =>
      eb.or([
        eb("used_at", ">", new Date(now.getTime() + backMs).toISOString()),
        eb("used_at", "<", new Date(now.getTime() - idleMs).toISOString()),
        eb("created_at", "<", new Date(now.getTime() - longestMs).toISOString()),
      ]),
    )
    .execute()
}
