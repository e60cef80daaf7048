import { useEffect, useRef } from "react"
import { NavLink, useLocation } from "react-router"
import { useFormatCount } from "./format-number.ts"

interface ScreenTabsProps {
  /** Accessible name of the tabs. */
  label: string
  tabs: readonly { to: string; label: string; count?: number | undefined }[]
}

/** Related screens, as links. */
export function ScreenTabs({ label, tabs }: ScreenTabsProps) {
  const formatCount = useFormatCount()
  const ref = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const words = tabs.map(({ label: name, count = "" }) => `${name} ${count}`).join()
  // On a narrow screen the current tab may be scrolled out of view, also once counts make the others wider.
  useEffect(() => {
    ref.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" })
  }, [pathname, words])
  return (
    <nav className="screen-tabs" aria-label={label} ref={ref}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end>
          {tab.label}
          {tab.count !== undefined && <span>{formatCount(tab.count)}</span>}
        </NavLink>
      ))}
    </nav>
  )
}
