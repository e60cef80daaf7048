import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useDeferredValue, useState } from "react"
import type { Customer } from "#contract/customer.ts"
import type { Inquiry } from "#contract/inquiry.ts"
import { type Language, languages } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { callApi } from "../api/call-api.ts"
import { read } from "../api/read.ts"
import { useGuardedClose } from "../editor/use-unsaved.ts"
import { AreaField, SelectField, TextField } from "../ui/field.tsx"
import { DialogForm } from "../ui/form.tsx"
import { SuggestField } from "../ui/suggest-field.tsx"
import { useForm } from "../ui/use-form.ts"
import { isEarlierTry } from "./earlier-try.ts"

/** Shortest text that customers are looked up by. */
const fewestCharacters = 2

/** Returns who has inquired before and fits what is typed. */
function useCustomers(typed: string): Customer[] {
  const query = useDeferredValue(typed.trim())
  const isEnabled = query.length >= fewestCharacters
  const { data } = useQuery({
    ...read("GET /customer", { query: { query } }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  })
  return isEnabled ? (data ?? []) : []
}

/** Returns the number of lines that the server reads from a list. */
function useLineCount(typed: string): number {
  const text = useDeferredValue(typed)
  const { data } = useQuery({
    queryKey: ["POST /line/read", text],
    queryFn: () => callApi("POST /line/read", { json: { text } }),
    enabled: text.trim() !== "",
    placeholderData: keepPreviousData,
  })
  return text.trim() === "" ? 0 : (data?.lines.length ?? 0)
}

const empty = {
  name: "",
  company: "",
  email: "",
  phone: "",
  urgent: false,
  text: "",
  lang: "de",
  source: "phone",
  list: "",
}

/** Records an inquiry by telephone or mail. */
export function RecordInquiryDialog({ onDone, onClose }: { onDone: (inquiry: Inquiry) => void; onClose: () => void }) {
  const { inquiries: texts, common } = useDashboardTexts()
  const desk = useDeskTexts()
  const form = useForm({
    start: empty,
    send: async (json, key) => onDone(await callApi("POST /request/desk", { json, idempotencyKey: key() })),
    explain: (error) => {
      if (!isEarlierTry(error)) return null
      form.renewKey()
      return { failure: desk.takenDownBefore }
    },
  })
  const close = useGuardedClose(form.isTyped, onClose)
  const lines = useLineCount(form.values.list)
  const [typed, setTyped] = useState("")
  const customers = useCustomers(typed)
  const suggestions = customers.map((customer) => ({
    ...customer,
    value: customer.email || customer.phone,
    kind: customer.company,
  }))
  return (
    <DialogForm form={form} title={desk.takeDown} size="medium" action={desk.takeDownSave} onClose={close}>
      <SelectField
        label={desk.takeDownBy}
        {...form.field("source")}
        options={(["phone", "mail"] as const).map((value) => ({ value, label: texts.filters[value] }))}
      />
      {(["name", "company"] as const).map((name) => (
        <SuggestField
          key={name}
          label={texts.columns[name]}
          {...form.field(name)}
          isRequired={name === "name"}
          maxLength={limits.name}
          suggestions={suggestions}
          status={desk.customersFound(customers.length)}
          onValue={(value) => {
            form.set({ [name]: value })
            setTyped(value)
          }}
          onChoose={({ name: chosen, company, email, phone, lang }) =>
            form.set({ name: chosen, company, email, phone, lang })
          }
        />
      ))}
      <TextField
        label={texts.columns.email}
        type="email"
        {...form.field("email")}
        maxLength={limits.name}
        autoComplete="off"
      />
      <TextField
        label={texts.filters.phone}
        type="tel"
        {...form.field("phone")}
        maxLength={limits.name}
        autoComplete="off"
      />
      <label className="tick-line">
        <input
          type="checkbox"
          checked={form.values.urgent}
          onChange={({ target }) => form.set({ urgent: target.checked })}
        />
        {texts.urgent}
      </label>
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
        {...form.field("list")}
      />
    </DialogForm>
  )
}
