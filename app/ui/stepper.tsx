import { useState } from "react"
import { Icon } from "./icon.tsx"
import { useTypedEarly } from "./use-typed-early.ts"

interface StepperProps {
  value: number
  most: number
  label: string
  lessLabel: string
  moreLabel: string
  onChange: (value: number) => void
}

/** A whole number from 1 on, typed or stepped; incomplete input stays until the field loses focus. */
export function Stepper({ value, most, label, lessLabel, moreLabel, onChange }: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const typed = (text: string) => {
    setDraft(text)
    const number = Number(text)
    if (text !== "" && Number.isInteger(number) && number >= 1 && number <= most) onChange(number)
  }
  const field = useTypedEarly(String(value), typed)
  return (
    <span className="stepper">
      <button type="button" aria-label={lessLabel} disabled={value <= 1} onClick={() => onChange(value - 1)}>
        <Icon name="minus" />
      </button>
      <input
        ref={field}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        step={1}
        aria-label={label}
        value={draft ?? value}
        onChange={(event) => typed(event.target.value)}
        onBlur={() => setDraft(null)}
      />
      <button type="button" aria-label={moreLabel} disabled={value >= most} onClick={() => onChange(value + 1)}>
        <Icon name="plus" />
      </button>
    </span>
  )
}
