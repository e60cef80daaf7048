import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { languages } from "#contract/language.ts"
import type { Template } from "#contract/template.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { localizedNames } from "#contract/localized.ts"
import { placeholderNames } from "#contract/template-constants.ts"
import { callApi } from "../api/call-api.ts"
import { read } from "../api/read.ts"
import { OrderedEntry, OrderedList } from "../list/ordered-list.tsx"
import { useEditedRecord } from "../list/use-edited-record.ts"
import { useRecordOrder } from "../list/use-record-order.ts"
import { ListScreen } from "../record/list-screen.tsx"
import { Button } from "../ui/button.tsx"
import { SkeletonRows } from "../ui/states.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import { LanguageColumns } from "../editor/language-columns.tsx"
import { useGuardedClose } from "../editor/use-unsaved.ts"
import { DialogForm } from "../ui/form.tsx"
import { useForm } from "../ui/use-form.ts"
import "./templates.css"

interface TemplateDialogProps {
  /** Null adds one. */
  template: Template | null
  onDone: () => Promise<void>
  onClose: () => void
}

const names = [...localizedNames("title"), ...localizedNames("text")]

/** Edits an answer template in three languages. */
function TemplateDialog({ template, onDone, onClose }: TemplateDialogProps) {
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

/** Answer templates: their languages, order and editing. */
export default function TemplatesPage() {
  const { inquiries, common } = useDashboardTexts()
  const { templates: texts } = useDeskTexts()
  const loaded = useQuery(read("GET /template"))
  const { edited, setEdited, close } = useEditedRecord(loaded.data)
  const toast = useToast()
  return (
    <>
      <ListScreen
        texts={texts}
        loaded={loaded}
        crumbs={[
          { to: "/dashboard", label: common.dashboard },
          { to: "/dashboard/requests", label: inquiries.title },
        ]}
        stamp={() => texts.text}
        isEmpty={(templates) => templates.length === 0}
        onAdd={() => setEdited("new")}
        skeleton={<SkeletonRows rows={8} />}
      >
        {(templates) => <TemplateList templates={templates} onEdit={setEdited} />}
      </ListScreen>
      {edited !== null && (
        <TemplateDialog
          template={edited === "new" ? null : edited}
          onDone={async () => {
            await loaded.refetch()
            toast({ text: texts.saved })
            close()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

function TemplateList({ templates, onEdit }: { templates: readonly Template[]; onEdit: (template: Template) => void }) {
  const { common } = useDashboardTexts()
  const { templates: texts } = useDeskTexts()
  const language = useDashboardLanguage()
  const { run } = useAction({ refreshes: ["GET /template"], done: texts.removed })
  const titleOf = (template: Template) => template[`title_${language}`] || template.title_de
  const order = useRecordOrder(templates, { kind: "template", refreshes: ["GET /template"] })
  const remove = (template: Template) => {
    const { id, version } = template
    const question = { body: texts.removeQuestion(titleOf(template)), yes: texts.remove }
    return run(() => callApi("DELETE /template/:id", { params: { id }, version }), { key: id, question })
  }
  return (
    <OrderedList order={order} className="templates" label={texts.title}>
      {order.shown.map((template) => {
        const missing = languages.filter((code) => template[`text_${code}`] === "")
        return (
          <OrderedEntry key={template.id} order={order} id={template.id} name={titleOf(template)}>
            <button type="button" className="template-name" onClick={() => onEdit(template)}>
              <b>{titleOf(template)}</b>
              <span>{template[`text_${language}`] || template.text_de}</span>
            </button>
            {missing.length > 0 && (
              <span className="template-lacks">
                {texts.missing(missing.map((code) => common.languageNames[code]).join(", "))}
              </span>
            )}
            <Button
              look="quiet"
              icon="trash"
              aria-label={`${texts.remove}: ${titleOf(template)}`}
              title={texts.remove}
              onClick={() => void remove(template)}
            />
          </OrderedEntry>
        )
      })}
    </OrderedList>
  )
}
