import { type ComponentProps, type ReactNode, useId } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { DraftMark, useDraftState } from "./draft-scope.tsx"
import { useIsReadOnly } from "./editing-scope.tsx"
import { ShownField } from "./shown-field.tsx"

interface FieldProps {
  label: string
  error?: string | null | undefined
  hint?: string | undefined
  isRequired?: boolean | undefined
  /** Whether the error is announced when it appears, as the specification's alerts are. */
  isAlert?: boolean | undefined
  /** Name of the record's field, for the draft's marks. */
  "data-field"?: string | undefined
}

interface Described {
  id: string
  "aria-describedby": string | undefined
  "aria-invalid": true | undefined
  "aria-required": true | undefined
}

type Control = (control: Described) => ReactNode

/** Label, control, hint and error; `children` gets the attributes that link the control to them. */
export function Field({
  label,
  error,
  hint,
  isRequired,
  isAlert,
  "data-field": field,
  children,
}: FieldProps & { children: Control }) {
  const { common } = useDashboardTexts()
  const id = useId()
  const isDrafted = useDraftState().changed.has(field ?? "")
  const described = [isDrafted ? `${id}-draft` : "", error ? `${id}-error` : "", hint === undefined ? "" : `${id}-hint`]
    .filter(Boolean)
    .join(" ")
  return (
    <div className={error ? "field field-invalid" : "field"}>
      <label htmlFor={id}>
        {label}
        {isRequired && (
          <span className="required-mark" title={common.required} aria-hidden="true">
            {" "}
            *
          </span>
        )}
      </label>
      <DraftMark field={field} id={`${id}-draft`} />
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": isRequired ? true : undefined,
      })}
      {hint !== undefined && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <ErrorLine id={`${id}-error`} error={error} isAlert={isAlert ?? false} />
    </div>
  )
}

interface ErrorLineProps extends Pick<FieldProps, "error" | "isAlert"> {
  id?: string
}

/** What is wrong with a field, below it. */
export const ErrorLine = ({ id, error, isAlert = true }: ErrorLineProps) =>
  error && (
    <span className="field-message" id={id} role={isAlert ? "alert" : undefined}>
      <Icon name="warn" />
      {error}
    </span>
  )

type TypedProps<Tag extends "input" | "textarea"> = FieldProps &
  Omit<ComponentProps<Tag>, "onChange"> & { onValue: (value: string) => void }

/** A field, or what it holds where nothing can be changed. */
function ReadableField({
  shown,
  lang,
  children,
  ...field
}: FieldProps & { shown: ComponentProps<"input">["value"]; lang?: string | undefined; children: Control }) {
  if (!useIsReadOnly()) return <Field {...field}>{children}</Field>
  return <ShownField label={field.label} value={String(shown ?? "")} lang={lang} data-field={field["data-field"]} />
}

export function TextField({ label, error, hint, isRequired, isAlert, onValue, ...input }: TypedProps<"input">) {
  const { value, lang, "data-field": name } = input
  return (
    <ReadableField {...{ label, error, hint, isRequired, isAlert, lang, "data-field": name }} shown={value}>
      {(control) => (
        <input className="input" {...input} {...control} onChange={(event) => onValue(event.target.value)} />
      )}
    </ReadableField>
  )
}

export function AreaField({ label, error, hint, isRequired, onValue, ...area }: TypedProps<"textarea">) {
  const { value, lang, "data-field": name } = area
  return (
    <ReadableField {...{ label, error, hint, isRequired, lang, "data-field": name }} shown={value}>
      {(control) => (
        <textarea className="input" {...area} {...control} onChange={(event) => onValue(event.target.value)} />
      )}
    </ReadableField>
  )
}

type SelectProps<Value extends string> = FieldProps & {
  value: Value
  options: readonly { value: Value; label: string }[]
  onValue: (value: Value) => void
}

export function SelectField<Value extends string>({ value, options, onValue, ...field }: SelectProps<Value>) {
  const { common } = useDashboardTexts()
  const shown = options.find((option) => option.value === value)?.label ?? ""
  return (
    <ReadableField {...field} shown={shown}>
      {(control) => (
        <select
          className="input"
          {...control}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onValue(chosen.value)
          }}
        >
          {value !== "" && !options.some((option) => option.value === value) && (
            <option value={value}>{common.optionGone}</option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </ReadableField>
  )
}
