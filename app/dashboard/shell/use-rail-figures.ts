import { useQuery } from "@tanstack/react-query"
import { useEffect, useEffectEvent } from "react"
import { useLocation } from "react-router"
import { read, useRefresh } from "../api/read.ts"
import { useMay, useShell } from "../ui/shell-context.tsx"
import type { RailFigure } from "../entries.ts"

/** Returns the figures of the rail, read again with every screen that is opened. */
export function useRailFigures(): Partial<Record<RailFigure, number>> {
  const { unread } = useShell()
  const { pathname } = useLocation()
  const refresh = useRefresh()
  const mayTranslate = useMay("content.translate")
  const mayPublish = useMay("content.publish")
  const { data: amounts } = useQuery(read("GET /find/amounts"))
  const open = useQuery({ ...read("GET /translation", { query: { limit: 1 } }), enabled: mayTranslate }).data
  const refreshFigures = useEffectEvent(() => void refresh("GET /find/amounts"))
  useEffect(() => refreshFigures(), [pathname])
  return {
    ...amounts?.records,
    ...(amounts && { pictures: amounts.pictures, trash: amounts.trash }),
    ...(mayPublish && amounts && { ready: amounts.ready }),
    ...(open && { translations: open.progress.reduce((sum, { missing, older }) => sum + missing + older, 0) }),
    ...(unread !== null && { unread }),
  }
}
