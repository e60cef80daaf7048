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
  photos: readonly File[]
  signal: AbortSignal
  /** Upload progress of the photos, from 0 to 1. */
  onProgress: (share: number) => void
}

const giveUpAfterMs = 30_000

/** Sends an inquiry. If its group was deleted meanwhile, sends it without the group. */
export async function sendInquiry(
  payload: InquiryPayload,
  { token, form, ...options }: SendOptions,
): Promise<Outcome<FieldProblem>> {
  const content = { ...payload, captcha_token: token, sealing_gap: readTrap(form) }
  let response = await post(content, options)
  if (response?.body.errors?.some(({ path }) => path === "spare_id"))
    response = await post({ ...content, spare_id: undefined }, options)
  if (!response) return { kind: "failed", failure: null, answered: false }
  // The total size is checked before any field.
  if (response.status === 413 && !response.body.errors) response.body.errors = [{ path: "photos", code: "too_large" }]
  return readOutcome(response, (errors) => sortProblems(fields, errors))
}

type PostOptions = Omit<SendOptions, "token" | "form">

async function post(content: object, { photos, ...options }: PostOptions): Promise<FormResponse | null> {
  if (photos.length > 0)
    return (await import("../files/upload-form.ts")).uploadForm("/api/request", formOf(content, photos), options)
  const response = await fetch("/api/request", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": options.key },
    body: JSON.stringify(content),
    signal: AbortSignal.timeout(giveUpAfterMs),
  })
  const body = (await response.json().catch(() => ({}))) as FormResponse["body"]
  return { status: response.status, retryAfter: response.headers.get("Retry-After"), body }
}

/** Returns the same fields as form data: items as JSON, absent fields omitted. */
function formOf(content: object, photos: readonly File[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(content))
    if (value !== undefined) form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value))
  for (const photo of photos) form.append("photos[]", photo)
  return form
}
