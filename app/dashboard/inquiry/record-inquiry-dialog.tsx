import type { Inquiry } from "#contract/inquiry.ts"
import { type Language, languages } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { callApi } from "../api/call-api.ts"
import { useGuardedClose } from "../editor/use-unsaved.ts"
import { AreaField, SelectField, TextField } from "../ui/field.tsx"
import { DialogForm } from "../ui/form.tsx"
import { useForm } from "../ui/use-form.ts"
import { isEarlierTry } from "./earlier-try.ts"
import { readTypedItems, useReadLines } from "./read-items.ts"

const fields = ["name", "company", "email", "phone"] as const
const empty = { name: "", company: "", email: "", phone: "", text: "", lang: "de", source: "phone", lines: "" }

interface TakeDownDialogProps {
  onDone: (inquiry: Inquiry) => void
  onClose: () => void
}

/** Records an inquiry by telephone or mail. */
export function RecordInquiryDialog({ onDone, onClose }: TakeDownDialogProps) {
  const { inquiries: texts, common } = useDashboardTexts()
  const desk = useDeskTexts()
  const form = useForm({
    start: empty,
    send: async ({ lines, ...texts }, key) => {
      const json = { ...texts, items: await readTypedItems(lines) }
      onDone(await callApi("POST /request/desk", { json, idempotencyKey: key() }))
    },
    explain: (error) => {
      if (!isEarlierTry(error)) return null
      form.renewKey()
      return { failure: desk.takenDownBefore }
    },
  })
  const close = useGuardedClose(form.isTyped, onClose)
  const lines = useReadLines(form.values.lines)
  return (
    <DialogForm form={form} title={desk.takeDown} size="medium" action={desk.takeDownSave} onClose={close}>
      <SelectField
        label={desk.takeDownBy}
        {...form.field("source")}
        options={(["phone", "mail"] as const).map((value) => ({ value, label: texts.filters[value] }))}
      />
      {fields.map((name) => (
        <TextField
          key={name}
          label={name === "phone" ? texts.filters.phone : texts.columns[name]}
          type={name === "email" ? "email" : name === "phone" ? "tel" : "text"}
          {...form.field(name)}
          isRequired={name === "name"}
          maxLength={limits.name}
          autoComplete="off"
        />
      ))}
      <SelectField
        label={texts.columns.language}
        {...form.field("lang")}
        options={languages.map((value: Language) => ({ value, label: common.languageNames[value] }))}
      />
      <AreaField label={desk.takeDownText} rows={6} maxLength={limits.comment} {...form.field("text")} />
      <AreaField
        label={desk.takeDownItems}
        hint={desk.takeDownRead(lines)}
        rows={3}
        spellCheck={false}
        {...form.field("lines")}
        error={form.errors["items"]}
      />
    </DialogForm>
  )
}
