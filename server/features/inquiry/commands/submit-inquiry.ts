import { createHash, randomInt } from "node:crypto"
import { type InquiryAnswer, type InquiryInput, inquiryInputSchema } from "#contract/inquiry.ts"
import type { AppContext } from "#server/app-context.ts"
import { AppError, invalid } from "#server/app-error.ts"
import { spendHumanToken } from "#server/auth/human-token.ts"
import type { Database } from "#server/db/dialects/dialect.ts"
import { checkInput } from "#server/check-input.ts"
import { findAnswer, insertInquiry, keepAnswer } from "../store.ts"
import { describeItems } from "./describe-items.ts"

export interface InquiryMeta {
  /** The visitor's address, for limits only; it is not stored. */
  address: string
  idempotencyKey: string | null
}

// No letters or digits that could be taken for one another on the telephone.
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"

/**
 * Stores an inquiry and answers with its reference. The same key gets the same answer, whatever became of the token.
 * Throws `invalid` with each wrong field, `too_many`; an expired or used token is `invalid` at `captcha_token`, none is kept as unverified.
 */
export async function submitInquiry(app: AppContext, input: unknown, meta: InquiryMeta): Promise<InquiryAnswer> {
  const key = meta.idempotencyKey === null ? null : createHash("sha256").update(meta.idempotencyKey).digest("hex")
  const before = key === null ? null : await findAnswer(app.db, key)
  if (before !== null) return JSON.parse(before) as InquiryAnswer
  const inquiry = checkInput(inquiryInputSchema, input)
  await app.limits.take(inquiry.captcha_token ? "inquiry" : "inquiryUnverified", meta.address)
  await app.limits.take("inquiryDay", meta.address)
  try {
    return await app.db.transaction().execute((trx) => store(app, trx, inquiry, key))
  } catch (error) {
    const answer = key !== null && app.dialect.isUniqueViolation(error) ? await findAnswer(app.db, key) : null
    if (answer !== null) return JSON.parse(answer) as InquiryAnswer
    throw error
  }
}

async function store(
  app: AppContext,
  trx: Database,
  inquiry: InquiryInput,
  key: string | null,
): Promise<InquiryAnswer> {
  const now = app.clock()
  const { captcha_token, items: _items, spare_id, ...fields } = inquiry
  if (captcha_token && !(await spendHumanToken(trx, captcha_token, now)))
    throw invalid("captcha_token", "captcha_invalid")
  const row = {
    ...fields,
    spare_id: spare_id ?? null,
    items: JSON.stringify(await describeItems(trx, inquiry)),
    verified: captcha_token ? 1 : 0,
    read_at: null,
    mail: "none" as const,
    created_at: now.toISOString(),
    deleted_at: null,
  }
  const reference = await freeReference(trx)
  const answer = { id: await insertInquiry(trx, { ...row, reference }), reference }
  if (key !== null) await keepAnswer(trx, key, JSON.stringify(answer), now.toISOString())
  return answer
}

async function freeReference(trx: Database): Promise<string> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const reference = `LT-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join("")}`
    const taken = await trx.selectFrom("request").select("id").where("reference", "=", reference).executeTakeFirst()
    if (!taken) return reference
  }
  throw new AppError("unavailable")
}
