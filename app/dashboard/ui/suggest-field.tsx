import { type KeyboardEvent, useId, useState } from "react"
import type { Language } from "#contract/language.ts"
import { Field } from "./field.tsx"
import "./suggest-field.css"

export interface Suggestion {
  /** Unique value of the option. */
  value: string
  /** Kind of the option, in one word. */
  kind: string
  name: string
  lang?: Language | undefined
}

interface SuggestFieldProps {
  label: string
  hint?: string
  error?: string | null | undefined
  value: string
  suggestions: readonly Suggestion[]
  /** Announced when the list changes, such as the number of options. */
  status: string
  onValue: (value: string) => void
  onChoose: (suggestion: Suggestion) => void
}

/** A text field with suggestions, by the combobox pattern: arrows move, Enter accepts, Escape closes the list. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, hint, error, value, suggestions, status, onValue, onChoose } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const shown = isOpen ? suggestions : []
  const active = at < shown.length ? at : -1
  const walk = (to: number) => {
    setAt(to)
    document.getElementById(`${id}-${to}`)?.scrollIntoView({ block: "nearest" })
  }
  const choose = (suggestion: Suggestion) => {
    onChoose(suggestion)
    setIsOpen(false)
    setAt(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const count = suggestions.length
    const chosen = shown[active]
    if (event.key === "Escape" && shown.length > 0) setIsOpen(false)
    else if (event.key === "Enter" && chosen) choose(chosen)
    else if (event.key === "ArrowDown" && count > 0) walk((active + 1) % count)
    else if (event.key === "ArrowUp" && count > 0) walk((Math.max(active, 0) - 1 + count) % count)
    else return
    if (event.key.startsWith("Arrow")) setIsOpen(true)
    event.preventDefault()
  }
  return (
    <div>
      <Field label={label} error={error} {...(hint === undefined ? {} : { hint })}>
        {(control) => (
          <input
            className="input"
            {...control}
            data-first-focus
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => {
              setIsOpen(true)
              setAt(-1)
              onValue(event.target.value)
            }}
            onBlur={() => setIsOpen(false)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      <div
        id={`${id}-list`}
        className="suggest-options"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list that follows what is typed
        role="listbox"
        aria-label={label}
        hidden={shown.length === 0}
      >
        {shown.map((suggestion, index) => (
          <button
            key={suggestion.value}
            id={`${id}-${index}`}
            type="button"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of that list
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            <small>{suggestion.kind}</small>
            <b lang={suggestion.lang}>{suggestion.name}</b>
            <span className="mono">{suggestion.value}</span>
          </button>
        ))}
      </div>
      <output className="visually-hidden">{isOpen ? status : ""}</output>
    </div>
  )
}
