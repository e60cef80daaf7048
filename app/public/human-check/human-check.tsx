import { useEffect, useRef } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { FieldMessage, errorId } from "../../ui/form-field.tsx"
import { Icon } from "../../ui/icon.tsx"

interface HumanCheckProps {
  id: string
  verified: boolean
  error?: string | undefined
  onOpen: () => void
  onClear: () => void
}

/** Checkbox that opens the check; only passing it checks the box, and without script it has no effect. */
export function HumanCheck({ id, verified, error, onOpen, onClear }: HumanCheckProps) {
  const { form } = useTexts()
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Restored by the browser, or checked where the script did not load at first, hence unverified.
    if (box.current) box.current.checked = false
  }, [])
  return (
    <div className={error ? "field field-invalid" : "field"}>
      <label className={error ? "robot robot-invalid" : "robot"}>
        <input
          ref={box}
          id={id}
          type="checkbox"
          data-replay
          checked={verified}
          onChange={verified ? onClear : onOpen}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId(id) : undefined}
        />
        {form.robot}
        <span className={verified ? "done" : "note"}>
          <Icon name={verified ? "check" : "lock"} />
        </span>
      </label>
      <output className="field-message field-message-ok">
        {verified && (
          <>
            <Icon name="check" />
            {form.human.verified}
          </>
        )}
      </output>
      <FieldMessage id={id} error={error} />
    </div>
  )
}
