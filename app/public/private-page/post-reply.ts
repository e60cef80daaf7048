import { data, redirect } from "react-router"
import type { AppContext } from "#server/app-context.ts"
import type { AppError } from "#server/app-error.ts"
import { answerOffer } from "#server/features/offer/commands/answer-offer.ts"
import type { PublicTexts } from "../../i18n/public-texts.ts"
import { formTexts } from "../inquiry/form-texts.ts"
import { postKey, statusOf } from "../inquiry/post-form.ts"

const acts = ["order", "ask", "decline", "renew"]
export type ReplyProblem = keyof PublicTexts["privatePage"]["offer"]["problems"]

/** What a customer sent, and why it was not accepted. */
export interface RefusedReply {
  values: Record<"act" | "name" | "order_number" | "text" | "reason", string> & { lines: number[] }
  problem: ReplyProblem
}

/** Returns whether a form answers an offer. */
export const isReply = (form: FormData): boolean => acts.some((act) => act === form.get("act"))

/** Responds to an order, a question, a refusal or a request for a new offer, posted without script. */
export async function postReply(
  app: AppContext,
  form: FormData,
  { secret, address, pathname }: { secret: string; address: string; pathname: string },
) {
  const texts = formTexts(form, ["act", "name", "order_number", "text", "reason", "agreed"])
  const lines = form.getAll("line").map(Number)
  const revision = Number(form.get("revision"))
  const sent = form.getAll("file").filter((entry): entry is File => entry instanceof File && entry.size > 0)
  const files = await Promise.all(
    sent.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  )
  const input = { ...texts, lines, revision }
  const values = { ...texts, lines }
  // The server has already cut off what exceeds the limit.
  if (form.has("too_large")) return data({ reply: { values, problem: "file" as ReplyProblem } }, { status: 413 })
  try {
    const content = JSON.stringify([input, files.map(({ name, bytes }) => [name, bytes.byteLength])])
    const isKnown = await answerOffer(app, secret, input, { address, key: postKey(app, `${secret} ${content}`), files })
    if (!isKnown) return data({ reply: { values, problem: "gone" as ReplyProblem } }, { status: 404 })
    return redirect(`${pathname}?revision=${revision}&done=${texts.act}#reply`, 303)
  } catch (error) {
    const problem = problemOf(error)
    if (problem === "failed") app.log.error({ err: error }, "form failed")
    return data({ reply: { values, problem } }, { status: statusOf(app, error) })
  }
}

function problemOf(error: unknown): ReplyProblem {
  // Checked by name: pages import types from the server, never classes.
  if (!(error instanceof Error) || error.name !== "AppError") return "failed"
  const { code, details } = error as AppError
  if (code === "too_many") return "tooMany"
  const [first] = details.errors ?? []
  if (code === "conflict") return first?.code === "superseded" ? "superseded" : "settled"
  if (code !== "invalid") return "failed"
  if (first?.code === "second_answer") return "twice"
  if (first?.code === "too_long") return "tooLong"
  const field = first?.path.split(".")[0] ?? ""
  if (field === "lines" || field === "name" || field === "agreed" || field === "reason" || field === "text")
    return field
  return ["wrong_type", "too_large", "empty_file"].includes(first?.code ?? "") ? "file" : "failed"
}
