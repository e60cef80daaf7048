import { type InquiryReceipt, type InquiryInput, inquiryInputSchema } from "#contract/inquiry.ts"
import type { Language } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError, invalid, tooManyFiles } from "#server/app-error.ts"
import { consumeHumanCheckToken } from "#server/auth/human-check-token.ts"
import { checkInput } from "#server/check-input.ts"
import { findStoredResponse, isStored, withIdempotencyKey } from "#server/records/with-idempotency-key.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { freeReference } from "#server/db/free-reference.ts"
import { consumeStorage } from "#server/limits/consume-storage.ts"
import type { LastingLimit } from "#server/limits/rate-limits.ts"
import { chooseMails, enqueueMails } from "#server/mail/enqueue-mails.ts"
import { foldedEmail } from "#server/folded-email.ts"
import { checkReferences } from "#server/records/check-references.ts"
import type { SentFile } from "#server/sent-file.ts"
import { acceptPhoto } from "../accept-photo.ts"
import { insertInquiry } from "../store.ts"
import { insertLines } from "../line-store.ts"
import { notifyDesk } from "../notify-desk.ts"
import { makePhotosKey } from "./add-photos.ts"
import { type FormLine, describeLines, linesOfForm } from "./describe-lines.ts"
import { readWrittenLines } from "./read-lines.ts"
import { listUnknown } from "#server/demand/unknown-numbers.ts"

const call = "inquiry"

/** Rejects an inquiry above the limit with `too_many` before its photos are read, unless it repeats a stored one. */
export async function checkInquiryLimit(app: AppContext, { address, idempotencyKey }: InquiryMeta): Promise<void> {
  if (!(await isStored(app.db, { call, key: idempotencyKey }))) await app.limits.check("inquiryDay", address)
}

export interface InquiryMeta {
  /** The visitor's network address, for limits only; not stored. */
  address: string
  idempotencyKey: string | null
}

/**
 * Stores an inquiry and returns its reference. The same key gets the same response, whatever the token. Throws
 * `invalid` with each wrong field, a key of something else, an expired or used `captcha_token` and an unknown spare group
 * included, `too_many`, and `wrong_type` with index and name for one of at most five files. Once the site has stored its
 * share of files for the day, only their names are kept. Without token it is stored as unverified; with the hidden field `sealing_gap` filled in
 * besides, it is not mailed.
 */
export async function submitInquiry(
  app: AppContext,
  input: unknown,
  meta: InquiryMeta,
  files: readonly SentFile[] = [],
): Promise<InquiryReceipt> {
  const callKey = { call, key: meta.idempotencyKey, sent: input, files }
  const before = await findStoredResponse<InquiryReceipt>(app.db, callKey)
  if (before !== null) return before
  const inquiry = checkInput(inquiryInputSchema, input)
  if (files.length > limits.photos) throw tooManyFiles("photos", limits.photos)
  const photos = files.map((file, index) => acceptPhoto(file, index))
  const counted = countedBy(inquiry, meta.address)
  // Rejects a flood by reads, without a write.
  for (const [rule, key] of counted) await app.limits.check(rule, key)
  const lines = [...linesOfForm(inquiry.items), ...(await readWrittenLines(app.db, inquiry))]
  const response = await withIdempotencyKey(app, callKey, (trx) => store(app, trx, { inquiry, lines, counted, photos }))
  app.mail.resume()
  if (isVerified(inquiry)) void countUnknownLines(app, lines, inquiry.lang, meta.address)
  return response
}

const isVerified = ({ captcha_token }: InquiryInput) => Boolean(captcha_token)

type Counted = readonly (readonly [rule: LastingLimit, key: string])[]

function countedBy(inquiry: InquiryInput, address: string): Counted {
  const verified = isVerified(inquiry)
  return [
    [verified ? "inquiry" : "inquiryUnverified", address],
    ["inquiryDay", address],
    [verified ? "inquiryOfEmail" : "inquiryOfEmailUnverified", foldedEmail(inquiry.email)],
  ]
}

interface Accepted {
  inquiry: InquiryInput
  lines: readonly FormLine[]
  counted: Counted
  photos: readonly SentFile[]
}

async function store(
  app: AppContext,
  trx: Database,
  { inquiry, lines, counted, photos }: Accepted,
): Promise<InquiryReceipt> {
  const now = app.clock()
  const {
    captcha_token,
    sealing_gap,
    items: _items,
    numbers: _numbers,
    spare_id,
    urgent,
    photos_follow,
    ...fields
  } = inquiry
  await checkReferences(trx, [{ path: "spare_id", table: "spare", id: spare_id }])
  if (captcha_token && !(await consumeHumanCheckToken(trx, captcha_token, now)))
    throw invalid("captcha_token", "captcha_invalid")
  // Counted after the token was verified: otherwise anybody could lock an address out, and an expired one its sender.
  // A flood of wrong tokens meets the limit of all calls.
  for (const [rule, key] of counted) {
    const retryAfter = await app.limits.consumeWithin(trx, rule, key)
    if (retryAfter > 0) throw new AppError("too_many", { retryAfter })
  }
  const kinds = sealing_gap && !captcha_token ? [] : await chooseMails(trx, app, isVerified(inquiry))
  const reference = await freeReference(trx, "request")
  const row = {
    ...fields,
    reference,
    spare_id: spare_id ?? null,
    urgent: urgent ? 1 : 0,
    verified: isVerified(inquiry) ? 1 : 0,
    read_at: null,
    mail: kinds.length > 0 ? ("waiting" as const) : ("none" as const),
    created_at: now.toISOString(),
    unanswered_since: now.toISOString(),
    deleted_at: null,
  }
  const isFull = (await consumeStorage(trx, app, isVerified(inquiry), photos)) > 0
  const kept = isFull ? photos.map(({ name }) => ({ name, bytes: new Uint8Array() })) : photos
  const id = await insertInquiry(trx, row, kept)
  await insertLines(trx, id, await describeLines(trx, lines, inquiry), { source: "form" })
  await enqueueMails(trx, app, { request_id: id }, kinds)
  if (urgent && isVerified(inquiry)) await notifyDesk(trx, app, { news: "urgent", id })
  return {
    id,
    reference,
    ...(isFull ? { photos_left_out: true } : {}),
    ...(photos_follow ? { photos_key: await makePhotosKey(trx, id) } : {}),
  }
}

/** Counts the lines of an inquiry that no part answers; errors only lose the counts. */
async function countUnknownLines(
  app: AppContext,
  lines: readonly FormLine[],
  lang: Language,
  address: string,
): Promise<void> {
  try {
    const numbers = lines.flatMap(({ partnumber }) => partnumber || [])
    const unknown = await listUnknown(app.db, numbers)
    app.demand.noteUnknown("inquiry", unknown, lang, { address, headers: new Headers() })
  } catch (error) {
    app.log.warn({ err: error }, "lines of an inquiry were not counted")
  }
}
