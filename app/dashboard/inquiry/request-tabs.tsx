import { NavLink } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import "./request-tabs.css"

/** What visitors send: requests and applications, each a screen of its own. */
export function RequestTabs() {
  const { applications: texts } = useDashboardTexts()
  return (
    <nav className="request-tabs" aria-label={texts.tabs}>
      <NavLink to="/dashboard/requests" end>
        {texts.tabRequests}
      </NavLink>
      <NavLink to="/dashboard/requests/applications">{texts.title}</NavLink>
    </nav>
  )
}
