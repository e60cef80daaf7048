import { useEffect, useState } from "react"
import type { Inquiry } from "#contract/inquiry.ts"
import { type Language, languages } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { readNumbers } from "#contract/number-reader/read-numbers.ts"
import { callApi } from "../api/call-api.ts"
import { useGuardedClose } from "../editor/use-unsaved.ts"
import { AreaField, SelectField, TextField } from "../ui/field.tsx"
import { DialogForm } from "../ui/form.tsx"
import { useForm } from "../ui/use-form.ts"
import { isEarlierTry } from "./earlier-try.ts"

interface TypedItem {
  partnumber: string
  quantity: number
  position: string
  note: string
}

const waitMs = 300

/** Returns the numbers that the catalogue has. */
async function knownNumbers(numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const catalogued = new Set<string>()
  for (let from = 0; from < numbers.length; from += limits.lookupNumbers) {
    const batch = numbers.slice(from, from + limits.lookupNumbers)
    const { items } = await callApi("POST /part/lookup", { json: { numbers: batch } })
    for (const [index, { status }] of items.entries())
      if (status === "found" || status === "replaced") catalogued.add(batch[index] ?? "")
  }
  return catalogued
}

/** Reads part numbers with quantities from typed or pasted text; keeps an unreadable line as typed. */
async function readTypedItems(text: string): Promise<TypedItem[]> {
  if (text.trim() === "") return []
  const { lines } = await readNumbers(text, knownNumbers)
  return lines
    .filter(({ pasted }) => pasted.trim() !== "")
    .map(({ numbers, quantity, position, remark, pasted }) => ({
      partnumber: (numbers.length === 1 ? numbers[0] : pasted.trim())?.slice(0, limits.partNumber) ?? "",
      quantity: quantity ?? 1,
      position,
      note: (numbers.length === 1 && quantity !== null ? remark : pasted.trim()).slice(0, limits.itemNote),
    }))
}

/** Returns the number of lines read from a text, shortly after typing. */
function useReadLines(text: string): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isLatest = true
    const timer = setTimeout(() => {
      readTypedItems(text).then(
        (items) => isLatest && setCount(items.length),
        // Saving reports the error.
        () => undefined,
      )
    }, waitMs)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [text])
  return count
}

const fields = ["name", "company", "email", "phone"] as const
const empty = {
  name: "",
  company: "",
  email: "",
  phone: "",
  urgent: false,
  text: "",
  lang: "de",
  source: "phone",
  lines: "",
}

/** Records an inquiry by telephone or mail. */
export function RecordInquiryDialog({ onDone, onClose }: { onDone: (inquiry: Inquiry) => void; onClose: () => void }) {
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
        {...form.field("lines")}
        error={form.errors["items"]}
      />
    </DialogForm>
  )
}
