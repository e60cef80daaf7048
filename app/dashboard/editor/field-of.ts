import type { Values } from "./edit-state.ts"

/** What the fields of a form share. */
export interface FormFields {
  values: Values
  errors: Readonly<Record<string, string>>
  onValue: (key: string, value: string) => void
}

/** Returns what a field shows of a form and reports to it. */
export const fieldOf = ({ values, errors, onValue }: FormFields, name: string) => ({
  "data-field": name,
  value: values[name] ?? "",
  error: errors[name],
  onValue: (value: string) => onValue(name, value),
})
