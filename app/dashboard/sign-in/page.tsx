import { useState } from "react"
import { useSearchParams } from "react-router"
import type { SignInResponse } from "#contract/auth.ts"
import { DashboardLanguageProvider, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { readToken, storeToken } from "../api/token.ts"
import { wayBack } from "./leave-to-sign-in.ts"
import { Notice } from "../ui/notice.tsx"
import type { Route } from "./+types/page.ts"
import { Gate, type GateCompany, GateSkeleton, loadGate } from "./gate.tsx"
import { SignInForm } from "./sign-in-form.tsx"
import { callApi } from "../api/call-api.ts"
import { Button } from "../ui/button.tsx"
import { Form } from "../ui/form.tsx"
import { untilLeft, useForm } from "../ui/use-form.ts"
import { confirmByWork } from "./confirm-human.ts"
import { PasswordField } from "./password-field.tsx"
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

function SignIn({ company }: { company: GateCompany }) {
  const { signIn } = useDashboardTexts()
  const [search] = useSearchParams()
  const [first, setFirst] = useState<{ login: string; password: string } | null>(null)
  const goOn = () => void wayBack(search.get("next")).then((path) => window.location.assign(path))
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

interface NewPasswordFormProps {
  login: string
  oldPassword: string
  /** Called with the token of the new session. */
  onChanged: (token: string) => void
}

/** Replaces the generated first password by the person's own, which ends every session, and signs in again. */
function NewPasswordForm({ login, oldPassword, onChanged }: NewPasswordFormProps) {
  const { signIn, common } = useDashboardTexts()
  const form = useForm({
    start: { password: "", repeated: "" },
    failed: signIn.changeFailed,
    check: ({ password, repeated }) => {
      if (password.length < dashboardLimits.passwordMin) return { password: common.fieldErrors.password_too_short }
      return { repeated: password === repeated ? undefined : signIn.notSame }
    },
    send: async ({ password }) => {
      await callApi("PATCH /auth/password", { json: { old_password: oldPassword, password } })
      const json = { login, password, captcha_token: await confirmByWork() }
      const { token } = await callApi("POST /auth/login", { json })
      storeToken(token)
      onChanged(token)
      await untilLeft()
    },
  })
  return (
    <Form form={form} className="sign-in">
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      <PasswordField label={signIn.newPassword} {...form.field("password")} autoComplete="new-password" />
      <PasswordField label={signIn.confirmation} {...form.field("repeated")} autoComplete="new-password" />
      <Button type="submit" busy={form.isBusy}>
        {signIn.change}
      </Button>
    </Form>
  )
}
