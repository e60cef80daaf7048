import { useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { TextField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { Notice } from "../ui/notice.tsx"
import { SignInCheck } from "./human-check.tsx"
import { PasswordField } from "./password-field.tsx"
import { type SecondStep, SecondStepForm } from "./second-step-form.tsx"
import { usePasskeySignIn } from "./use-passkey-sign-in.ts"
import { type OnSignedIn, useSignIn } from "./use-sign-in.ts"
import { callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { Dialog } from "../ui/dialog.tsx"
import { useForm } from "../ui/use-form.ts"

/** Login, password and the human check; then the second factor, if there is one. */
export function SignInForm({ knownLogin = "", onSignedIn }: { knownLogin?: string; onSignedIn: OnSignedIn }) {
  const [step, setStep] = useState<SecondStep | null>(null)
  const [typed, setTyped] = useState({ login: knownLogin, password: "" })
  if (step)
    return (
      <SecondStepForm
        step={step}
        onSignedIn={(response) => onSignedIn(response, typed.login, typed.password)}
        onBack={() => setStep(null)}
      />
    )
  return (
    <FirstStepForm
      knownLogin={typed.login}
      isLoginKnown={knownLogin !== ""}
      onSignedIn={onSignedIn}
      onSecondStep={(next, login, password) => {
        setTyped({ login, password })
        setStep(next)
      }}
    />
  )
}

interface FirstStepProps {
  knownLogin: string
  isLoginKnown: boolean
  onSignedIn: OnSignedIn
  onSecondStep: (step: SecondStep, login: string, password: string) => void
}

function FirstStepForm({ knownLogin, isLoginKnown, onSignedIn, onSecondStep }: FirstStepProps) {
  const { signIn } = useDashboardTexts()
  const { form, human, humanError, failure } = useSignIn(knownLogin, { signedIn: onSignedIn, secondStep: onSecondStep })
  const passkey = usePasskeySignIn((response) => onSignedIn(response, "", ""))
  return (
    <Form form={{ ...form, failure }} className="sign-in" onFocus={human.prepare}>
      <TextField
        label={signIn.login}
        {...form.field("login")}
        isRequired
        autoComplete="username webauthn"
        autoCapitalize="off"
        spellCheck={false}
      />
      <PasswordField
        label={signIn.password}
        {...form.field("password")}
        autoComplete="current-password"
        isFirst={isLoginKnown}
      />
      <SignInCheck check={human} error={humanError ?? null} />
      <Button type="submit" busy={form.isBusy}>
        {signIn.submit}
      </Button>
      {passkey.error !== null && <Notice tone="bad">{passkey.error}</Notice>}
      <div className="other-ways">
        {passkey.isOffered && (
          <button type="button" className="text-button" onClick={() => void passkey.use()}>
            {signIn.withPasskey}
          </button>
        )}
        {passkey.methods?.reset_by_mail && <ForgottenPassword login={form.values.login} />}
      </div>
    </Form>
  )
}

/** Requests a reset link by mail; shows the same message whether or not the login exists. */
function ForgottenPassword({ login }: { login: string }) {
  const { signIn } = useDashboardTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" className="text-button" onClick={() => setIsOpen(true)}>
        {signIn.forgotten}
      </button>
      {isOpen && <ResetDialog login={login} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function ResetDialog({ login: typed, onClose }: { login: string; onClose: () => void }) {
  const { signIn, common } = useDashboardTexts()
  const [isSent, setIsSent] = useState(false)
  const form = useForm({
    start: { login: typed },
    check: ({ login }) => ({ login: login.trim() === "" ? common.fieldErrors.required : undefined }),
    send: async ({ login }) => {
      await callApi("POST /auth/reset", { json: { login: login.trim() } })
      setIsSent(true)
    },
    explain: (reason) => ({ errors: { login: errorText(common, reason) } }),
  })
  return (
    <Dialog title={signIn.forgottenTitle} onClose={onClose}>
      {isSent ? (
        <>
          <Notice tone="good">{signIn.forgottenSent}</Notice>
          <div className="action-row">
            <Button onClick={onClose}>{common.close}</Button>
          </div>
        </>
      ) : (
        <Form form={form} className="sign-in">
          <p>{signIn.forgottenText}</p>
          <TextField
            label={signIn.login}
            {...form.field("login")}
            isRequired
            data-first-focus
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
          />
          <Button type="submit" busy={form.isBusy}>
            {signIn.forgottenSubmit}
          </Button>
        </Form>
      )}
    </Dialog>
  )
}
