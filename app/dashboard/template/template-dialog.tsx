import { useState } from "react"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { localizedNames } from "#contract/localized.ts"
import { placeholderNames } from "#contract/template-constants.ts"
import type { Template } from "#contract/template.ts"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { callApi } from "../api/call-api.ts"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { useGuardedClose } from "../editor/use-unsaved.ts"
import { DialogForm } from "../ui/form.tsx"
import { useForm } from "../ui/use-form.ts"

interface TemplateDialogProps {
  /** Null adds one. */
  template: Template | null
  onDone: () => Promise<void>
  onClose: () => void
}

const names = [...localizedNames("title"), ...localizedNames("text")]

/** Edits an answer template in three languages. */
export function TemplateDialog({ template, onDone, onClose }: TemplateDialogProps) {
  const { templates: texts } = useDeskTexts()
  const [start] = useState(
    (): Record<string, string> => Object.fromEntries(names.map((name) => [name, template?.[name] ?? ""])),
  )
  const form = useForm({
    start,
    send: async (values) => {
      if (template && !form.isTyped) return onClose()
      const json = Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== start[name]))
      if (template)
        await callApi("PATCH /template/:id", { params: { id: template.id }, json, version: template.version })
      else await callApi("POST /template", { json: values })
      await onDone()
    },
  })
  const close = useGuardedClose(form.isTyped, onClose)
  return (
    <DialogForm form={form} title={template ? texts.change : texts.add} size="wide" action={texts.save} onClose={close}>
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
        values={form.values}
        errors={form.errors}
        onValue={(key, value) => form.set({ [key]: value })}
      />
    </DialogForm>
  )
}
