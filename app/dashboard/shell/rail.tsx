import { NavLink, useLocation } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { entries, isWithin, moreEntries, screenAbility } from "./entries.ts"
import { DashboardLanguageSwitch } from "../sign-in/language-switch.tsx"
import { OwnEntry } from "./own-entry.tsx"
import { useShell } from "../ui/shell-context.tsx"
import { ViewSiteLink } from "./view-site-link.tsx"

/** Content of the sidebar, in the order of the specification. */
export function Rail({ onNavigate }: { onNavigate?: () => void }) {
  const texts = useDashboardTexts()
  const { shell, trash, person, settings } = texts
  const { company, account, unread } = useShell()
  const { pathname } = useLocation()
  const isOpen = ([, to]: readonly [string, string]) => {
    const needed = screenAbility(to)
    return needed === null || account.abilities.includes(needed)
  }
  const more = moreEntries.filter(isOpen)
  const ends = (
    [
      [trash.title, "/dashboard/trash"],
      [shell.backup, "/dashboard/backup"],
      [person.title, "/dashboard/settings/person"],
      [settings.log, "/dashboard/settings/log"],
    ] as const
  ).filter(isOpen)
  return (
    <>
      <h2 className="rail-brand">
        <img src="/logo-mark-light.svg" alt="" width="34" height="34" />
        {company}
      </h2>
      <nav aria-label={shell.navigation}>
        {entries.filter(isOpen).map(([name, to]) => (
          <NavLink
            key={name}
            to={to}
            end={to === "/dashboard" || to === "/dashboard/settings"}
            className={isWithin(name, pathname) ? "within" : ""}
            onClick={() => onNavigate?.()}
          >
            {shell.entries[name]}
            {name === "inquiries" && unread !== null && unread > 0 && (
              <span className="rail-count">
                <span aria-hidden="true">{unread}</span>
                <span className="visually-hidden">{shell.newInquiries(unread)}</span>
              </span>
            )}
          </NavLink>
        ))}
      </nav>
      {more.length > 0 && (
        <nav className="rail-more" aria-label={shell.navigationMore}>
          {more.map(([name, to]) => (
            <NavLink key={name} to={to} onClick={() => onNavigate?.()}>
              {texts[name].title}
            </NavLink>
          ))}
        </nav>
      )}
      <div className="rail-end">
        <ViewSiteLink to="/">{shell.viewSite}</ViewSiteLink>
        {ends.map(([label, to]) => (
          <NavLink key={to} to={to} onClick={() => onNavigate?.()}>
            {label}
          </NavLink>
        ))}
        <DashboardLanguageSwitch />
        <OwnEntry onNavigate={onNavigate} />
      </div>
    </>
  )
}
