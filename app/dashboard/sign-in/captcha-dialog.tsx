import { type FormEvent, useEffect, useState } from "react"
import type { Captcha } from "#contract/captcha.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { errorText, isCode } from "../api/error-text.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { TextField } from "../ui/field.tsx"
import { Notice } from "../ui/notice.tsx"
import { confirmByCode, confirmByWork, fetchCaptcha } from "./confirm-human.ts"

/** Six characters in a picture, or, for whoever cannot read them, a moment of work by the browser. */
export function CaptchaDialog({ onConfirmed, onClose }: { onConfirmed: (token: string) => void; onClose: () => void }) {
  const { signIn, common } = useDashboardTexts()
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const [code, setCode] = useState("")
  const [error, setError] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState<"code" | "work" | null>(null)
  const [round, setRound] = useState(0)
  const renew = () => {
    setCaptcha(null)
    setCode("")
    setRound(round + 1)
  }
  useEffect(() => {
    fetchCaptcha()
      .then((fresh) => {
        setCaptcha(fresh)
        setProblem(null)
      })
      .catch((reason: unknown) => setProblem(`${signIn.captchaLoadFailed} ${errorText(common, reason)}`))
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
        setError(kind === "code" ? signIn.captchaWrong : signIn.confirmFailed)
        renew()
      }
    }
  }
  const check = (event: FormEvent) => {
    event.preventDefault()
    // A form in a dialog inside another form: its submit is its own.
    event.stopPropagation()
    if (code.trim() === "") setError(common.fieldErrors.required)
    else if (captcha) void attempt("code", () => confirmByCode(captcha.id, code.trim()))
  }
  return (
    <Dialog title={signIn.captchaTitle} onClose={onClose}>
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      <div className="captcha-picture">
        {captcha ? <img src={captcha.image} alt={signIn.captchaImage} /> : <span className="sk" />}
        <button type="button" className="icon-btn" aria-label={signIn.captchaNew} onClick={renew}>
          <Icon name="refresh" />
        </button>
      </div>
      <form noValidate onSubmit={check}>
        <TextField
          label={signIn.captchaField}
          value={code}
          onValue={setCode}
          error={error}
          data-first-focus
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={20}
        />
        <div className="acts">
          <Button look="line" busy={busy === "work"} onClick={() => void attempt("work", confirmByWork)}>
            {signIn.captchaWithout}
          </Button>
          <Button type="submit" busy={busy === "code"}>
            {signIn.captchaCheck}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
