import type { KeyboardEvent } from "react"
import { languages } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { FieldScope } from "../ui/editing-scope.tsx"
import { AreaField, TextField } from "../ui/field.tsx"
import { useMayWrite } from "./may-write.ts"
import type { PartErrors, PartField, PartValues } from "./part-form.ts"

interface PartFieldsProps {
  values: PartValues
  errors: PartErrors
  onValue: (field: PartField, value: string) => void
  /** Whether the number has the first focus of its dialog. */
  isFirst?: boolean
}

/** Fields of one part; Enter sends their form. */
export function PartFields({ values, errors, onValue, isFirst = false }: PartFieldsProps) {
  const { parts: texts } = useDashboardTexts()
  const mayWrite = useMayWrite()
  const errorOf = (field: PartField): string | undefined => {
    const code = errors[field]
    if (code === undefined) return undefined
    return code in texts.errors ? texts.errors[code as keyof typeof texts.errors] : texts.errors.invalid
  }
  const field = (name: PartField) => ({
    label: texts.fields[name],
    value: values[name],
    error: errorOf(name),
    onValue: (value: string) => onValue(name, value),
    autoComplete: "off",
  })
  return (
    <div className="part-fields">
      <FieldScope isReadOnly={!mayWrite("partnumber")}>
        <TextField
          {...field("partnumber")}
          isRequired
          data-first-focus={isFirst || undefined}
          className="input mono"
          spellCheck={false}
        />
        <TextField {...field("subst_part")} hint={texts.substituteHint} className="input mono" spellCheck={false} />
        <TextField {...field("quantity")} className="input mono" inputMode="numeric" />
      </FieldScope>
      {languages.map((language) => (
        <FieldScope key={language} isReadOnly={!mayWrite(`description_${language}`)}>
          <AreaField {...field(`description_${language}`)} lang={language} rows={2} onKeyDown={saveOnEnter} />
        </FieldScope>
      ))}
      <p className="hint">{texts.enterHint}</p>
    </div>
  )
}

function saveOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
