import { applicationInputSchema } from "#contract/application.ts"
import type { InquiryReceipt } from "#contract/inquiry.ts"
import { limits } from "#contract/limits.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError, invalid, tooManyFiles } from "#server/app-error.ts"
import { consumeHumanCheckToken } from "#server/auth/human-check-token.ts"
import { checkInput } from "#server/check-input.ts"
import { findStoredResponse, isStored, withIdempotencyKey } from "#server/records/with-idempotency-key.ts"
import { freeReference } from "#server/db/free-reference.ts"
import { consumeStorage } from "#server/limits/consume-storage.ts"
import { chooseMails, enqueueMails } from "#server/mail/enqueue-mails.ts"
import { type CvFile, acceptCv } from "../accept-cv.ts"
import { insertApplication } from "../store.ts"

export interface ApplicationMeta {
  /** The applicant's network address, for limits only; not stored. */
  address: string
  idempotencyKey: string | null
}

const call = "application"

/** Rejects an application above the limit with `too_many` before its files are read, unless it repeats a stored one. */
export async function checkApplicationLimit(
  app: AppContext,
  { address, idempotencyKey }: ApplicationMeta,
): Promise<void> {
  if (!(await isStored(app.db, { call, key: idempotencyKey }))) await app.limits.check("application", address)
}

/**
 * Stores an application with up to two files and returns its reference, once per key, unverified without a human check.
 * In that case nobody is mailed if the hidden field `sealing_gap` is filled in. Throws `invalid`, `wrong_type`, `too_large`, `too_many`.
 */
export async function submitApplication(
  app: AppContext,
  input: unknown,
  files: readonly CvFile[],
  meta: ApplicationMeta,
): Promise<InquiryReceipt> {
  const callKey = { call, key: meta.idempotencyKey, sent: input, files }
  const before = await findStoredResponse<InquiryReceipt>(app.db, callKey)
  if (before !== null) return before
  const { captcha_token, sealing_gap, ...fields } = checkInput(applicationInputSchema, input)
  if (files.length > limits.cvFiles) throw tooManyFiles("cv", limits.cvFiles)
  const accepted = files.map(acceptCv)
  await app.limits.consume("application", meta.address)
  const verified = Boolean(captcha_token)
  const response = await withIdempotencyKey(app, callKey, async (trx) => {
    const now = app.clock()
    if (captcha_token && !(await consumeHumanCheckToken(trx, captcha_token, now)))
      throw invalid("captcha_token", "captcha_invalid")
    const retryAfter = await consumeStorage(trx, app, verified, accepted)
    if (retryAfter > 0) throw new AppError("too_many", { retryAfter })
    const reference = await freeReference(trx, "application")
    const row = {
      ...fields,
      reference,
      verified: verified ? 1 : 0,
      created_at: now.toISOString(),
      deleted_at: null,
    }
    const id = await insertApplication(trx, row, accepted)
    if (verified || !sealing_gap)
      await enqueueMails(trx, app, { application_id: id }, await chooseMails(trx, app, verified))
    return { id, reference }
  })
  app.mail.resume()
  return response
}
