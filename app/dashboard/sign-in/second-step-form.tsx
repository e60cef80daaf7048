import { useState } from "react"
import type { SecondStepMethod, SignInResponse } from "#contract/auth.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { Button } from "../ui/button.tsx"
import { TextField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { Notice } from "../ui/notice.tsx"
import { useForm } from "../ui/use-form.ts"
import { askForPasskey, canUsePasskeys } from "./passkeys.ts"
import { SixDigits } from "./six-digits.tsx"

/** Error of a sign-in's first step. */
export interface SecondStep {
  ticket: string
  methods: SecondStepMethod[]
  passkey?: Record<string, unknown>
}

/** The person has cancelled, or the browser found no passkey. */
class PasskeyNotUsed extends Error {}

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
  const [isOver, setIsOver] = useState(false)
  const form = useForm({
    start: { code: "" },
    check: ({ code }) => ({ code: method === "passkey" || code !== "" ? undefined : common.fieldErrors.required }),
    send: async ({ code }) => {
      const passkey = method === "passkey" && (await askForPasskey(step.passkey ?? {}))
      if (passkey === null) throw new PasskeyNotUsed()
      const proof = passkey ? { passkey } : { [method]: code }
      onSignedIn(await callApi("POST /auth/login", { json: { ticket: step.ticket, ...proof } }))
    },
    explain: (reason) => {
      setIsOver(isCode(reason, "ticket_expired"))
      form.set({ code: "" })
      if (reason instanceof PasskeyNotUsed) return { failure: signIn.passkeyFailed }
      const text = isCode(reason, "wrong_code") ? signIn.wrongCode : errorText(common, reason)
      return method === "passkey" ? { failure: text } : { errors: { code: text } }
    },
  })
  const choose = (other: SecondStepMethod) => {
    setMethod(other)
    form.set({ code: "" })
  }
  if (isOver)
    return (
      <div className="sign-in">
        <Notice tone="bad">{signIn.stepOver}</Notice>
        <Button onClick={onBack}>{signIn.startAgain}</Button>
      </div>
    )
  return (
    <Form form={form} className="sign-in">
      {method === "code" && (
        <SixDigits
          label={signIn.deviceCode}
          {...form.field("code")}
          onComplete={(code) => form.submit({ code })}
          isFirst
        />
      )}
      {method === "recovery_code" && (
        <TextField
          label={signIn.recoveryCode}
          hint={signIn.recoveryCodeHint}
          {...form.field("code")}
          isAlert
          data-first-focus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <Button type="submit" busy={form.isBusy}>
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
    </Form>
  )
}
