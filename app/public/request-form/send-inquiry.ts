import type { InquirySource } from "#contract/inquiry.ts"
import type { Language } from "#contract/language.ts"
import type { SentItem } from "../request-list/request-item.ts"
import { type FieldProblem, type RequestValues, fields } from "./check-fields.ts"
import { type FormAnswer, type Outcome, readOutcome } from "./send-form.ts"
import { readTrap } from "./read-trap.ts"
import { sortProblems } from "./sort-problems.ts"

export interface InquiryPayload extends Omit<RequestValues, "numbers"> {
  lang: Language
  source: InquirySource
  spare_id?: number | undefined
  items: SentItem[]
}

const giveUpAfterMs = 30_000

export async function sendInquiry(
  payload: InquiryPayload,
  token: string,
  key: string,
  form: HTMLFormElement | null,
): Promise<Outcome<FieldProblem>> {
  const answer = await fetch("/api/request", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify({ ...payload, captcha_token: token, website: readTrap(form) }),
    signal: AbortSignal.timeout(giveUpAfterMs),
  })
  const body = (await answer.json().catch(() => ({}))) as FormAnswer["body"]
  return readOutcome({ status: answer.status, retryAfter: answer.headers.get("Retry-After"), body }, (errors) =>
    sortProblems(fields, errors),
  )
}
