import { randomInt } from "node:crypto"
import { countRows } from "#server/db/count-rows.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { hashToken } from "./token.ts"

const codesAtOnce = 10
// No look-alike letters or digits: the codes are printed and typed.
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
const groups = 3
const groupLength = 4

const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join("")
const makeCode = () => Array.from({ length: groups }, group).join("-")

const plain = (code: string) => code.toUpperCase().replace(/[^0-9A-Z]/gu, "")
const hashOf = (accountId: number, code: string) => hashToken(`${accountId} ${plain(code)}`)

/**
 * Replaces the recovery codes of an account by ten new ones, about 59 bits each; returns them, because only hashes are
 * stored.
 */
export async function makeRecoveryCodes(db: Database, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, makeCode)
  await removeRecoveryCodes(db, accountId)
  await db
    .insertInto("recovery_code")
    .values(codes.map((code) => ({ account_id: accountId, hash: hashOf(accountId, code), used_at: null })))
    .execute()
  return codes
}

/** Consumes a recovery code; false when it is unknown or used. */
export async function consumeRecoveryCode(db: Database, accountId: number, code: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("recovery_code")
    .set({ used_at: now.toISOString() })
    .where("account_id", "=", accountId)
    .where("hash", "=", hashOf(accountId, code))
    .where("used_at", "is", null)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

export const countRecoveryCodes = (db: Database, accountId: number): Promise<number> =>
  countRows(db.selectFrom("recovery_code").where("account_id", "=", accountId).where("used_at", "is", null))

export async function removeRecoveryCodes(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom("recovery_code").where("account_id", "=", accountId).execute()
}
