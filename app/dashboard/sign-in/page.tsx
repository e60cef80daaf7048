import { useState } from "react"
import { useSearchParams } from "react-router"
import type { SignInResponse } from "#contract/auth.ts"
import { DashboardLanguageProvider, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { loadDashboardTexts } from "#app/i18n/dashboard/load-dashboard-texts.ts"
import { callApi } from "../api/call-api.ts"
import { readToken, storeToken } from "../api/token.ts"
import { DashboardLanguageSwitch } from "../shell/language-switch.tsx"
import { wayBack } from "../shell/leave-to-sign-in.ts"
import { Notice } from "../ui/notice.tsx"
import type { Route } from "./+types/page.ts"
import { NewPasswordForm } from "./new-password-form.tsx"
import { SignInForm } from "./sign-in-form.tsx"
import "../dashboard.css"

export async function clientLoader() {
  if (readToken()) window.location.replace("/dashboard")
  const [language, company] = await Promise.all([
    loadDashboardTexts(),
    callApi("GET /settings").then(
      ({ company_name }) => company_name,
      () => "",
    ),
  ])
  return { language, company }
}

export function HydrateFallback() {
  return (
    <div className="gate" aria-busy="true">
      <title>Sign in</title>
      <div className="gate-bar" />
      <main className="gate-in" id="main" />
    </div>
  )
}

export default function SignInPage({ loaderData }: Route.ComponentProps) {
  return (
    <DashboardLanguageProvider value={loaderData.language}>
      <Gate company={loaderData.company} />
    </DashboardLanguageProvider>
  )
}

function Gate({ company }: { company: string }) {
  const { signIn } = useDashboardTexts()
  const [search] = useSearchParams()
  const [first, setFirst] = useState<{ login: string; password: string } | null>(null)
  const goOn = () => window.location.assign(wayBack(search.get("next")))
  const onSignedIn = ({ token, must_change_password }: SignInResponse, login: string, password: string) => {
    storeToken(token)
    if (must_change_password) setFirst({ login, password })
    else goOn()
  }
  const title = first ? signIn.newPasswordTitle : signIn.title
  return (
    <div className="gate">
      <title>{company === "" ? title : `${title} | ${company}`}</title>
      <header className="gate-bar on-ink">
        <img src="/logo-mark-light.svg" alt="" width="34" height="34" />
        {company}
        <DashboardLanguageSwitch />
        <a href="/">{signIn.backToSite}</a>
      </header>
      <main className="gate-in" id="main">
        <h1>{title}</h1>
        <p className="gate-lead">{first ? signIn.newPasswordLead : signIn.lead}</p>
        {!first && search.get("reason") === "ended" && <Notice tone="info">{signIn.sessionEnded}</Notice>}
        {!first && search.get("reason") === "password-changed" && <Notice tone="good">{signIn.passwordChanged}</Notice>}
        {first ? (
          <NewPasswordForm login={first.login} oldPassword={first.password} onChanged={goOn} />
        ) : (
          <SignInForm onSignedIn={onSignedIn} />
        )}
      </main>
    </div>
  )
}
