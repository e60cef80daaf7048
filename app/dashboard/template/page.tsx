import { useQuery } from "@tanstack/react-query"
import { languages } from "#contract/language.ts"
import type { Template } from "#contract/template.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"
import { callApi } from "../api/call-api.ts"
import { read } from "../api/read.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { OrderedEntry, OrderedList } from "../list/ordered-list.tsx"
import { useEditedRecord } from "../list/use-edited-record.ts"
import { useRecordOrder } from "../list/use-record-order.ts"
import { ListScreen } from "../record/list-screen.tsx"
import { Button } from "../ui/button.tsx"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { SkeletonRows } from "../ui/states.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import { TemplateDialog } from "./template-dialog.tsx"
import "./templates.css"

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
  const confirmDelete = useConfirmDelete()
  const toast = useToast()
  const { run } = useAction({ refreshes: ["GET /template"] })
  const titleOf = (template: Template) => template[`title_${language}`] || template.title_de
  const order = useRecordOrder(templates, { kind: "template", refreshes: ["GET /template"] })
  const remove = (template: Template) => {
    const work = async () => {
      if (!(await confirmDelete(texts.removeQuestion(titleOf(template)), texts.remove))) return
      await callApi("DELETE /template/:id", { params: { id: template.id }, version: template.version })
      toast({ text: texts.removed })
      focusSoon()
    }
    return run(work, { key: template.id })
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
