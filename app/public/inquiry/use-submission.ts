import { useRef, useState } from "react"
import type { FormProblem } from "./sort-problems.ts"
import type { Failure, Outcome } from "./send-form.ts"

/** Problems of a submission without script. */
export interface Refused<Problem> {
  problems: readonly Problem[]
  failure: Failure | null
}

export interface Submission<Problem> extends Refused<Problem> {
  phase: "open" | "sending" | "sent"
  reference: string
  /** Token of the human check; empty until it is passed. */
  token: string
  confirm: (token: string) => void
  problemOf: (path: string) => Problem | undefined
  /** Called when a field with a problem is edited. */
  settle: (path: string) => void
  restart: () => void
  /** Shows the confirmation of a sent inquiry. */
  show: (reference: string) => void
  /**
   * Shows the problems, or submits when there are none. Resolves to the reference of a stored form, else to null.
   * Unchanged content keeps its key until a definite response.
   */
  submit: (
    problems: readonly Problem[],
    content: object,
    attempt: (key: string) => Promise<Outcome<Problem>>,
  ) => Promise<string | null>
}

const fresh = { phase: "open" as const, problems: [], failure: null, reference: "" }

/** State of a form, initialised from the URL or from a submission without script. */
export function useSubmission<Problem extends FormProblem>(
  sentReference: string | null,
  refused: Refused<Problem> | undefined,
  idOf: (path: Problem["path"]) => string,
): Submission<Problem> {
  const [state, setState] = useState<Pick<Submission<Problem>, keyof typeof fresh>>({
    ...fresh,
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
    // If the sending code cannot be loaded, the connection is down.
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
  const problemOf = (path: string) => state.problems.find((problem) => problem.path === path)
  return { ...state, token, confirm, problemOf, settle, restart: () => setState(fresh), show, submit }
}

const noConnection = { kind: "failed" as const, failure: { reason: "offline" as const }, answered: false }

/** One key per filled form: a retry after a lost response is the same inquiry, a changed form another one. */
interface AttemptKey {
  for: (content: string) => string
  /** Called after a definite response, so that the next attempt is a new one. */
  drop: () => void
}

export function createAttemptKey(makeKey: () => string = randomKey): AttemptKey {
  let latest: { content: string; key: string } | null = null
  return {
    for(content) {
      if (latest?.content !== content) latest = { content, key: makeKey() }
      return latest.key
    },
    drop() {
      latest = null
    },
  }
}

// crypto.randomUUID requires HTTPS.
export const randomKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-")
