import type { InquiryPage, Looking } from "#contract/inquiry.ts"
import { presenceMs } from "#contract/message.ts"
import type { Database } from "#server/db/dialects/database.ts"

/** Returns who else views some inquiries now; excludes `me`. */
export async function listLooking(
  db: Database,
  ids: readonly number[],
  { now, me }: { now: Date; me: number | null },
): Promise<InquiryPage["looking"]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom("presence")
    .innerJoin("admin", "admin.id", "presence.account_id")
    .select(["request_id", "admin.id", "name", "login", "writing"])
    .where("request_id", "in", ids)
    .where("account_id", "!=", me ?? 0)
    .where("at", ">", new Date(now.getTime() - presenceMs).toISOString())
    .orderBy("admin.id")
    .execute()
  return rows.map(({ request_id, id, name, login, writing }) => ({
    request_id,
    id,
    name: name || login,
    writing: writing === 1,
  }))
}

/** Returns the viewers without the id of the inquiry. */
export const withoutInquiry = (looking: InquiryPage["looking"]): Looking[] =>
  looking.map(({ request_id: _inquiry, ...person }) => person)

/** Who wrote for longer ago has forgotten it, or another device. */
const draftMs = 30 * 86_400_000

/** Returns who has begun an answer to some inquiries. */
export async function listAnswerDrafts(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<InquiryPage["drafts"]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom("answer_draft")
    .innerJoin("admin", "admin.id", "answer_draft.account_id")
    .select(["request_id", "admin.id", "name", "login"])
    .where("request_id", "in", ids)
    .where("at", ">", new Date(now.getTime() - draftMs).toISOString())
    .orderBy("admin.id")
    .execute()
  return rows.map(({ request_id, id, name, login }) => ({ request_id, id, name: name || login }))
}

/** Stores that somebody views an inquiry, types, or has begun an answer; removes expired entries. */
export async function notePresence(
  db: Database,
  id: number,
  { now, me, writing, draft }: { now: Date; me: number; writing: boolean; draft: boolean },
): Promise<void> {
  const values = { writing: writing ? 1 : 0, at: now.toISOString() }
  await db
    .deleteFrom("presence")
    .where("at", "<", new Date(now.getTime() - presenceMs).toISOString())
    .execute()
  await db
    .insertInto("presence")
    .values({ request_id: id, account_id: me, ...values })
    .onConflict((conflict) => conflict.columns(["request_id", "account_id"]).doUpdateSet(values))
    .execute()
  if (!draft) return dropAnswerDraft(db, id, me)
  await db
    .insertInto("answer_draft")
    .values({ request_id: id, account_id: me, at: values.at })
    .onConflict((conflict) => conflict.columns(["request_id", "account_id"]).doUpdateSet({ at: values.at }))
    .execute()
}

export async function dropAnswerDraft(db: Database, id: number, me: number): Promise<void> {
  await db.deleteFrom("answer_draft").where("request_id", "=", id).where("account_id", "=", me).execute()
}
