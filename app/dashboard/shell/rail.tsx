import { NavLink, useLocation } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { entries, isRecordOpen } from "./entries.ts"
import { DashboardLanguageSwitch } from "./language-switch.tsx"
import { LogOutButton } from "./log-out-button.tsx"
import { useShell } from "./shell-context.tsx"
import { ViewSiteLink } from "./view-site-link.tsx"

/** The sidebar's content, in the order of the specification. */
export function Rail({ onNavigate }: { onNavigate?: () => void }) {
  const { shell, trash, person, settings } = useDashboardTexts()
  const { company, unread } = useShell()
  const { pathname } = useLocation()
  return (
    <>
      <h2 className="rail-brand">
        <img src="/logo-mark-light.svg" alt="" width="34" height="34" />
        {company}
      </h2>
      <nav aria-label={shell.navigation}>
        {entries.map(([name, to]) => (
          <NavLink
            key={name}
            to={to}
            end={to === "/dashboard" || to === "/dashboard/settings"}
            className={isRecordOpen(name, pathname) ? "within" : ""}
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
      <div className="rail-end">
        <ViewSiteLink to="/">{shell.viewSite}</ViewSiteLink>
        <NavLink to="/dashboard/trash" onClick={() => onNavigate?.()}>
          {trash.title}
        </NavLink>
        <NavLink to="/dashboard/backup" onClick={() => onNavigate?.()}>
          {shell.backup}
        </NavLink>
        <NavLink to="/dashboard/settings/person" onClick={() => onNavigate?.()}>
          {person.title}
        </NavLink>
        <NavLink to="/dashboard/settings/log" onClick={() => onNavigate?.()}>
          {settings.log}
        </NavLink>
        <LogOutButton />
        <DashboardLanguageSwitch />
      </div>
    </>
  )
}
