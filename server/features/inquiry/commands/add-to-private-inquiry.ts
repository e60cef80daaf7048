import { z } from "zod"
import { limits } from "#contract/limits.ts"
import { optional } from "#contract/text.ts"
import type { AppContext } from "#server/app-context.ts"
import { invalid } from "#server/app-error.ts"
import { systemCaller } from "#server/caller.ts"
import { checkInput } from "#server/check-input.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { withIdempotencyKey } from "#server/records/with-idempotency-key.ts"
import { insertMessage } from "../message-store.ts"
import { insertLines } from "../line-store.ts"
import { reopenedByCustomer } from "../inquiry-state.ts"
import { notifyDesk } from "../notify-desk.ts"
import { findBySecret } from "../private-store.ts"
import { updateConversation } from "../update-conversation.ts"
import { describeLines } from "./describe-lines.ts"
import { readLines } from "./read-lines.ts"

/** Records that the customer proved the address, by a link mailed to it or by a mail from it. */
async function proveAddress(trx: Database, requestId: number, now: Date): Promise<void> {
  await trx
    .updateTable("request")
    .set({ proven_at: now.toISOString() })
    .where("id", "=", requestId)
    .where("proven_at", "is", null)
    .execute()
}

/** Confirms an inquiry as the caller's own; false when the secret is unknown. */
export async function confirmPrivateInquiry({ db, clock }: AppContext, secret: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const access = await findBySecret(trx, secret, clock())
    if (access) await proveAddress(trx, access.inquiry.id, clock())
    return access !== null
  })
}

const additionSchema = z.object({
  text: optional(limits.comment).default(""),
  numbers: optional(limits.comment).default(""),
})

/**
 * Adds a customer's message to an inquiry, its numbers as lines, and reopens a closed one, once per key. Returns false when the secret is
 * unknown or the address unproved. Throws `invalid` for an empty message, `too_many`.
 */
export async function addToPrivateInquiry(
  app: AppContext,
  secret: string,
  input: unknown,
  { address, key }: { address: string; key: string },
): Promise<boolean> {
  const { text, numbers } = checkInput(additionSchema, input)
  const whole = [text, numbers].filter((part) => part.trim() !== "").join("\n\n")
  if (whole === "") throw invalid("text", "required")
  await app.limits.consume("inquiryDay", address)
  const isAdded = await withIdempotencyKey(app, { call: `addition ${secret}`, key, sent: whole }, async (trx) => {
    const now = app.clock()
    const access = await findBySecret(trx, secret, now)
    if (!access?.isProven) return false
    const { id, name, email, lang, reference, closed_at } = access.inquiry
    const row = { request_id: id, kind: "in" as const, account_id: null, author: name, from_address: email }
    const messageId = await insertMessage(
      trx,
      { ...row, subject: reference, text: whole, lang, at: now.toISOString() },
      [],
    )
    const space = limits.inquiryItems - access.inquiry.items.length
    const lines = (await readLines(trx, numbers)).slice(0, space)
    await insertLines(trx, id, await describeLines(trx, lines, { lang }), {
      source: "addition",
      message_id: messageId,
    })
    await updateConversation(trx, id)
    await trx
      .updateTable("request")
      .set((eb) => ({ ...reopenedByCustomer, version: eb("version", "+", 1) }))
      .where("id", "=", id)
      .execute()
    await notifyDesk(trx, app, { news: "replied", id })
    if (closed_at !== null)
      await recordAudit(trx, systemCaller(app), "inquiry_reopened", { kind: "request", id, title: reference })
    return true
  })
  app.mail.resume()
  return isAdded
}
