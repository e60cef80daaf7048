import { useRef, useState } from "react"
import { createAttemptKey } from "./attempt-key.ts"
import type { FormProblem } from "./sort-problems.ts"
import type { Failure, Outcome } from "./send-form.ts"

/** What a response without script says went wrong. */
export interface Refused<Problem> {
  problems: readonly Problem[]
  failure: Failure | null
}

export interface Submission<Problem> extends Refused<Problem> {
  phase: "open" | "sending" | "sent"
  reference: string
  /** Of the human check; empty until it is passed. */
  token: string
  confirm: (token: string) => void
  /** A field with a problem is being corrected. */
  settle: (path: string) => void
  restart: () => void
  /** Shows the confirmation of what was sent before. */
  show: (reference: string) => void
  /**
   * Shows the problems, or makes an attempt when there are none. Resolves to the reference once the form was taken, else to null. The
   * same content keeps its key until there is a definite response.
   */
  submit: (
    problems: readonly Problem[],
    content: object,
    attempt: (key: string) => Promise<Outcome<Problem>>,
  ) => Promise<string | null>
}

const fresh = { phase: "open" as const, problems: [], failure: null, reference: "" }

/** State of a form, initially from the address or from a response without script. */
export function useSubmission<Problem extends FormProblem>(
  sentReference: string | null,
  refused: Refused<Problem> | undefined,
  idOf: (path: Problem["path"]) => string,
): Submission<Problem> {
  const [state, setState] = useState<Pick<Submission<Problem>, "phase" | "problems" | "failure" | "reference">>({
    phase: sentReference ? "sent" : "open",
    problems: refused?.problems ?? [],
    failure: refused?.failure ?? null,
    reference: sentReference ?? "",
  })
  const [token, setToken] = useState("")
  const keys = useRef(createAttemptKey())

  const settle = (path: string) =>
    setState((before) => ({ ...before, problems: before.problems.filter((problem) => problem.path !== path) }))
  const refuse = (problems: readonly Problem[]) => {
    setState({ ...fresh, problems })
    if (problems.some(({ path }) => path === "captcha_token")) setToken("")
    const [first] = problems
    if (first) requestAnimationFrame(() => document.getElementById(idOf(first.path))?.focus())
  }
  const submit: Submission<Problem>["submit"] = async (problems, content, attempt) => {
    if (state.phase === "sending") return null
    if (problems.length > 0) {
      refuse(problems)
      return null
    }
    setState({ ...fresh, phase: "sending" })
    // Where what sends cannot be fetched there is no connection either.
    const outcome = await attempt(keys.current.for(JSON.stringify(content))).catch(() => noConnection)
    if (outcome.kind !== "failed" || outcome.answered) keys.current.drop()
    if (outcome.kind === "refused") refuse(outcome.problems)
    if (outcome.kind === "failed") setState({ ...fresh, failure: outcome.failure })
    if (outcome.kind !== "sent") return null
    setState({ ...fresh, phase: "sent", reference: outcome.reference })
    setToken("")
    return outcome.reference
  }
  const confirm = (passed: string) => {
    setToken(passed)
    settle("captcha_token")
  }
  const show = (reference: string) => setState({ ...fresh, phase: "sent", reference })
  return { ...state, token, confirm, settle, restart: () => setState(fresh), show, submit }
}

const noConnection = { kind: "failed" as const, failure: { reason: "offline" as const }, answered: false }
