import type { ReactNode } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { loadDashboardTexts } from "#app/i18n/dashboard/load-dashboard-texts.ts"
import { callApi } from "../api/call-api.ts"
import { darkLogoOf } from "./dark-logo.ts"
import { DashboardLanguageSwitch } from "./language-switch.tsx"

/** Loads the data of every page before the dashboard: language and company. */
export async function loadGate() {
  const [language, company] = await Promise.all([
    loadDashboardTexts(),
    callApi("GET /settings").then(
      (settings) => ({ name: settings.company_name, logo: darkLogoOf(settings) }),
      () => ({ name: "", logo: "" }),
    ),
  ])
  return { language, company }
}

/** Of a company without a logo, that of the design is shown. */
export interface GateCompany {
  name: string
  logo: string
}

/** Frame of the pages before the dashboard. */
export function Gate({
  company,
  title,
  lead,
  children,
}: {
  company: GateCompany
  title: string
  lead: string
  children: ReactNode
}) {
  const { signIn } = useDashboardTexts()
  return (
    <div className="gate">
      <title>{company.name === "" ? title : `${title} | ${company.name}`}</title>
      <header className="gate-bar on-ink">
        <img src={company.logo || "/logo-mark-light.svg"} alt="" width="34" height="34" />
        {company.name}
        <DashboardLanguageSwitch />
        <a href="/">{signIn.backToSite}</a>
      </header>
      <main className="gate-in" id="main">
        <h1>{title}</h1>
        <p className="gate-lead">{lead}</p>
        {children}
      </main>
    </div>
  )
}

/** Frame while the page loads. */
export function GateSkeleton({ title }: { title: string }) {
  return (
    <div className="gate" aria-busy="true">
      <title>{title}</title>
      <div className="gate-bar" />
      <main className="gate-in" id="main" />
    </div>
  )
}
