import { useState } from "react"
import type { SignInResponse } from "#contract/auth.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { useForm } from "../ui/use-form.ts"
import type { SecondStep } from "./second-step-form.tsx"
import { useHumanCheck } from "./use-human-check.ts"

type OnSecondStep = (step: SecondStep, login: string, password: string) => void

export type OnSignedIn = (response: SignInResponse, login: string, password: string) => void

/** State of the sign-in form; a failed attempt keeps the input and asks for the human check again. */
export function useSignIn(knownLogin: string, on: { signedIn: OnSignedIn; secondStep: OnSecondStep }) {
  const { signIn, common } = useDashboardTexts()
  /** Whether the last failure is settled as soon as the human check succeeds. */
  const [isHuman, setIsHuman] = useState(false)
  const human = useHumanCheck()
  const isOpen = human.state !== "confirmed" && human.state !== "working"
  const missing = (value: string) => (value === "" ? common.fieldErrors.required : undefined)
  const form = useForm({
    start: { login: knownLogin, password: "", human: "" },
    check: ({ login, password }) => ({
      login: missing(login),
      password: missing(password),
      human: isOpen ? signIn.notConfirmed : undefined,
    }),
    send: async ({ login, password }) => {
      setIsHuman(false)
      // The checkbox reports a failed proof.
      const captcha_token = await human.token().catch(() => null)
      if (captcha_token === null) return
      try {
        on.signedIn(await callApi("POST /auth/login", { json: { login, password, captcha_token } }), login, password)
      } catch (error) {
        if (!isCode(error, "second_factor_required")) throw error
        on.secondStep(error.problem as unknown as SecondStep, login, password)
      }
    },
    explain: (error) => {
      const isWrong = isCode(error, "wrong_password")
      const isUnconfirmed = isCode(error, "captcha_required") || isCode(error, "invalid")
      human.renew(isWrong || isUnconfirmed)
      setIsHuman(isUnconfirmed)
      if (isWrong) return { failure: signIn.wrong }
      return { failure: isUnconfirmed ? signIn.confirmMore : errorText(common, error) }
    },
  })
  return {
    form,
    human,
    humanError: isOpen ? form.errors["human"] : undefined,
    failure: isHuman && !isOpen ? null : form.failure,
  }
}
