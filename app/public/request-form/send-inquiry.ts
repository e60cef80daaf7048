import type { InquiryAnswer, InquirySource } from "#contract/inquiry.ts"
import type { Language } from "#contract/language.ts"
import type { SentItem } from "../request-list/request-item.ts"
import { type FieldProblem, type RequestValues, sortProblems } from "./check-fields.ts"

export interface InquiryPayload extends RequestValues {
  lang: Language
  source: InquirySource
  spare_id?: number | undefined
  items: SentItem[]
}

export type Failure = { reason: "offline" | "server" } | { reason: "busy"; minutes: number }

export type Outcome =
  | { kind: "sent"; reference: string }
  | { kind: "refused"; problems: FieldProblem[] }
  /** Whether the inquiry was stored is not known when no answer came. */
  | { kind: "failed"; failure: Failure; answered: boolean }

const giveUpAfterMs = 30_000

export async function sendInquiry(payload: InquiryPayload, token: string, key: string): Promise<Outcome> {
  let answer: Response
  try {
    answer = await fetch("/api/request", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify({ ...payload, captcha_token: token }),
      signal: AbortSignal.timeout(giveUpAfterMs),
    })
    if (answer.ok) return { kind: "sent", reference: ((await answer.json()) as InquiryAnswer).reference }
  } catch {
    return { kind: "failed", failure: { reason: "offline" }, answered: false }
  }
  if (answer.status === 422) {
    const problems = sortProblems(await readErrors(answer))
    if (problems.length > 0) return { kind: "refused", problems }
  }
  if (answer.status === 429)
    return { kind: "failed", failure: { reason: "busy", minutes: minutesToWait(answer) }, answered: true }
  return { kind: "failed", failure: { reason: "server" }, answered: answer.status < 500 }
}

async function readErrors(answer: Response): Promise<{ path: string; code: string }[]> {
  try {
    const { errors = [] } = (await answer.json()) as { errors?: { path: string; code: string }[] }
    return errors
  } catch {
    return []
  }
}

const minutesToWait = (answer: Response) => Math.max(1, Math.ceil(Number(answer.headers.get("Retry-After") ?? 60) / 60))
