import { type FormEvent, useRef, useState } from "react"
import type { TicketHolder } from "#contract/auth.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { DashboardLanguageProvider, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, fieldErrorTexts, isCode } from "../api/error-text.ts"
import { removeToken, storeToken } from "../api/token.ts"
import { Button } from "../ui/button.tsx"
import { TextField } from "../ui/field.tsx"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { Notice } from "../ui/notice.tsx"
import { LoadError } from "../ui/states.tsx"
import type { Route } from "./+types/accept-page.ts"
import { confirmByWork } from "./confirm-human.ts"
import { Gate, GateSkeleton, loadGate } from "./gate.tsx"
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
  company: string
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
      lead={isInvitation ? signIn.inviteLead(company) : signIn.resetLead}
    >
      <AcceptForm ticket={ticket} login={holder.login} onVoid={() => setIsVoid(true)} />
    </Gate>
  )
}

/** Chooses a password, then signs in with it. */
function AcceptForm({ ticket, login, onVoid }: { ticket: string; login: string; onVoid: () => void }) {
  const { signIn, common } = useDashboardTexts()
  const [password, setPassword] = useState("")
  const [repeated, setRepeated] = useState("")
  const [errors, setErrors] = useState<{ password?: string; repeated?: string }>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const enter = async () => {
    removeToken()
    try {
      const json = { login, password, captcha_token: await confirmByWork() }
      storeToken((await callApi("POST /auth/login", { json })).token)
      window.location.assign("/dashboard")
    } catch {
      // For example a second factor is required, which the sign-in asks for.
      window.location.assign("/controller?reason=password-changed")
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isShort = password.length < dashboardLimits.passwordMin
    const found = {
      ...(isShort ? { password: common.fieldErrors.password_too_short } : {}),
      ...(!isShort && password !== repeated ? { repeated: signIn.notSame } : {}),
    }
    setErrors(found)
    setFailure(null)
    if (Object.keys(found).length > 0) return focusFirstInvalid(form)
    setIsBusy(true)
    try {
      await callApi("POST /auth/accept", { json: { ticket, password } })
      await enter()
    } catch (reason) {
      if (isCode(reason, "ticket_expired")) return onVoid()
      const texts = fieldErrorTexts(common, reason)
      setErrors(texts["password"] ? { password: texts["password"] } : {})
      if (!texts["password"]) setFailure(errorText(common, reason))
      focusFirstInvalid(form)
      setIsBusy(false)
    }
  }
  return (
    <form className="sign-in" ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
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
        value={password}
        onValue={setPassword}
        error={errors.password}
        autoComplete="new-password"
        isFirst
      />
      <PasswordField
        label={signIn.confirmation}
        value={repeated}
        onValue={setRepeated}
        error={errors.repeated}
        autoComplete="new-password"
      />
      <Button type="submit" busy={isBusy}>
        {signIn.accept}
      </Button>
    </form>
  )
}
