import { type FormEvent, useEffect, useState } from "react"
import type { HumanCheckPicture } from "#contract/human-check.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { errorText, isCode } from "../api/error-text.ts"
import { confirmByCode, confirmByWork, fetchPictureCheck } from "./confirm-human.ts"

/** A picture with a code, and attempts by person or browser; a wrong one loads a new picture. */
export function usePictureCheck(onConfirmed: (token: string) => void) {
  const { signIn, common } = useDashboardTexts()
  const [picture, setPicture] = useState<HumanCheckPicture | null>(null)
  const [code, setCode] = useState("")
  const [error, setError] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState<"code" | "work" | null>(null)
  const [round, setRound] = useState(0)
  const renew = () => {
    setPicture(null)
    setCode("")
    setRound(round + 1)
  }
  const refresh = () => {
    setError(null)
    renew()
  }
  useEffect(() => {
    fetchPictureCheck()
      .then((fresh) => {
        setPicture(fresh)
        setProblem(null)
      })
      .catch((reason: unknown) => setProblem(`${signIn.humanCheckLoadFailed} ${errorText(common, reason)}`))
  }, [round, signIn, common])

  const attempt = async (kind: "code" | "work", confirm: () => Promise<string>) => {
    if (busy) return
    setBusy(kind)
    try {
      onConfirmed(await confirm())
    } catch (reason) {
      setBusy(null)
      if (!isCode(reason, "invalid")) setProblem(errorText(common, reason))
      else {
        setError(kind === "code" ? signIn.humanCheckWrong : signIn.confirmFailed)
        renew()
      }
    }
  }
  const check = (event: FormEvent) => {
    event.preventDefault()
    // A form in a dialog inside another form: its submit event must not reach that.
    event.stopPropagation()
    if (code.trim() === "") setError(common.fieldErrors.required)
    else if (picture) void attempt("code", () => confirmByCode(picture.id, code.trim()))
  }
  const work = () => void attempt("work", confirmByWork)
  return { picture, code, setCode, error, problem, busy, refresh, check, work }
}
