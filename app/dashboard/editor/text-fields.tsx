import type { Language } from "#contract/language.ts"
import { AreaField, TextField } from "../ui/field.tsx"
import { type FormFields, fieldOf } from "./field-of.ts"
import { RichField } from "./rich-field.tsx"

export interface TextFieldSpec {
  /** Field name without language: `title` stands for title_de, title_en, title_ru. */
  name: string
  /** German field, if named differently. */
  germanName?: string
  kind: "line" | "area" | "rich"
  label: string
  hint?: string
  /** German is required. */
  isRequired?: boolean
  maxLength?: number
  /** Placeholder of an empty text. */
  placeholder?: (language: Language) => string
}

/** Returns the record's field for one language. */
export const fieldKey = ({ name, germanName }: TextFieldSpec, language: Language): string =>
  language === "de" && germanName !== undefined ? germanName : `${name}_${language}`

interface TextFieldsProps extends FormFields {
  fields: readonly TextFieldSpec[]
  language: Language
}

/** Fields of one language. */
export function TextFields({ fields, language, ...form }: TextFieldsProps) {
  return fields.map((field) => {
    const key = fieldKey(field, language)
    const { kind, label, hint, maxLength, placeholder } = field
    const shared = { label, ...fieldOf(form, key) }
    if (kind === "rich") return <RichField key={key} language={language} {...shared} />
    const plain = {
      ...shared,
      lang: language,
      maxLength,
      placeholder: placeholder?.(language),
      isRequired: field.isRequired && language === "de",
      hint,
    }
    return kind === "line" ? <TextField key={key} {...plain} /> : <AreaField key={key} rows={3} {...plain} />
  })
}
