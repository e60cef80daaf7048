import { useState } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Field } from "../ui/field.tsx"
import { IconOnlyButton } from "../ui/button.tsx"

interface PasswordFieldProps {
  label: string
  value: string
  onValue: (value: string) => void
  autoComplete: "current-password" | "new-password"
  error?: string | null | undefined
  hint?: string
  isFirst?: boolean
}

/** A password field with a button that shows its value. */
export function PasswordField({ label, value, onValue, autoComplete, error, hint, isFirst }: PasswordFieldProps) {
  const { signIn } = useDashboardTexts()
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label={label} error={error} isRequired isAlert hint={hint}>
      {(control) => (
        <div className="pass">
          <input
            className="input"
            {...control}
            data-first-focus={isFirst || undefined}
            type={isShown ? "text" : "password"}
            value={value}
            onChange={(event) => onValue(event.target.value)}
            autoComplete={autoComplete}
            autoCapitalize="off"
            spellCheck={false}
          />
          <IconOnlyButton
            icon="eye"
            label={signIn.showPassword}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      )}
    </Field>
  )
}
