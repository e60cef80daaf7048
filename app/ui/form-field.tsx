import type { FormEventHandler } from "react"
import { Icon } from "./icon.tsx"

interface FormFieldProps {
  id: string
  name: string
  label: string
  type?: "text" | "email" | "tel" | "textarea"
  autoComplete?: string
  required?: boolean
  defaultValue?: string | undefined
  error?: string | undefined
  onInput?: FormEventHandler
}

/** A labelled field; its error is below it with an icon and linked by aria. */
export function FormField({
  id,
  name,
  label,
  type = "text",
  autoComplete,
  required = false,
  defaultValue,
  error,
  onInput,
}: FormFieldProps) {
  const common = {
    id,
    name,
    className: "input",
    autoComplete,
    required,
    defaultValue,
    onInput,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId(id) : undefined,
  }
  return (
    <div className={error ? "field field-invalid" : "field"}>
      <label htmlFor={id}>
        {label}
        {required && (
          <span className="required-mark" aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      {type === "textarea" ? <textarea rows={4} {...common} /> : <input type={type} {...common} />}
      <FieldMessage id={id} error={error} />
    </div>
  )
}

export const errorId = (id: string) => `${id}-error`

export function FieldMessage({ id, error }: { id: string; error?: string | undefined }) {
  if (!error) return null
  return (
    <span className="field-message" id={errorId(id)}>
      <Icon name="warn" />
      {error}
    </span>
  )
}
