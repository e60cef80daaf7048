import { type FormEvent, type RefObject, useState } from "react"
import type { SignInResponse } from "#contract/auth.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import type { SecondStep } from "./second-step-form.tsx"
import { useHumanCheck } from "./use-human-check.ts"

type OnSecondStep = (step: SecondStep, login: string, password: string) => void

export type OnSignedIn = (response: SignInResponse, login: string, password: string) => void

interface Failure {
  text: string
  /** Settled as soon as the human check succeeds. */
  isHuman: boolean
}

/** State of the sign-in form; a failed attempt keeps the input and asks for the human check again. */
export function useSignIn(
  knownLogin: string,
  form: RefObject<HTMLFormElement | null>,
  on: { signedIn: OnSignedIn; secondStep: OnSecondStep },
) {
  const { signIn, common } = useDashboardTexts()
  const [login, setLogin] = useState(knownLogin)
  const [password, setPassword] = useState("")
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const human = useHumanCheck(() => setFailure((before) => (before?.isHuman ? null : before)))
  const isOpen = human.state !== "confirmed" && human.state !== "working"

  const refuse = (error: unknown) => {
    const isWrong = isCode(error, "wrong_password")
    const isHuman = isCode(error, "captcha_required") || isCode(error, "invalid")
    human.renew(isWrong || isHuman)
    setIsChecked(false)
    if (isWrong) setFailure({ text: signIn.wrong, isHuman: false })
    else setFailure({ text: isHuman ? signIn.confirmMore : errorText(common, error), isHuman })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsChecked(true)
    setFailure(null)
    if (login === "" || password === "" || isOpen) {
      if (isOpen && login !== "" && password !== "") setFailure({ text: signIn.notConfirmed, isHuman: true })
      focusFirstInvalid(form)
      return
    }
    setIsBusy(true)
    // The checkbox reports a failed proof.
    const captcha_token = await human.token().catch(() => null)
    try {
      if (captcha_token === null) return setIsBusy(false)
      const json = { login, password, captcha_token }
      on.signedIn(await callApi("POST /auth/login", { json }), login, password)
    } catch (error) {
      if (isCode(error, "second_factor_required"))
        on.secondStep(error.problem as unknown as SecondStep, login, password)
      else refuse(error)
      setIsBusy(false)
    }
  }
  const missing = (value: string) => (isChecked && value === "" ? common.fieldErrors.required : null)
  return {
    login,
    setLogin,
    loginError: missing(login),
    password,
    setPassword,
    passwordError: missing(password),
    human,
    humanError: isChecked && isOpen ? signIn.notConfirmed : null,
    failure: failure?.text ?? null,
    isBusy,
    submit,
  }
}
