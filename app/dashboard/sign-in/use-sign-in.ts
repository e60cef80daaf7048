import { type FormEvent, type RefObject, useState } from "react"
import type { SignInAnswer } from "#contract/auth.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"

export type OnSignedIn = (answer: SignInAnswer, login: string, password: string) => void

/** What is typed into the sign-in form, and one attempt with it; a failure keeps it and asks for the human check again. */
export function useSignIn(knownLogin: string, form: RefObject<HTMLFormElement | null>, onSignedIn: OnSignedIn) {
  const { signIn, common } = useDashboardTexts()
  const [login, setLogin] = useState(knownLogin)
  const [password, setPassword] = useState("")
  const [human, setHuman] = useState<string | null>(null)
  const [needsPicture, setNeedsPicture] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  const refuse = (error: unknown) => {
    const wantsHuman = isCode(error, "captcha_required") || isCode(error, "invalid")
    setHuman(null)
    setIsChecked(false)
    if (isCode(error, "wrong_password") || wantsHuman) setNeedsPicture(true)
    if (isCode(error, "wrong_password")) setFailure(signIn.wrong)
    else setFailure(wantsHuman ? signIn.confirmMore : errorText(common, error))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    setFailure(null)
    if (login === "" || password === "" || human === null) {
      if (human === null && login !== "" && password !== "") setFailure(signIn.notConfirmed)
      focusFirstInvalid(form)
      return
    }
    setIsBusy(true)
    try {
      const answer = await callApi<SignInAnswer>("/auth/login", {
        method: "POST",
        json: { login, password, captcha_token: human },
      })
      onSignedIn(answer, login, password)
    } catch (error) {
      refuse(error)
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
    setHuman,
    humanError: isChecked && human === null ? signIn.notConfirmed : null,
    needsPicture,
    failure,
    isBusy,
    submit,
  }
}
