import { useEffect, useState } from "react"
import type { HumanCheckPicture } from "#contract/human-check.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { errorText, isCode } from "../api/error-text.ts"
import { useForm } from "../ui/use-form.ts"
import { confirmByCode, confirmByWork, fetchPictureCheck } from "./confirm-human.ts"

/** A picture with a code, and attempts by person or browser; a wrong one loads a new picture. */
export function usePictureCheck(onConfirmed: (token: string) => void) {
  const { signIn, common } = useDashboardTexts()
  const [picture, setPicture] = useState<HumanCheckPicture | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const form = useForm({
    start: { code: "", isByWork: false },
    check: ({ code, isByWork }) => ({ code: isByWork || code.trim() ? undefined : common.fieldErrors.required }),
    send: async ({ code, isByWork }) => {
      if (isByWork) onConfirmed(await confirmByWork())
      else if (picture) onConfirmed(await confirmByCode(picture.id, code.trim()))
    },
    explain: (reason, { isByWork }) => {
      if (!isCode(reason, "invalid")) return null
      refresh()
      return { errors: { code: isByWork ? signIn.confirmFailed : signIn.humanCheckWrong } }
    },
  })
  const refresh = () => {
    form.set({ code: "" })
    setPicture(null)
    setRound((last) => last + 1)
  }
  useEffect(() => {
    fetchPictureCheck()
      .then((fresh) => {
        setPicture(fresh)
        setProblem(null)
      })
      .catch((reason: unknown) => setProblem(`${signIn.humanCheckLoadFailed} ${errorText(common, reason)}`))
  }, [round, signIn, common])
  return { picture, form, problem, refresh }
}
