import type { InquiryReceipt } from "#contract/inquiry.ts"
import type { FormProblem } from "./sort-problems.ts"

export type Failure = { reason: "offline" | "server" } | { reason: "busy"; minutes: number }

export type Outcome<Problem> =
  | { kind: "sent"; reference: string; photosKey: string }
  | { kind: "refused"; problems: Problem[] }
  /** Without a response it is unknown whether the form was stored; without a failure the sender aborted. */
  | { kind: "failed"; failure: Failure | null; answered: boolean }

/** A response of the API; the body is empty if it was not JSON. */
export interface FormResponse {
  status: number
  retryAfter: string | null
  body: Partial<InquiryReceipt> & { errors?: FormProblem[] }
}

/** Returns the value of the honeypot field. */
export const readTrap = (form: HTMLFormElement | null): string =>
  form?.querySelector<HTMLInputElement>("[name=sealing_gap]")?.value ?? ""

export function readOutcome<Problem>(
  { status, retryAfter, body }: FormResponse,
  sort: (errors: FormProblem[]) => Problem[],
): Outcome<Problem> {
  if (status < 300 && body.reference)
    return { kind: "sent", reference: body.reference, photosKey: body.photos_key ?? "" }
  const problems = sort(body.errors ?? [])
  if (problems.length > 0 && status < 500) return { kind: "refused", problems }
  if (status === 429) {
    const minutes = Math.max(1, Math.ceil(Number(retryAfter ?? 60) / 60))
    return { kind: "failed", failure: { reason: "busy", minutes }, answered: true }
  }
  return { kind: "failed", failure: { reason: "server" }, answered: status < 500 }
}
