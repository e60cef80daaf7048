import type { Offer, OfferSend } from "#contract/offer.ts"
import type { SendProblem } from "#contract/offer-constants.ts"
import { undoMs } from "#contract/message.ts"
import { checkVersion, conflict, existing, invalid } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { withoutUndefined } from "#server/db/without-undefined.ts"
import { writeAnswer } from "#server/features/inquiry/commands/post-message.ts"
import { findInquiry } from "#server/features/inquiry/store.ts"
import { placeholderPattern } from "#contract/template-constants.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { findStoredResponse, withIdempotencyKey } from "#server/records/with-idempotency-key.ts"
import { readOffer } from "../check-offer.ts"
import { checksumOf, makeLetter } from "../make-letter.ts"

const sentences: Record<SendProblem, string> = {
  no_lines: "The offer has no lines",
  open_lines: "Some asked lines have no answer yet",
  incomplete_lines: "Some lines lack a quantity, a price or what they offer",
  vat_id_missing: "Reverse charge needs the customer's VAT id",
  export_unchecked: "Somebody has to confirm that the export is allowed",
  expired: "The offer would have expired before it is sent",
  no_address: "The inquiry has no address",
  mail_off: "Mail is not set up on this server",
}

interface Expected {
  version: number | null
  key: string | null
}

/**
 * Freezes an offer, stores its letter and puts its mail into the outbox, all at once. Throws `not_found`, `stale`,
 * `conflict` with `frozen` for one that was sent or with what it lacks, `unavailable` when the letter cannot be made.
 */
export async function sendOffer(
  caller: Caller,
  id: number,
  input: OfferSend,
  { version, key }: Expected,
): Promise<Offer> {
  const { app, account } = caller
  const call = { call: `send offer ${id}`, key, sent: input }
  if ((await findStoredResponse<number>(app.db, call)) === null) await freeze()
  return existing(await readOffer(app, id, account.name))

  async function freeze(): Promise<void> {
    const draft = existing(await readOffer(app, id, account.name))
    checkDraft(draft, input, version)
    const now = app.clock().toISOString()
    // Outside of the transaction, in which no one else could write meanwhile.
    const letter = await makeLetter(app, { ...draft, state: "sent", sent_at: now })
    await withIdempotencyKey(app, call, async (trx) => {
      const offer = existing(await readOffer({ ...app, db: trx }, id, account.name))
      if (offer.state !== "draft") throw frozen()
      checkVersion(draft.version, offer)
      const inquiry = existing(await findInquiry(trx, offer.request_id, app.clock()))
      const { subject, text } = offer.mail ?? { subject: "", text: "" }
      const answer = { lang: offer.lang, text, subject, ...withoutUndefined(input), cc: input.cc }
      const messageId = await writeAnswer(trx, caller, inquiry, answer, [])
      await trx
        .updateTable("offer")
        .set({ state: "sent", sent_at: now, message_id: messageId, version: offer.version + 1 })
        .where("id", "=", id)
        .execute()
      const { bytes, pages } = letter
      await trx
        .insertInto("offer_document")
        .values({ offer_id: id, sha256: checksumOf(bytes), size: bytes.byteLength, pages, bytes })
        .execute()
      const about = { kind: "request", id: inquiry.id, title: inquiry.reference, detail: offer.number } as const
      await recordAudit(trx, caller, "offer_sent", about)
      return messageId
    })
    setTimeout(() => app.mail.resume(), undoMs).unref()
  }
}

const frozen = () => conflict("frozen", "This revision was sent: begin a new one")

function checkDraft(offer: Offer, input: OfferSend, version: number | null): void {
  if (offer.state !== "draft") throw frozen()
  checkVersion(version, offer)
  const [problem] = offer.problems.filter((name) => name !== "no_address" || input.to === undefined)
  if (problem) throw conflict(problem, sentences[problem])
  if ((input.text ?? offer.mail?.text ?? "").match(placeholderPattern)) throw invalid("text", "placeholder")
}

/** Withdraws a draft, or an offer that the customer has not settled. Throws `not_found`, `stale`, `conflict`. */
export async function withdrawOffer(caller: Caller, id: number, version: number | null): Promise<Offer> {
  const { app, account } = caller
  await app.db.transaction().execute(async (trx) => {
    const offer = existing(await readOffer({ ...app, db: trx }, id, account.name))
    checkVersion(version, offer)
    if (offer.state === "waiting") throw conflict("offer_waiting", "Its mail has not left: take that back instead")
    if (offer.settled_at !== null) throw conflict("frozen", "This offer is settled")
    await trx
      .updateTable("offer")
      .set({
        state: "withdrawn",
        settled_at: app.clock().toISOString(),
        settled_by: account.name,
        version: offer.version + 1,
      })
      .where("id", "=", id)
      .execute()
    const inquiry = existing(await findInquiry(trx, offer.request_id, app.clock()))
    const about = { kind: "request", id: inquiry.id, title: inquiry.reference, detail: offer.number } as const
    await recordAudit(trx, caller, "offer_withdrawn", about)
  })
  return existing(await readOffer(app, id, account.name))
}
