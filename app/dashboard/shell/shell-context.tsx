import { type ReactNode, createContext, use, useCallback, useEffect, useMemo, useRef, useState } from "react"
import { callApi } from "../api/call-api.ts"

interface Shell {
  company: string
  login: string
  /** Inquiries that nobody has read; null while unknown. */
  unread: number | null
  refreshUnread: () => void
  /** Says that a form holds unsaved input; returns how to take that back. */
  holdUnsaved: () => () => void
  hasUnsaved: () => boolean
  /** Logging out: forms ask nothing more, and with "forget" they keep no draft either. */
  leave: (drafts: "keep" | "forget") => void
  leaving: () => "no" | "keep" | "forget"
}

const Context = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = use(Context)
  if (!shell) throw new Error("useShell needs a ShellProvider above it")
  return shell
}

/** What all screens share: whose site it is, how many inquiries wait, whether something typed is not saved. */
export function ShellProvider({ company, login, children }: { company: string; login: string; children: ReactNode }) {
  const [unread, setUnread] = useState<number | null>(null)
  const forms = useRef(0)
  const left = useRef<"no" | "keep" | "forget">("no")
  const refreshUnread = useCallback(() => {
    callApi("GET /request", { query: { unread: 1, page: 1, limit: 1 } })
      .then((answer) => setUnread(answer.total))
      .catch(() => setUnread(null))
  }, [])
  useEffect(refreshUnread, [refreshUnread])
  const holdUnsaved = useCallback(() => {
    forms.current += 1
    return () => {
      forms.current -= 1
    }
  }, [])
  const hasUnsaved = useCallback(() => forms.current > 0, [])
  const leave = useCallback((drafts: "keep" | "forget") => {
    left.current = drafts
  }, [])
  const leaving = useCallback(() => left.current, [])
  const shell = useMemo(
    () => ({ company, login, unread, refreshUnread, holdUnsaved, hasUnsaved, leave, leaving }),
    [company, login, unread, refreshUnread, holdUnsaved, hasUnsaved, leave, leaving],
  )
  return <Context value={shell}>{children}</Context>
}
