import type { Language } from "#contract/language.ts"
import { type Outcome, type FormResponse, readOutcome } from "../inquiry/send-form.ts"
import { readTrap } from "../inquiry/read-trap.ts"
import type { FormProblem } from "../inquiry/sort-problems.ts"
import type { ApplicationProblem, ApplicationValues } from "./check-application.ts"

export interface ApplicationPayload extends ApplicationValues {
  lang: Language
  files: readonly File[]
}

interface UploadOptions {
  token: string
  key: string
  form: HTMLFormElement | null
  signal: AbortSignal
  sort: (errors: FormProblem[]) => ApplicationProblem[]
  /** From 0 to 1; 1 when all is sent and the response is waited for. */
  onProgress: (share: number) => void
}

// The server ends an upload after 120 s; a little longer, so that its response still arrives.
const giveUpAfterMs = 130_000

// fetch does not tell how far an upload is.
export function sendApplication(
  { files, ...values }: ApplicationPayload,
  { token, key, form, signal, sort, onProgress }: UploadOptions,
): Promise<Outcome<ApplicationProblem>> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...values, captcha_token: token, website: readTrap(form) }))
    body.append(name, value)
  for (const file of files) body.append("cv", file)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open("POST", "/api/application")
    request.setRequestHeader("Idempotency-Key", key)
    request.timeout = giveUpAfterMs
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener("load", () => resolve(read(request, sort)))
    for (const event of ["error", "timeout"]) request.addEventListener(event, () => reject(new Error(event)))
    request.addEventListener("abort", () => resolve({ kind: "failed", failure: null, answered: false }))
    signal.addEventListener("abort", () => request.abort(), { once: true })
    request.send(body)
  })
}

function read(request: XMLHttpRequest, sort: UploadOptions["sort"]): Outcome<ApplicationProblem> {
  const response = {
    status: request.status,
    retryAfter: request.getResponseHeader("Retry-After"),
    body: readBody(request),
  }
  // Too much in all is refused before any field is looked at.
  if (response.status === 413 && !response.body.errors) response.body.errors = [{ path: "cv", code: "too_large" }]
  return readOutcome(response, sort)
}

function readBody({ responseText }: XMLHttpRequest): FormResponse["body"] {
  try {
    return JSON.parse(responseText) as FormResponse["body"]
  } catch {
    return {}
  }
}
