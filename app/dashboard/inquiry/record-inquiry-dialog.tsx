import { type FormEvent, useRef, useState } from "react"
import type { Inquiry } from "#contract/inquiry.ts"
import { type Language, languages } from "#contract/language.ts"
import { limits } from "#contract/limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { callApi } from "../api/call-api.ts"
import { errorText, fieldErrorTexts } from "../api/error-text.ts"
import { useUnkeptInput } from "../editor/use-unsaved.ts"
import { useDiscard } from "../ui/use-discard.ts"
import { DialogActions } from "../ui/dialog-actions.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { AreaField, SelectField, TextField } from "../ui/field.tsx"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { Notice } from "../ui/notice.tsx"
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
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setIsBusy] = useState(false)
  // Every further try stores one inquiry at most.
  const key = useRef(crypto.randomUUID())
  const isTyped = Object.entries(values).some(([name, value]) => value !== empty[name as keyof typeof empty])
  useUnkeptInput(isTyped)
  const close = useDiscard(isTyped, onClose)
  const lines = useReadLines(values.lines)
  const set = (name: string) => (value: string) => setValues({ ...values, [name]: value })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setFailure(null)
    setErrors({})
    try {
      const { lines, ...form } = values
      const json = { ...form, items: await readTypedItems(lines) }
      onDone(await callApi("POST /request/desk", { json, idempotencyKey: key.current }))
    } catch (error) {
      if (isEarlierTry(error)) key.current = crypto.randomUUID()
      const found = isEarlierTry(error) ? {} : fieldErrorTexts(common, error)
      setErrors(found)
      if (Object.keys(found).length === 0) setFailure(error)
      focusFirstInvalid(form)
      setIsBusy(false)
    }
  }
  return (
    <Dialog title={desk.takeDown} size="medium" onClose={() => void close()}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <SelectField
          label={desk.takeDownBy}
          value={values.source}
          options={(["phone", "mail"] as const).map((value) => ({ value, label: texts.filters[value] }))}
          onValue={set("source")}
        />
        {fields.map((name) => (
          <TextField
            key={name}
            label={name === "phone" ? texts.filters.phone : texts.columns[name]}
            type={name === "email" ? "email" : name === "phone" ? "tel" : "text"}
            value={values[name]}
            error={errors[name]}
            isRequired={name === "name"}
            maxLength={limits.name}
            autoComplete="off"
            onValue={set(name)}
          />
        ))}
        <SelectField
          label={texts.columns.language}
          value={values.lang}
          options={languages.map((value: Language) => ({ value, label: common.languageNames[value] }))}
          onValue={set("lang")}
        />
        <AreaField
          label={desk.takeDownText}
          rows={6}
          maxLength={limits.comment}
          value={values.text}
          error={errors["text"]}
          onValue={set("text")}
        />
        <AreaField
          label={desk.takeDownItems}
          hint={desk.takeDownRead(lines)}
          rows={3}
          spellCheck={false}
          value={values.lines}
          error={errors["items"]}
          onValue={set("lines")}
        />
        {failure !== null && (
          <Notice tone="bad">
            {isEarlierTry(failure) ? desk.takenDownBefore : errorText(common, failure)}
          </Notice>
        )}
        <DialogActions onCancel={() => void close()} busy={isBusy}>
          {desk.takeDownSave}
        </DialogActions>
      </form>
    </Dialog>
  )
}
