import type { Problem } from "#contract/error.ts"
import type { ListText } from "#contract/part-lookup.ts"

const wrongFiles = ["unreadable", "password_protected", "wrong_format"] as const
type ListProblem = (typeof wrongFiles)[number] | "too_large" | "too_many_rows" | "busy"

const giveUpAfterMs = 30_000

/** Lets the server read a visitor's list: returns its rows as text, or the problem. Rejects without a connection. */
export async function openListFile(file: File): Promise<ListText | { problem: ListProblem }> {
  const body = new FormData()
  body.append("file", file)
  const signal = AbortSignal.timeout(giveUpAfterMs)
  const response = await fetch("/api/part/sheet", { method: "POST", body, signal })
  if (response.ok) return (await response.json()) as ListText
  if (response.status === 413) return { problem: "too_large" }
  if (response.status === 422) return { problem: "too_many_rows" }
  if (response.status === 415) return { problem: await wrongFile(response) }
  if (response.status === 429) return { problem: "busy" }
  throw new Error(`The list could not be read: ${response.status}`)
}

async function wrongFile(response: Response): Promise<(typeof wrongFiles)[number]> {
  const { errors = [] } = (await response.json()) as Pick<Problem, "errors">
  return wrongFiles.find((code) => errors.some((error) => error.code === code)) ?? "unreadable"
}
