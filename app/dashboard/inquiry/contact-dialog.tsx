import type { Inquiry } from "#contract/inquiry.ts"
import { type Language, languages } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { callApi } from "../api/call-api.ts"
import { useRefresh } from "../api/read.ts"
import { useGuardedClose } from "../editor/use-unsaved.ts"
import { SelectField, TextField } from "../ui/field.tsx"
import { DialogForm } from "../ui/form.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useForm } from "../ui/use-form.ts"

const fields = ["name", "company", "email", "phone"] as const

/** Corrects who wrote and how to reach them; the former values stay in the thread. */
export function ContactDialog({ inquiry, onClose }: { inquiry: Inquiry; onClose: () => void }) {
  const { inquiries: texts, common } = useDashboardTexts()
  const desk = useDeskTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const { id, version, name, company, email, phone, lang } = inquiry
  const form = useForm({
    start: { name, company, email, phone, lang },
    send: async (json) => {
      await callApi("PATCH /request/:id", { params: { id }, json, version })
      await refresh("GET /request/:id", "GET /request")
      toast({ text: desk.contactChanged, about: `contact ${id}` })
      onClose()
    },
  })
  const close = useGuardedClose(form.isTyped, onClose)
  return (
    <DialogForm form={form} title={desk.contact} action={common.save} onClose={close}>
      {fields.map((field) => (
        <TextField
          key={field}
          label={field === "phone" ? texts.filters.phone : texts.columns[field]}
          type={field === "email" ? "email" : field === "phone" ? "tel" : "text"}
          {...form.field(field)}
          isRequired={field === "name"}
          maxLength={limits.name}
          autoComplete="off"
        />
      ))}
      <SelectField
        label={texts.columns.language}
        {...form.field("lang")}
        options={languages.map((value: Language) => ({ value, label: common.languageNames[value] }))}
      />
    </DialogForm>
  )
}
