import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { ErrorLine } from "../ui/field.tsx"

const length = 6

interface SixDigitsProps {
  label: string
  value: string
  onValue: (value: string) => void
  /** Called with the code after the last digit. */
  onComplete?: (code: string) => void
  error?: string | null | undefined
  isFirst?: boolean
}

/** Six boxes for a code: digits move on, Backspace moves back, a pasted code fills them all. */
export function SixDigits({ label, value, onValue, onComplete, error, isFirst }: SixDigitsProps) {
  const { signIn } = useDashboardTexts()
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const focus = (index: number) => group.current?.querySelectorAll("input")[Math.min(index, length - 1)]?.focus()
  useEffect(() => {
    // A rejected code is typed again from the first digit on.
    if (error && value === "" && group.current?.contains(document.activeElement))
      group.current.querySelector("input")?.focus()
  }, [error, value])
  const write = (digits: string, at: number) => {
    const next = `${value.slice(0, at)}${digits}`.slice(0, length)
    const rest = value.slice(next.length)
    const all = `${next}${rest}`.slice(0, length)
    onValue(all)
    focus(next.length)
    if (all.length === length && digits !== "") onComplete?.(all)
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === "Backspace") {
      event.preventDefault()
      const from = index < value.length ? index : index - 1
      onValue(value.slice(0, Math.max(0, from)))
      focus(Math.max(0, from))
    }
    if (event.key === "ArrowLeft") focus(Math.max(0, index - 1))
    if (event.key === "ArrowRight") focus(Math.min(value.length, index + 1))
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    write(event.clipboardData.getData("text").replace(/\D/gu, ""), 0)
  }
  return (
    <fieldset
      className={error ? "six-digits field field-invalid" : "six-digits field"}
      ref={group}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{label}</legend>
      <div>
        {Array.from({ length }, (_one, index) => (
          <input
            // oxlint-disable-next-line react/no-array-index-key -- the boxes never move
            key={index}
            className="input"
            inputMode="numeric"
            autoComplete={index === 0 ? "one-time-code" : "off"}
            aria-label={signIn.digit(index + 1)}
            aria-invalid={error ? true : undefined}
            data-first-focus={(isFirst && index === 0) || undefined}
            value={value[index] ?? ""}
            onKeyDown={(event) => onKeyDown(event, index)}
            onPaste={onPaste}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              const typed = event.target.value.replace(/\D/gu, "")
              const fresh = typed.length === 2 && typed.startsWith(value[index] ?? "x") ? typed.slice(1) : typed
              write(fresh, Math.min(index, value.length))
            }}
          />
        ))}
      </div>
      <ErrorLine id={`${id}-error`} error={error} />
    </fieldset>
  )
}
