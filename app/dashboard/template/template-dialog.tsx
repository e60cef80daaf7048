import { type FormEvent, useRef, useState } from "react"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { localizedNames } from "#contract/localized.ts"
import { type Template, placeholderNames } from "#contract/template.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { callApi } from "../api/call-api.ts"
import { errorText, fieldErrorTexts } from "../api/error-text.ts"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { useUnkeptInput } from "../editor/use-unsaved.ts"
import { useDiscard } from "../ui/use-discard.ts"
import { DialogActions } from "../ui/dialog-actions.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { focusFirstInvalid } from "../ui/focus-first-invalid.ts"
import { Notice } from "../ui/notice.tsx"

interface TemplateDialogProps {
  /** Null adds one. */
  template: Template | null
  onDone: () => Promise<void>
  onClose: () => void
}

const names = [...localizedNames("title"), ...localizedNames("text")]

/** Edits an answer template in three languages. */
export function TemplateDialog({ template, onDone, onClose }: TemplateDialogProps) {
  const { common } = useDashboardTexts()
  const { templates: texts } = useDeskTexts()
  const form = useRef<HTMLFormElement>(null)
  const [start] = useState(() => Object.fromEntries(names.map((name) => [name, template?.[name] ?? ""])))
  const [values, setValues] = useState<Record<string, string>>(start)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [isBusy, setIsBusy] = useState(false)
  const changed = Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== start[name]))
  const isChanged = Object.keys(changed).length > 0
  useUnkeptInput(isChanged)
  const close = useDiscard(isChanged, onClose)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (template && !isChanged) return onClose()
    setIsBusy(true)
    setErrors({})
    setFailure(null)
    try {
      if (template)
        await callApi("PATCH /template/:id", {
          params: { id: template.id },
          json: changed,
          version: template.version,
        })
      else await callApi("POST /template", { json: values })
      await onDone()
    } catch (error) {
      const found = fieldErrorTexts(common, error)
      setErrors(found)
      if (Object.keys(found).length === 0) setFailure(error)
      focusFirstInvalid(form)
      setIsBusy(false)
    }
  }
  return (
    <Dialog title={template ? texts.change : texts.add} size="wide" onClose={() => void close()}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <p className="template-placeholders">
          {texts.placeholders}:{" "}
          {placeholderNames.map((name) => (
            <code key={name}>{`{${name}}`}</code>
          ))}
        </p>
        <LanguageColumns
          fields={[
            { name: "title", kind: "line", label: texts.name, isRequired: true, maxLength: dashboardLimits.title },
            { name: "text", kind: "area", label: texts.words, maxLength: dashboardLimits.messageText },
          ]}
          values={values}
          errors={errors}
          onValue={(key, value) => setValues({ ...values, [key]: value })}
        />
        {failure !== null && <Notice tone="bad">{errorText(common, failure)}</Notice>}
        <DialogActions onCancel={() => void close()} busy={isBusy}>
          {texts.save}
        </DialogActions>
      </form>
    </Dialog>
  )
}
