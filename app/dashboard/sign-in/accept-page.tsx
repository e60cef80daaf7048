import { useState } from "react"
import type { TicketHolder } from "#contract/auth.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { DashboardLanguageProvider, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { isCode } from "../api/error-text.ts"
import { removeToken, storeToken } from "../api/token.ts"
import { Button } from "../ui/button.tsx"
import { TextField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { LoadError } from "../ui/states.tsx"
import { untilLeft, useForm } from "../ui/use-form.ts"
import type { Route } from "./+types/accept-page.ts"
import { confirmByWork } from "./confirm-human.ts"
import { Gate, type GateCompany, GateSkeleton, loadGate } from "./gate.tsx"
import { PasswordField } from "./password-field.tsx"
import "../dashboard.css"

/** Loads the account of the ticket in the URL's fragment, which reaches no server or log. */
export async function clientLoader() {
  const gate = await loadGate()
  const ticket = window.location.hash.slice(1)
  try {
    return { ...gate, ticket, holder: await callApi("POST /auth/ticket", { json: { ticket } }), error: null }
  } catch (error) {
    return { ...gate, ticket, holder: null, error }
  }
}

export function HydrateFallback() {
  return <GateSkeleton title="Password" />
}

export default function AcceptPage({ loaderData }: Route.ComponentProps) {
  return (
    <DashboardLanguageProvider value={loaderData.language}>
      <Accept {...loaderData} />
    </DashboardLanguageProvider>
  )
}

interface AcceptProps {
  company: GateCompany
  ticket: string
  holder: TicketHolder | null
  error: unknown
}

function Accept({ company, ticket, holder, error }: AcceptProps) {
  const { signIn } = useDashboardTexts()
  const [isVoid, setIsVoid] = useState(isCode(error, "ticket_expired") || isCode(error, "invalid"))
  if (!holder && !isVoid)
    return (
      <Gate company={company} title={signIn.resetTitle} lead="">
        <LoadError error={error} onRetry={() => window.location.reload()} />
      </Gate>
    )
  if (!holder || isVoid)
    return (
      <Gate company={company} title={signIn.linkVoidTitle} lead={signIn.linkVoid}>
        <p>
          <a className="button" href="/controller">
            {signIn.title}
          </a>
        </p>
      </Gate>
    )
  const isInvitation = holder.kind === "invite"
  return (
    <Gate
      company={company}
      title={isInvitation ? signIn.inviteTitle(holder.name || holder.login) : signIn.resetTitle}
      lead={isInvitation ? signIn.inviteLead(company.name) : signIn.resetLead}
    >
      <AcceptForm ticket={ticket} login={holder.login} onVoid={() => setIsVoid(true)} />
    </Gate>
  )
}

/** Chooses a password, then signs in with it. */
function AcceptForm({ ticket, login, onVoid }: { ticket: string; login: string; onVoid: () => void }) {
  const { signIn, common } = useDashboardTexts()
  const enter = async (password: string) => {
    removeToken()
    try {
      const json = { login, password, captcha_token: await confirmByWork() }
      storeToken((await callApi("POST /auth/login", { json })).token)
      window.location.assign("/dashboard")
    } catch {
      // For example a second factor is required, which the sign-in asks for.
      window.location.assign("/controller?reason=password-changed")
    }
    await untilLeft()
  }
  const form = useForm({
    start: { password: "", repeated: "" },
    check: ({ password, repeated }) => {
      if (password.length < dashboardLimits.passwordMin) return { password: common.fieldErrors.password_too_short }
      return { repeated: password === repeated ? undefined : signIn.notSame }
    },
    send: async ({ password }) => {
      await callApi("POST /auth/accept", { json: { ticket, password } })
      await enter(password)
    },
    explain: (reason) => {
      if (!isCode(reason, "ticket_expired")) return null
      onVoid()
      return {}
    },
  })
  return (
    <Form form={form} className="sign-in">
      <TextField
        label={signIn.login}
        hint={signIn.loginKeep}
        value={login}
        onValue={() => undefined}
        readOnly
        autoComplete="username"
      />
      <PasswordField
        label={signIn.newPassword}
        hint={signIn.passwordHint}
        {...form.field("password")}
        autoComplete="new-password"
        isFirst
      />
      <PasswordField label={signIn.confirmation} {...form.field("repeated")} autoComplete="new-password" />
      <Button type="submit" busy={form.isBusy}>
        {signIn.accept}
      </Button>
    </Form>
  )
}
