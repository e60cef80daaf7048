import { useEffect, useRef, useState } from "react"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { ListedPart } from "#contract/part-list.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { type PartField, checkPart, emptyPart } from "../part/part-form.ts"
import { SelectField, TextField } from "../ui/field.tsx"
import { DialogForm } from "../ui/form.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useForm } from "../ui/use-form.ts"
import type { BlockStore } from "./block-store.ts"
import { columnFields } from "./columns.ts"
import { type GridView, gridFilters } from "./grid-view.ts"

interface BulkChangeProps {
  /** Groups in which all hits are changed. */
  groups: readonly number[]
  view: GridView
  total: number
  selected: readonly ListedPart[]
  store: BlockStore
  onClose: () => void
}

const fields = columnFields.filter((field) => field !== "partnumber")

/** Sets one field of the selected rows, or of all hits, in steps. */
export function BulkChange({ groups, view, total, selected, store, onClose }: BulkChangeProps) {
  const { partGrid: texts, parts, common } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const [share, setShare] = useState<number | null>(null)
  const isStopped = useRef(false)
  // Closing the dialog ends the change after the step under way.
  useEffect(() => {
    isStopped.current = false
    return () => {
      isStopped.current = true
    }
  }, [])

  const form = useForm({
    start: { field: "description_ru" as PartField, value: "", scope: "selected" as "selected" | "found" },
    check: ({ field, value }) => {
      const checked = checkPart({ ...emptyPart, partnumber: "-", [field]: value })
      const code = "errors" in checked ? checked.errors[field] : undefined
      const words: Readonly<Record<string, string>> = parts.errors
      return { value: code && (words[code] ?? parts.errors.invalid) }
    },
    send: async ({ field, value, scope }) => {
      const sent = field === "quantity" ? Number(value.trim()) : value
      const changed: ListedPart[] = []
      try {
        for (const [id, ids] of await idsByGroup(scope)) {
          for (let start = 0; start < ids.length && !isStopped.current; start += dashboardLimits.partsChangedAtOnce) {
            const some = ids.slice(start, start + dashboardLimits.partsChangedAtOnce)
            // oxlint-disable-next-line no-await-in-loop -- one step after the other, so that others get their turn
            const done = await callApi("PATCH /spare/:id/part/bulk", {
              params: { id },
              json: { ids: some, fields: { [field]: sent } },
            })
            changed.push(...done.parts)
            setShare(changed.length / Math.max(1, total))
          }
        }
        toast({ text: texts.changedMany(changed.length) })
        if (!isStopped.current) onClose()
      } catch (failure) {
        const text = `${texts.changedMany(changed.length)} ${errorText(common, failure)}`
        if (!isStopped.current) throw new Error(text, { cause: failure })
        toast({ text, isError: true })
      } finally {
        setShare(null)
        store.noteAct(changed)
        void refresh("GET /part")
      }
    },
    explain: (error) => ({ errors: { value: error instanceof Error ? error.message : "" } }),
  })
  const idsByGroup = async (scope: "selected" | "found"): Promise<[number, number[]][]> => {
    if (scope === "selected")
      return [...Map.groupBy(selected, (part) => part.spare_id)].map(([id, some]) => [id, some.map((part) => part.id)])
    const query = { query: view.query, ...gridFilters[view.filter] }
    return Promise.all(
      groups.map(async (id) => {
        const { ids } = await callApi("GET /spare/:id/part/ids", { params: { id }, query })
        return [id, ids] as [number, number[]]
      }),
    )
  }
  return (
    <DialogForm
      form={form}
      size="medium"
      className="part-fields-bulk"
      title={texts.bulkTitle}
      action={texts.bulkApply(form.values.scope === "selected" ? selected.length : total)}
      onClose={onClose}
    >
      <SelectField
        label={texts.bulkScope}
        {...form.field("scope")}
        options={[
          { value: "selected", label: texts.scopeSelected(selected.length) },
          { value: "found", label: texts.scopeFound(total) },
        ]}
      />
      <SelectField
        label={texts.bulkField}
        {...form.field("field")}
        options={fields.map((name) => ({ value: name, label: parts.fields[name] }))}
      />
      <TextField label={texts.bulkValue} hint={texts.bulkHint} {...form.field("value")} isAlert />
      {form.isBusy && <progress aria-label={parts.working} max={1} value={share ?? 0} />}
    </DialogForm>
  )
}
