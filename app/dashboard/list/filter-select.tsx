import { type ComponentProps, useState } from "react"

interface DayInputProps extends Omit<ComponentProps<"input">, "value" | "onChange"> {
  value: string
  onDay: (day: string) => void
}

/** A day that filters. It is passed on once its year is whole: a view knows no year 2, and would empty the field. */
export function DayInput({ value, onDay, ...input }: DayInputProps) {
  const [typed, setTyped] = useState(value)
  const [given, setGiven] = useState(value)
  // A value from elsewhere, such as a cleared filter, replaces the typed one.
  if (value !== given) {
    setGiven(value)
    setTyped(value)
  }
  return (
    <input
      {...input}
      type="date"
      className="input"
      min="2000-01-01"
      max="2099-12-31"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.validity.valid) onDay(target.value)
      }}
    />
  )
}

interface DayFiltersProps extends Pick<ComponentProps<"label">, "className"> {
  texts: Readonly<Record<"from" | "to", string>>
  value: Readonly<Record<"from" | "to", string>>
  onChange: (change: { from?: string; to?: string }) => void
}

/** First and last day of what a list shows. */
export const DayFilters = ({ texts, value, onChange, className }: DayFiltersProps) =>
  (["from", "to"] as const).map((end) => (
    <label key={end} className={className}>
      {texts[end]}
      <DayInput value={value[end]} onDay={(day) => onChange({ [end]: day })} />
    </label>
  ))

interface FilterSelectProps<Value extends string> {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChoose: (value: Value) => void
}

/** One filter of a list: a self-describing select. */
export function FilterSelect<Value extends string>({ label, value, options, onChoose }: FilterSelectProps<Value>) {
  return (
    <select
      className="input"
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)
        if (chosen) onChoose(chosen.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
