import type { Language } from "#contract/language.ts"
import { uploadForm } from "../files/upload-form.ts"
import { type Outcome, readOutcome, readTrap } from "../inquiry/send-form.ts"
import type { FormProblem } from "../inquiry/sort-problems.ts"
import type { ApplicationProblem, ApplicationValues } from "./check-application.ts"

export interface ApplicationPayload extends ApplicationValues {
  lang: Language
  files: readonly File[]
}

interface SendOptions {
  token: string
  key: string
  form: HTMLFormElement | null
  signal: AbortSignal
  sort: (errors: FormProblem[]) => ApplicationProblem[]
  onProgress: (share: number) => void
}

export async function sendApplication(
  { files, ...values }: ApplicationPayload,
  { token, form, sort, ...upload }: SendOptions,
): Promise<Outcome<ApplicationProblem>> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...values, captcha_token: token, sealing_gap: readTrap(form) }))
    body.append(name, value)
  for (const file of files) body.append("cv", file)
  const response = await uploadForm("/api/application", body, upload)
  if (!response) return { kind: "failed", failure: null, answered: false }
  // The total size is checked before any field.
  if (response.status === 413 && !response.body.errors) response.body.errors = [{ path: "cv", code: "too_large" }]
  return readOutcome(response, sort)
}
