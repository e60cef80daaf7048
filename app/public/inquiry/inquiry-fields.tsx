import { useTexts } from "../../i18n/texts.tsx"
import { FormField } from "../../ui/form-field.tsx"
import type { FieldName, InquiryValues } from "./check-fields.ts"
import { CallBack } from "./call-back.tsx"
import { fieldId } from "./field-id.ts"
import { InsertPattern } from "./insert-pattern.tsx"

interface InquiryFieldsProps {
  comment: string | undefined
  values: InquiryValues | undefined
  error: (path: FieldName) => string | undefined
  /** Called when a field with an error is edited. */
  onInput: (path: FieldName) => void
}

export function InquiryFields({ comment, values, error, onInput }: InquiryFieldsProps) {
  const { form } = useTexts()
  const field = (path: Exclude<keyof InquiryValues, "numbers" | "urgent">) => {
    const message = error(path)
    return {
      id: fieldId(path),
      name: path,
      defaultValue: values?.[path] ?? (path === "text" ? comment : undefined),
      error: message,
      ...(message ? { onInput: () => onInput(path) } : {}),
    }
  }
  return (
    <>
      <div className="two-columns">
        <FormField {...field("name")} label={form.name} autoComplete="name" required />
        <FormField {...field("company")} label={form.company} autoComplete="organization" required />
      </div>
      <FormField {...field("email")} label={form.email} type="email" autoComplete="email" required />
      <FormField {...field("text")} label={form.comment} type="textarea" />
      <InsertPattern field={fieldId("text")} />
      <CallBack urgent={values?.urgent ?? false} onChange={() => onInput("phone")}>
        <FormField {...field("phone")} label={form.phone} type="tel" autoComplete="tel" required />
      </CallBack>
    </>
  )
}
