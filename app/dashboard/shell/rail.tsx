import { NavLink, useLocation } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { FindButton } from "../find/find-button.tsx"
import { DashboardLanguageSwitch } from "../sign-in/language-switch.tsx"
import { useFormatCount } from "../ui/format-number.ts"
import { useShell, useMay } from "../ui/shell-context.tsx"
import { type RailEntry, type RailFigure, isWithin, railGroups, screenAbility } from "../entries.ts"
import { OwnEntry } from "./own-entry.tsx"
import { ViewSiteLink } from "./view-site-link.tsx"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useEffectEvent } from "react"
import { read, useRefresh } from "../api/read.ts"

/** Content of the sidebar: the screens in groups, with figures of what waits and of how many there are. */
export function Rail({ onNavigate }: { onNavigate?: () => void }) {
  const texts = useDashboardTexts()
  const { shell } = texts
  const { company, logo, account } = useShell()
  const { pathname } = useLocation()
  const figures = useRailFigures()
  const isOpen = ({ to }: RailEntry) => {
    const needed = screenAbility(to)
    return needed === null || account.abilities.includes(needed)
  }
  const groups = railGroups.map(({ name, entries }) => ({ name, entries: entries.filter(isOpen) }))
  return (
    <>
      <div className="rail-brand">
        <img src={logo || "/logo-mark-light.svg"} alt="" width="34" height="34" />
        <h2>{company}</h2>
        <ViewSiteLink to="/" className="rail-site">
          <Icon name="out" />
          <span className="visually-hidden">{shell.viewSite}</span>
        </ViewSiteLink>
      </div>
      <FindButton />
      <nav aria-label={shell.navigation}>
        {groups
          .filter(({ entries }) => entries.length > 0)
          .map(({ name, entries }) => (
            <section key={name} aria-label={shell.groups[name]}>
              <p className="rail-group" aria-hidden="true">
                {shell.groups[name]}
              </p>
              {entries.map((entry) => (
                <NavLink
                  key={entry.to}
                  to={entry.to}
                  end={entry.to === "/dashboard" || entry.to === "/dashboard/settings"}
                  className={isWithin(entry, pathname) ? "within" : ""}
                  onClick={() => onNavigate?.()}
                >
                  {entry.nameIn(texts)}
                  <Figure name={entry.figure} figures={figures} />
                </NavLink>
              ))}
            </section>
          ))}
      </nav>
      <div className="rail-end">
        <DashboardLanguageSwitch />
        <OwnEntry onNavigate={onNavigate} />
      </div>
    </>
  )
}

interface FigureProps {
  name: RailFigure | undefined
  figures: Partial<Record<RailFigure, number>>
}

/** The figure of an entry: lit where a person waits, plain for amounts, nothing for zero. */
function Figure({ name, figures }: FigureProps) {
  const { shell } = useDashboardTexts()
  const formatCount = useFormatCount()
  const { urgent } = useShell()
  const count = (name && figures[name]) ?? 0
  if (name === "unread" && urgent > 0)
    return (
      <span className="rail-count rail-urgent">
        <Icon name="warn" />
        <span aria-hidden="true">{formatCount(Math.max(count, urgent))}</span>
        <span className="visually-hidden">
          {shell.urgentInquiries(urgent)}, {shell.newInquiries(count)}
        </span>
      </span>
    )
  if (count === 0) return null
  if (name !== "unread" && name !== "ready")
    return (
      <span className="rail-amount" aria-hidden="true">
        {formatCount(count)}
      </span>
    )
  return (
    <span className="rail-count">
      <span aria-hidden="true">{formatCount(count)}</span>
      <span className="visually-hidden">
        {name === "unread" ? shell.newInquiries(count) : shell.readyDrafts(count)}
      </span>
    </span>
  )
}

/** Returns the figures of the rail, read again with every screen that is opened. */
function useRailFigures(): Partial<Record<RailFigure, number>> {
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
