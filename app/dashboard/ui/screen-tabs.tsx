import { useEffect, useRef } from "react"
import { NavLink, useLocation } from "react-router"
import { useDashboardLanguage } from "#app/i18n/dashboard/dashboard-language.tsx"
import "./screen-tabs.css"

interface ScreenTabsProps {
  /** What the screens have in common, for screen readers. */
  label: string
  tabs: readonly { to: string; label: string; count?: number | undefined }[]
}

/** The screens beside the one that is open, as links. */
export function ScreenTabs({ label, tabs }: ScreenTabsProps) {
  const figures = new Intl.NumberFormat(useDashboardLanguage())
  const ref = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // On a phone the open one may be outside of the row.
  useEffect(() => {
    ref.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" })
  }, [pathname, tabs.length])
  return (
    <nav className="screen-tabs" aria-label={label} ref={ref}>
      {tabs.map((tab) => (
        <NavLink key={tab.to} to={tab.to} end>
          {tab.label}
          {tab.count !== undefined && <span>{figures.format(tab.count)}</span>}
        </NavLink>
      ))}
    </nav>
  )
}
