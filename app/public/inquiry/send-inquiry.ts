import type { InquirySource } from "#contract/inquiry-constants.ts"
import type { Language } from "#contract/language.ts"
import type { SentItem } from "../request-list/inquiry-item.ts"
import { type FieldProblem, type InquiryValues, fields } from "./check-fields.ts"
import { type FormResponse, type Outcome, readOutcome, readTrap } from "./send-form.ts"
import { sortProblems } from "./sort-problems.ts"

export interface InquiryPayload extends Omit<InquiryValues, "numbers"> {
  lang: Language
  source: InquirySource
  spare_id?: number | undefined
  items: SentItem[]
}

interface SendOptions {
  token: string
  key: string
  form: HTMLFormElement | null
}

const giveUpAfterMs = 30_000

/** Sends an inquiry. If its group was deleted meanwhile, sends it without the group. */
export async function sendInquiry(
  payload: InquiryPayload,
  { token, form, key }: SendOptions,
): Promise<Outcome<FieldProblem>> {
  // Photos follow it (send-photo.ts).
  const content = { ...payload, photos_follow: true, captcha_token: token, sealing_gap: readTrap(form) }
  let response = await post(content, key)
  if (response.body.errors?.some(({ path }) => path === "spare_id"))
    response = await post({ ...content, spare_id: undefined }, key)
  return readOutcome(response, (errors) => sortProblems(fields, errors))
}

async function post(content: object, key: string): Promise<FormResponse> {
  const response = await fetch("/api/request", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(content),
    signal: AbortSignal.timeout(giveUpAfterMs),
  })
  const body = (await response.json().catch(() => ({}))) as FormResponse["body"]
  return { status: response.status, retryAfter: response.headers.get("Retry-After"), body }
}
