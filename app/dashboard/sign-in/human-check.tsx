import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { PictureCheckDialog } from "./picture-check-dialog.tsx"
import type { useHumanCheck } from "./use-human-check.ts"

interface HumanCheckProps {
  check: ReturnType<typeof useHumanCheck>
  error: string | null
}

/** "I am not a robot": always shown; checking it confirms silently or opens the picture. */
export function SignInCheck({ check, error }: HumanCheckProps) {
  const { signIn } = useDashboardTexts()
  const { state } = check
  const isConfirmed = state === "confirmed"
  const message = state === "failed" ? signIn.confirmFailed : error
  return (
    <div className={message ? "field field-invalid" : "field"}>
      <label className="robot-check">
        <input
          type="checkbox"
          checked={isConfirmed}
          onChange={() => void check.tick()}
          aria-required="true"
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? "human-error" : undefined}
        />
        {signIn.notRobot}
        <output className={isConfirmed ? "state robot-confirmed" : "state"}>
          {isConfirmed && (
            <>
              <Icon name="check" />
              <span className="visually-hidden">{signIn.confirmed}</span>
            </>
          )}
          {state === "working" && signIn.checking}
          {!isConfirmed && state !== "working" && <Icon name="lock" />}
        </output>
      </label>
      {message && (
        <span className="field-message" id="human-error" role="alert">
          <Icon name="warn" />
          {message}
        </span>
      )}
      {state === "picture" && <PictureCheckDialog onConfirmed={check.confirmPicture} onClose={check.closePicture} />}
    </div>
  )
}
