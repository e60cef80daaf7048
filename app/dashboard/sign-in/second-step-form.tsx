import { type FormEvent, useState } from "react"
import type { SecondStepMethod, SignInResponse } from "#contract/auth.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { Button } from "../ui/button.tsx"
import { TextField } from "../ui/field.tsx"
import { Notice } from "../ui/notice.tsx"
import { askForPasskey, canUsePasskeys } from "./passkeys.ts"
import { SixDigits } from "./six-digits.tsx"

/** Error of a sign-in's first step. */
export interface SecondStep {
  ticket: string
  methods: SecondStepMethod[]
  passkey?: Record<string, unknown>
}

interface SecondStepFormProps {
  step: SecondStep
  onSignedIn: (response: SignInResponse) => void
  /** Returns to login and password. */
  onBack: () => void
}

/** Second step of a sign-in: a code from the device, a passkey or a recovery code. */
export function SecondStepForm({ step, onSignedIn, onBack }: SecondStepFormProps) {
  const { signIn, common } = useDashboardTexts()
  const methods = step.methods.filter((method) => method !== "passkey" || canUsePasskeys())
  const [method, setMethod] = useState<SecondStepMethod>(methods[0] ?? "recovery_code")
  const [code, setCode] = useState("")
  const [error, setError] = useState<string | null>(null)
  const [isOver, setIsOver] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const send = async (proof: object) => {
    setIsBusy(true)
    setError(null)
    try {
      onSignedIn(await callApi("POST /auth/login", { json: { ticket: step.ticket, ...proof } }))
    } catch (reason) {
      setIsOver(isCode(reason, "ticket_expired"))
      setError(isCode(reason, "wrong_code") ? signIn.wrongCode : errorText(common, reason))
      setCode("")
      setIsBusy(false)
    }
  }
  const sendPasskey = async () => {
    const passkey = await askForPasskey(step.passkey ?? {})
    if (passkey) await send({ passkey })
    else setError(signIn.passkeyFailed)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (method === "passkey") await sendPasskey()
    else if (code === "") setError(common.fieldErrors.required)
    else await send({ [method]: code })
  }
  const choose = (other: SecondStepMethod) => {
    setMethod(other)
    setCode("")
    setError(null)
  }
  if (isOver)
    return (
      <div className="sign-in">
        <Notice tone="bad">{signIn.stepOver}</Notice>
        <Button onClick={onBack}>{signIn.startAgain}</Button>
      </div>
    )
  return (
    <form className="sign-in" noValidate onSubmit={(event) => void submit(event)}>
      {method === "code" && (
        <SixDigits
          label={signIn.deviceCode}
          value={code}
          onValue={setCode}
          onComplete={(all) => void send({ code: all })}
          error={error}
          isFirst
        />
      )}
      {method === "recovery_code" && (
        <TextField
          label={signIn.recoveryCode}
          hint={signIn.recoveryCodeHint}
          value={code}
          onValue={setCode}
          error={error}
          isAlert
          data-first-focus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      {method === "passkey" && error !== null && <Notice tone="bad">{error}</Notice>}
      <Button type="submit" busy={isBusy}>
        {method === "passkey" ? signIn.usePasskey : signIn.submit}
      </Button>
      <div className="other-ways">
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <button key={other} type="button" className="text-button" onClick={() => choose(other)}>
              {signIn.otherWays[other]}
            </button>
          ))}
        <button type="button" className="text-button" onClick={onBack}>
          {signIn.startAgain}
        </button>
      </div>
    </form>
  )
}
