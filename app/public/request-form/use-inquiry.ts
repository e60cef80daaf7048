import { useRef, useState } from "react"
import type { FieldName, FieldProblem } from "./check-fields.ts"
import { createAttemptKey } from "./attempt-key.ts"
import type { Refusal } from "./answer-inquiry.ts"
import type { Failure, InquiryPayload, Outcome } from "./send-inquiry.ts"

interface InquiryState {
  phase: "open" | "sending" | "sent"
  problems: readonly FieldProblem[]
  failure: Failure | null
  reference: string
}

/** Where a request form stands; it starts with what the address or an answer without script says. */
export function useInquiry(sentReference: string | null, refusal: Refusal | undefined) {
  const [state, setState] = useState<InquiryState>({
    phase: sentReference ? "sent" : "open",
    problems: refusal?.problems ?? [],
    failure: refusal?.failure ?? null,
    reference: sentReference ?? "",
  })
  const keys = useRef(createAttemptKey())

  const refuse = (problems: readonly FieldProblem[]) =>
    setState({ phase: "open", problems, failure: null, reference: "" })

  /** Resolves to whether the inquiry was taken, and which fields were refused. */
  async function send(
    payload: InquiryPayload,
    token: string,
  ): Promise<{ sent: boolean; problems: readonly FieldProblem[] }> {
    setState({ phase: "sending", problems: [], failure: null, reference: "" })
    const outcome = await attempt(payload, token, keys.current.for(JSON.stringify(payload)))
    if (outcome.kind !== "failed" || outcome.answered) keys.current.drop()
    if (outcome.kind === "sent") setState({ phase: "sent", problems: [], failure: null, reference: outcome.reference })
    else if (outcome.kind === "refused") refuse(outcome.problems)
    else setState({ phase: "open", problems: [], failure: outcome.failure, reference: "" })
    return { sent: outcome.kind === "sent", problems: outcome.kind === "refused" ? outcome.problems : [] }
  }

  const settle = (path: FieldName) =>
    setState((before) => ({ ...before, problems: before.problems.filter((problem) => problem.path !== path) }))
  const restart = () => setState({ phase: "open", problems: [], failure: null, reference: "" })
  return { ...state, send, refuse, settle, restart }
}

/** The sending is fetched when there is something to send; where that fails there is no connection either. */
async function attempt(payload: InquiryPayload, token: string, key: string): Promise<Outcome> {
  try {
    const { sendInquiry } = await import("./send-inquiry.ts")
    return await sendInquiry(payload, token, key)
  } catch {
    return { kind: "failed", failure: { reason: "offline" }, answered: false }
  }
}
