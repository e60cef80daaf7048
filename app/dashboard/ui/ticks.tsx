import { Fragment, type ReactNode, useId } from "react"
import { useIsReadOnly } from "./editing-scope.tsx"
import { ShownField } from "./shown-field.tsx"
import { ErrorLine } from "./field.tsx"

export interface Tick<Value extends string> {
  value: Value
  label: string
  /** Its meaning, in one sentence. */
  text?: string
  /** Shown below while it is selected. */
  more?: ReactNode
}

/** A single checkbox and what it means. */
export function SingleTick({
  label,
  text,
  isOn,
  onChange,
}: {
  label: string
  text: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}) {
  const id = useId()
  return (
    <div className="ticks">
      <label className="tick-line">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      <small className="tick-text" id={id}>
        {text}
      </small>
    </div>
  )
}

interface TickFieldProps<Value extends string> {
  legend: string
  /** Whether one or several can be selected. */
  type: "checkbox" | "radio"
  /** Side by side instead of one below the other. */
  isRow?: boolean
  options: readonly Tick<Value>[]
  chosen: readonly Value[]
  onChoose: (chosen: Value[]) => void
  error?: string | null | undefined
}

/** A group of checkboxes or radio buttons, each with an explanation. */
export function TickField<Value extends string>(props: TickFieldProps<Value>) {
  const { legend, type, isRow = false, options, chosen, onChoose, error } = props
  const id = useId()
  if (useIsReadOnly()) {
    const shown = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)
    return <ShownField label={legend} value={shown.join(", ")} />
  }
  const choose = (value: Value, isOn: boolean) => {
    if (type === "radio") return onChoose([value])
    const next = isOn ? [...chosen, value] : chosen.filter((other) => other !== value)
    onChoose(options.map((option) => option.value).filter((choice) => next.includes(choice)))
  }
  return (
    <fieldset className={isRow ? "ticks ticks-row" : "ticks"} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      {options.map(({ value, label, text, more }, index) => {
        const isChosen = chosen.includes(value)
        return (
          <Fragment key={value}>
            <label className="tick-line">
              <input
                type={type}
                name={id}
                checked={isChosen}
                aria-describedby={text === undefined ? undefined : `${id}-${value}`}
                data-invalid={error && index === 0 ? true : undefined}
                onChange={(event) => choose(value, event.target.checked)}
              />
              <span>{label}</span>
            </label>
            {text !== undefined && (
              <small className="tick-text" id={`${id}-${value}`}>
                {text}
              </small>
            )}
            {isChosen && more !== undefined && <div className="tick-more">{more}</div>}
          </Fragment>
        )
      })}
      <ErrorLine id={`${id}-error`} error={error} />
    </fieldset>
  )
}
