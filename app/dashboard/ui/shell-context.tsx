import { useQuery, useQueryClient } from "@tanstack/react-query"
import { type ReactNode, createContext, use, useCallback, useMemo, useRef, useState } from "react"
import type { BlockerFunction } from "react-router"
import type { Ability } from "#contract/ability.ts"
import type { Account } from "#contract/auth.ts"
import { read } from "../api/read.ts"
import type { Question } from "./confirm.tsx"

/** Returns the question of a form before a navigation that would close it; null when nothing is unsaved. */
export type LeaveRule = (way: Parameters<BlockerFunction>[0]) => Question | null

interface Shell {
  company: string
  /** Address of the company's logo for dark ground; "" for that of the design. */
  logo: string
  /** The signed-in account. */
  account: Account
  /** Number of unread open inquiries that are one's own or nobody's, and of unsorted mails that people wrote; null while unknown. */
  unread: number | null
  /** Number of unanswered inquiries about plants that are down. */
  urgent: number
  refreshUnread: () => void
  /** Marks a form as having unsaved input; returns the function that undoes it. */
  holdUnsaved: () => () => void
  hasUnsaved: () => boolean
  /** Questions of forms before a navigation. */
  leaveRules: Set<LeaveRule>
  /** Logs out: forms ask for no confirmation, and with "forget" discard unsaved input. */
  leave: (unsaved: "keep" | "forget") => void
  leaving: () => "no" | "keep" | "forget"
}

const unreadCount = read("GET /request", { query: { unread: 1, closed: 0, owner: "me-or-none", page: 1, limit: 1 } })
const countEveryMs = 60_000

const unsortedCount = read("GET /mail/unsorted", { query: { page: 1, limit: 1 } })

const Context = createContext<Shell | null>(null)

export function useShell(): Shell {
  const shell = use(Context)
  if (!shell) throw new Error("useShell needs a ShellProvider above it")
  return shell
}

/** Returns whether the signed-in account has an ability. */
export const useMay = (ability: Ability): boolean => useShell().account.abilities.includes(ability)

interface ShellProviderProps {
  company: string
  logo: string
  account: Account
  children: ReactNode
}

/** Shared by all screens: company, account, number of waiting inquiries, and whether there is unsaved input. */
export function ShellProvider({ company, logo, account, children }: ShellProviderProps) {
  const client = useQueryClient()
  const { data, isError } = useQuery({
    ...unreadCount,
    enabled: account.abilities.includes("inquiries.read"),
    refetchInterval: countEveryMs,
  })
  const unsorted = useQuery({ ...unsortedCount, enabled: account.abilities.includes("inquiries.edit") })
  const unread = isError || !data ? null : data.total + (unsorted.data?.waiting ?? 0)
  const urgent = data?.counts.urgent ?? 0
  const forms = useRef(0)
  const [leaveRules] = useState(() => new Set<LeaveRule>())
  const left = useRef<"no" | "keep" | "forget">("no")
  const refreshUnread = useCallback(() => {
    void client.invalidateQueries({ queryKey: unreadCount.queryKey })
    void client.invalidateQueries({ queryKey: unsortedCount.queryKey })
  }, [client])
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
    () => ({
      company,
      logo,
      account,
      unread,
      urgent,
      refreshUnread,
      holdUnsaved,
      hasUnsaved,
      leaveRules,
      leave,
      leaving,
    }),
    [company, logo, account, unread, urgent, refreshUnread, holdUnsaved, hasUnsaved, leaveRules, leave, leaving],
  )
  return <Context value={shell}>{children}</Context>
}
