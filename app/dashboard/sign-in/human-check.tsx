import { useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { CaptchaDialog } from "./captcha-dialog.tsx"
import { confirmByWork } from "./confirm-human.ts"

interface HumanCheckProps {
  token: string | null
  onToken: (token: string | null) => void
  /** The picture is asked for; else the browser confirms by itself. */
  needsPicture: boolean
  error: string | null
}

/** "I am not a robot": always there; ticking it confirms silently or opens the picture. */
export function HumanCheck({ token, onToken, needsPicture, error }: HumanCheckProps) {
  const { signIn } = useDashboardTexts()
  const [state, setState] = useState<"idle" | "checking" | "failed" | "picture">("idle")
  const tick = async () => {
    if (token !== null || state === "checking") return
    if (needsPicture) {
      setState("picture")
      return
    }
    setState("checking")
    try {
      onToken(await confirmByWork())
      setState("idle")
    } catch {
      setState("failed")
    }
  }
  const message = state === "failed" ? signIn.confirmFailed : error
  return (
    <div className={message ? "field err" : "field"}>
      <label className="robot">
        <input
          type="checkbox"
          checked={token !== null}
          onChange={() => void tick()}
          aria-required="true"
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? "human-error" : undefined}
        />
        {signIn.notRobot}
        <output className={token === null ? "state" : "state done"}>
          {token !== null && (
            <>
              <Icon name="check" />
              <span className="vh">{signIn.confirmed}</span>
            </>
          )}
          {token === null && state === "checking" && signIn.checking}
          {token === null && state !== "checking" && <Icon name="lock" />}
        </output>
      </label>
      {message && (
        <span className="msg" id="human-error">
          <Icon name="warn" />
          {message}
        </span>
      )}
      {state === "picture" && (
        <CaptchaDialog
          onConfirmed={(confirmed) => {
            onToken(confirmed)
            setState("idle")
          }}
          onClose={() => setState("idle")}
        />
      )}
    </div>
  )
}
