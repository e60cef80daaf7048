import type { Language } from "#contract/language.ts"
import { ComboboxList, useCombobox } from "./combobox.tsx"
import { Field } from "./field.tsx"

export interface Suggestion {
  /** Unique value of the option. */
  value: string
  /** Kind of the option, in one word. */
  kind: string
  name: string
  lang?: Language | undefined
}

interface SuggestFieldProps<Option> {
  label: string
  hint?: string
  error?: string | null | undefined
  isRequired?: boolean
  isAlert?: boolean
  value: string
  suggestions: readonly Option[]
  /** Announced when the list changes, such as the number of options. */
  status: string
  /** Whether the list opens with the focus, because any choice is a good one. */
  opensOnFocus?: boolean
  maxLength?: number
  onValue: (value: string) => void
  onChoose: (suggestion: Option) => void
}

/** A text field with suggestions. */
export function SuggestField<Option extends Suggestion>(props: SuggestFieldProps<Option>) {
  const { label, value, suggestions, status, opensOnFocus = false, maxLength, ...more } = props
  const { onValue, onChoose, ...field } = more
  const combobox = useCombobox({ options: suggestions, onChoose })
  return (
    <div>
      <Field label={label} {...field}>
        {(control) => (
          <input
            className="input"
            {...control}
            {...combobox.field}
            // In a question, where nothing has to be chosen, the answer that changes nothing is focused first.
            data-first-focus={more.isRequired === false ? undefined : true}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxLength}
            value={value}
            onFocus={() => opensOnFocus && combobox.open()}
            onChange={(event) => {
              combobox.open()
              onValue(event.target.value)
            }}
          />
        )}
      </Field>
      <ComboboxList combobox={combobox} label={label} status={status} keyOf={({ value: key }) => key}>
        {(suggestion) => (
          <>
            <small>{suggestion.kind}</small>
            <b lang={suggestion.lang}>{suggestion.name}</b>
            <span className="mono">{suggestion.value}</span>
          </>
        )}
      </ComboboxList>
    </div>
  )
}
