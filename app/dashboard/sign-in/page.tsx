import { useState } from "react"
import { useSearchParams } from "react-router"
import type { SignInResponse } from "#contract/auth.ts"
import { DashboardLanguageProvider, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { readToken, storeToken } from "../api/token.ts"
import { wayBack } from "./leave-to-sign-in.ts"
import { Notice } from "../ui/notice.tsx"
import type { Route } from "./+types/page.ts"
import { Gate, GateSkeleton, loadGate } from "./gate.tsx"
import { NewPasswordForm } from "./new-password-form.tsx"
import { SignInForm } from "./sign-in-form.tsx"
import "../dashboard.css"

export async function clientLoader() {
  if (readToken()) window.location.replace("/dashboard")
  return loadGate()
}

export function HydrateFallback() {
  return <GateSkeleton title="Sign in" />
}

export default function SignInPage({ loaderData }: Route.ComponentProps) {
  return (
    <DashboardLanguageProvider value={loaderData.language}>
      <SignIn company={loaderData.company} />
    </DashboardLanguageProvider>
  )
}

function SignIn({ company }: { company: string }) {
  const { signIn } = useDashboardTexts()
  const [search] = useSearchParams()
  const [first, setFirst] = useState<{ login: string; password: string } | null>(null)
  const goOn = () => window.location.assign(wayBack(search.get("next")))
  const onSignedIn = ({ token, must_change_password }: SignInResponse, login: string, password: string) => {
    storeToken(token)
    if (must_change_password) setFirst({ login, password })
    else goOn()
  }
  if (first)
    return (
      <Gate company={company} title={signIn.newPasswordTitle} lead={signIn.newPasswordLead}>
        <NewPasswordForm login={first.login} oldPassword={first.password} onChanged={goOn} />
      </Gate>
    )
  return (
    <Gate company={company} title={signIn.title} lead={signIn.lead}>
      {search.get("reason") === "ended" && <Notice tone="info">{signIn.sessionEnded}</Notice>}
      {search.get("reason") === "password-changed" && <Notice tone="good">{signIn.passwordChanged}</Notice>}
      <SignInForm onSignedIn={onSignedIn} />
    </Gate>
  )
}
