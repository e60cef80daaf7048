import { NavLink } from "react-router"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import "./inquiry-tabs.css"

/** What visitors send: requests and applications, each a screen of its own. */
export function InquiryTabs() {
  const { applications: texts } = useDashboardTexts()
  return (
    <nav className="request-tabs" aria-label={texts.tabs}>
      <NavLink to="/dashboard/requests" end>
        {texts.tabInquiries}
      </NavLink>
      <NavLink to="/dashboard/requests/applications">{texts.title}</NavLink>
    </nav>
  )
}
