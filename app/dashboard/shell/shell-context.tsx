import { useQuery, useQueryClient } from "@tanstack/react-query"
import { type ReactNode, createContext, use, useCallback, useMemo, useRef } from "react"
import type { Ability } from "#contract/ability.ts"
import type { Account } from "#contract/auth.ts"
import { read } from "../api/read.ts"

interface Shell {
  company: string
  /** Who is signed in. */
  account: Account
  /** Inquiries that nobody has read; null while unknown. */
  unread: number | null
  refreshUnread: () => void
  /** Says that a form holds unsaved input; returns how to take that back. */
  holdUnsaved: () => () => void
  hasUnsaved: () => boolean
  /** Logging out: forms ask nothing more, and with "forget" they keep no unsaved input either. */
  leave: (unsaved: "keep" | "forget") => void
  leaving: () => "no" | "keep" | "forget"
}

const unreadCount = read("GET /request", { query: { unread: 1, page: 1, limit: 1 } })

const Context = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = use(Context)
  if (!shell) throw new Error("useShell needs a ShellProvider above it")
  return shell
}

/** Whether the person who is signed in may do something. */
export const useMay = (ability: Ability): boolean => useShell().account.abilities.includes(ability)

interface ShellProviderProps {
  company: string
  account: Account
  children: ReactNode
}

/** What all screens share: whose site it is, who is signed in, how many inquiries wait, whether something typed is not saved. */
export function ShellProvider({ company, account, children }: ShellProviderProps) {
  const client = useQueryClient()
  const { data, isError } = useQuery({ ...unreadCount, enabled: account.abilities.includes("inquiries.read") })
  const unread = isError ? null : (data?.total ?? null)
  const forms = useRef(0)
  const left = useRef<"no" | "keep" | "forget">("no")
  const refreshUnread = useCallback(() => void client.invalidateQueries({ queryKey: unreadCount.queryKey }), [client])
  const holdUnsaved = useCallback(() => {
    forms.current += 1
    return () => {
      forms.current -= 1
    }
  }, [])
  const hasUnsaved = useCallback(() => forms.current > 0, [])
  const leave = useCallback((unsaved: "keep" | "forget") => {
    left.current = unsaved
  }, [])
  const leaving = useCallback(() => left.current, [])
  const shell = useMemo(
    () => ({ company, account, unread, refreshUnread, holdUnsaved, hasUnsaved, leave, leaving }),
    [company, account, unread, refreshUnread, holdUnsaved, hasUnsaved, leave, leaving],
  )
  return <Context value={shell}>{children}</Context>
}
