import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "react-router"
import type { DemandItem } from "#contract/demand.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { Button } from "../ui/button.tsx"
import { SelectField } from "../ui/field.tsx"
import { Form } from "../ui/form.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import { useShortcut } from "../ui/use-shortcut.ts"
import { useForm } from "../ui/use-form.ts"

/** Asks for the group of a new part, suggesting the nearest number's, and opens its form with the number filled in. */
export function CreatePart({ item, onCancel }: { item: DemandItem; onCancel: () => void }) {
  const { demand: texts, common, spares } = useDashboardTexts()
  const language = useDashboardLanguage()
  const navigate = useNavigate()
  useShortcut("Escape", onCancel)
  const { data: groups = [] } = useQuery(read("GET /spare"))
  const options = groups.map((group) => ({
    value: String(group.id),
    label: shownTitle(group, language).text || spares.untitled,
  }))
  const form = useForm({
    start: { group: item.nearest ? String(item.nearest.spare_id) : "" },
    send: async () => {
      if (group) await navigate(`/dashboard/spare/${group}?${new URLSearchParams({ add: item.term })}#parts`)
    },
  })
  const group = form.values.group || (options[0]?.value ?? "")
  return (
    <div className="demand-sub">
      <Form form={form}>
        <h2>{texts.createTitle(item.term)}</h2>
        <p>{texts.createText}</p>
        <SelectField label={texts.group} {...form.field("group")} value={group} options={options} />
        <div className="action-row">
          <Button type="submit">{texts.openForm}</Button>
          <Button look="quiet" onClick={onCancel}>
            {common.cancel}
          </Button>
        </div>
      </Form>
    </div>
  )
}
