import type { Inquiry } from "#contract/inquiry.ts"
import { type OfferReply, offerReplySchema } from "#contract/offer-reply.ts"
import { formatAmount, sumOffer } from "#contract/offer-constants.ts"
import type { AppContext } from "#server/app-context.ts"
import { conflict, invalid } from "#server/app-error.ts"
import { systemCaller } from "#server/caller.ts"
import { checkInput } from "#server/check-input.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { acceptPhoto } from "#server/features/inquiry/accept-photo.ts"
import { reopenedByCustomer } from "#server/features/inquiry/inquiry-state.ts"
import { notifyDesk } from "#server/features/inquiry/notify-desk.ts"
import { insertMessage } from "#server/features/inquiry/message-store.ts"
import { findBySecret } from "#server/features/inquiry/private-store.ts"
import { updateConversation } from "#server/features/inquiry/update-conversation.ts"
import { offerTexts } from "#server/i18n/offer/offer-texts.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { withIdempotencyKey } from "#server/records/with-idempotency-key.ts"
import type { SentFile } from "#server/sent-file.ts"
import { listLeftOffers } from "../customer-store.ts"
import type { StoredOffer } from "../offer-store.ts"
import { mailReceipt } from "../mail-receipt.ts"

/**
 * Records a customer's order, question, refusal or request for a new offer, and mails it to both sides, once per key.
 * Returns false when the secret is unknown. Throws `invalid`, `too_many`, and `conflict`: `superseded`, or `settled` for
 * an offer that is no longer open.
 */
export async function answerOffer(
  app: AppContext,
  secret: string,
  input: unknown,
  { address, key, files }: { address: string; key: string; files: readonly SentFile[] },
): Promise<boolean> {
  const reply = checkInput(offerReplySchema, input)
  const stored = files.map((file, index) => acceptPhoto(file, index))
  await app.limits.consume("inquiryDay", address)
  const isKnown = await withIdempotencyKey(app, { call: `offer ${secret}`, key, sent: reply, files }, async (trx) => {
    const now = app.clock()
    const access = await findBySecret(trx, secret, now)
    const left = access ? await listLeftOffers(trx, access.inquiry.id, now) : []
    const offer = left.find(({ revision }) => revision === reply.revision)
    if (!access || !offer) return false
    await record(trx, app, { inquiry: access.inquiry, offer, reply, files: stored })
    return true
  })
  if (isKnown) app.mail.resume()
  return isKnown
}

interface Answered {
  inquiry: Inquiry
  offer: StoredOffer
  reply: OfferReply
  files: readonly SentFile[]
}

async function record(trx: Database, app: AppContext, { inquiry, offer, reply, files }: Answered): Promise<void> {
  const at = app.clock().toISOString()
  checkOpen(offer, reply)
  // An order after the last day is the customer's proposal, which a person confirms.
  const isSettled = offer.state === "sent" && (reply.act === "order" || reply.act === "decline")
  if (reply.act === "order") checkChoice(offer, reply.lines)
  const { subject, text } = describeReply(offer, reply)
  const message = {
    request_id: inquiry.id,
    kind: "in" as const,
    account_id: null,
    author: inquiry.name,
    from_address: inquiry.email,
    subject,
    text,
    lang: offer.lang,
    at,
  }
  await insertMessage(trx, message, files)
  await updateConversation(trx, inquiry.id)
  const outcome = reply.act === "order" ? "won" : "lost"
  await trx
    .updateTable("request")
    .set((eb) => ({
      ...reopenedByCustomer,
      ...(isSettled ? { outcome } : {}),
      proven_at: eb.fn.coalesce("proven_at", eb.val(at)),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", inquiry.id)
    .execute()
  await notifyDesk(trx, app, { news: "replied", id: inquiry.id })
  if (isSettled) await settle(trx, offer, reply, at)
  const event =
    reply.act === "order" && isSettled ? "offer_accepted" : reply.act === "decline" ? "offer_declined" : "offer_asked"
  const about = { kind: "request", id: inquiry.id, title: inquiry.reference, detail: offer.number } as const
  await recordAudit(trx, systemCaller(app), event, about)
  await mailReceipt(trx, app, { inquiry, offer, subject, text, withLetter: reply.act === "order" })
}

function checkOpen({ state, number }: StoredOffer, { act }: OfferReply): void {
  if (act === "ask" || act === "renew") return
  if (state === "superseded") throw conflict("superseded", `A newer revision of ${number} holds`)
  if (state !== "sent" && state !== "expired") throw conflict("settled", `Offer ${number} is settled`)
}

/** Rejects lines that cannot be ordered, and an alternative together with the line that it stands beside. */
function checkChoice({ lines }: StoredOffer, chosen: readonly number[]): void {
  const ordered = chosen.map((id) => lines.find((line) => line.id === id))
  if (ordered.some((line) => line === undefined || line.amount === null || line.kind === "cost"))
    throw invalid("lines", "invalid")
  const answered = ordered.flatMap((line) => line?.line_id ?? [])
  if (new Set(answered).size < answered.length || new Set(chosen).size < chosen.length)
    throw invalid("lines", "second_answer")
}

async function settle(trx: Database, offer: StoredOffer, reply: OfferReply, at: string): Promise<void> {
  const isOrder = reply.act === "order"
  await trx
    .updateTable("offer")
    .set({
      state: isOrder ? "accepted" : "declined",
      settled_at: at,
      ...(isOrder ? { settled_by: reply.name, order_number: reply.order_number } : {}),
      ...(reply.act === "decline" ? { decline_reason: reply.reason, settled_note: reply.text } : {}),
      version: offer.version + 1,
    })
    .where("id", "=", offer.id)
    .execute()
  if (isOrder)
    await trx.updateTable("offer_line").set({ ordered: 1 }).where("id", "in", orderedIds(offer, reply)).execute()
}

/** Returns the lines of an order: those chosen, and the costs. */
const orderedIds = ({ lines }: StoredOffer, { lines: chosen }: { lines: readonly number[] }): number[] =>
  lines.filter(({ id, kind }) => kind === "cost" || chosen.includes(id)).map(({ id }) => id)

/** Returns what a customer did, in the offer's language, as the thread and both mails have it. */
function describeReply(offer: StoredOffer, reply: OfferReply): { subject: string; text: string } {
  const { lang, number, currency, document } = offer
  const { reply: words, declineReasons } = offerTexts[lang]
  const act = { order: words.order, ask: words.question, decline: words.decline, renew: words.renewal }[reply.act]
  const subject = words.subject(act, number)
  const ordered = reply.act === "order" ? orderedIds(offer, reply) : []
  const lines = offer.lines.filter(({ id }) => ordered.includes(id))
  // An alternative that is chosen counts.
  const counted = lines.map(
    ({ kind, ...line }) => ({ ...line, kind: kind === "alternative" ? "offer" : kind }) as const,
  )
  const amount = (hundredths: number) => `${formatAmount(hundredths, lang)} ${currency}`
  const rows = lines.map((line) =>
    [`${line.position}:`, line.quantity, line.unit, "×", line.number || line.description, amount(line.amount ?? 0)]
      .filter(Boolean)
      .join(" "),
  )
  const paragraphs = [
    subject,
    ...(reply.act === "order"
      ? [
          [words.by(reply.name), reply.order_number && words.orderNumber(reply.order_number)]
            .filter(Boolean)
            .join("\n"),
          [words.lines, ...rows, words.amount(amount(sumOffer(counted, offer.vat).net))].join("\n"),
          offer.state === "expired" ? words.late : "",
        ]
      : [reply.act === "decline" ? words.reason(declineReasons[reply.reason]) : "", reply.text]),
    document ? words.checksum(document.sha256) : "",
  ]
  return { subject, text: paragraphs.filter(Boolean).join("\n\n") }
}
