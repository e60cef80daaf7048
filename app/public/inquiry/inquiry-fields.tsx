import { useTexts } from "../../i18n/texts.tsx"
import { FormField } from "../../ui/form-field.tsx"
import { SmallButton } from "../buttons.tsx"
import type { FieldName, InquiryValues } from "./check-fields.ts"
import { fieldId } from "./field-id.ts"
import { UrgentSwitch } from "./urgent-switch.tsx"

interface InquiryFieldsProps {
  comment: string | undefined
  /** Whether the plant is down, at first. */
  urgent: boolean
  values: InquiryValues | undefined
  error: (path: FieldName) => string | undefined
  /** Called when a field with an error is edited. */
  onInput: (path: FieldName) => void
}

export function InquiryFields({ comment, urgent, values, error, onInput }: InquiryFieldsProps) {
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
      <UrgentSwitch isOn={values?.urgent ?? urgent} onChange={() => onInput("phone")}>
        <FormField {...field("phone")} label={form.phone} type="tel" autoComplete="tel" required />
      </UrgentSwitch>
      <div className="two-columns">
        <FormField {...field("name")} label={form.name} autoComplete="name" required />
        <FormField {...field("company")} label={form.company} autoComplete="organization" required />
      </div>
      <FormField {...field("email")} label={form.email} type="email" autoComplete="email" required />
      <FormField {...field("text")} label={form.comment} type="textarea" />
      <InsertPattern field={fieldId("text")} />
    </>
  )
}

/** Appends labelled lines to the comment; a second click only moves the focus there. */
function InsertPattern({ field }: { field: string }) {
  const { form } = useTexts()
  const insert = () => {
    const area = document.getElementById(field)
    if (!(area instanceof HTMLTextAreaElement)) return
    const lines = form.pattern.map((label) => `${label}: `)
    const [first = ""] = lines
    if (!area.value.includes(first.trimEnd())) {
      const before = area.value === "" || area.value.endsWith("\n\n") ? "" : area.value.endsWith("\n") ? "\n" : "\n\n"
      area.setRangeText(before + lines.join("\n"), area.value.length, area.value.length)
      area.rows = Math.max(area.rows, lines.length + 3)
      area.dispatchEvent(new Event("input", { bubbles: true }))
    }
    area.focus()
    const start = area.value.indexOf(first.trimEnd()) + first.length
    area.setSelectionRange(start, start)
  }
  return (
    <SmallButton className="insert-pattern scripted" onClick={insert}>
      {form.insertPattern}
    </SmallButton>
  )
}
