import { useEffect, useRef, useState } from "react"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { ListedPart } from "#contract/part-list.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText } from "../api/error-text.ts"
import { SelectField, TextField } from "../ui/field.tsx"
import { DialogForm } from "../ui/form.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useForm } from "../ui/use-form.ts"
import type { BlockStore } from "./block-store.ts"
import { sendInSteps } from "./send-in-steps.ts"
import { type PartField, checkPart, emptyPart, partFields } from "./part-form.ts"
import type { TickedPart } from "./use-ticks.ts"

interface BulkChangeProps {
  /** What is done at first: setting a field, or replacing a piece of its text. */
  starts: "set" | "replace"
  selected: readonly TickedPart[]
  total: number
  find: () => Promise<TickedPart[]>
  store: BlockStore
  reload: () => Promise<void>
  onClose: () => void
}

/** Sets one field of the selected rows, or of all hits, in steps; or finds and replaces a piece of its text. */
export function BulkChange({ starts, selected, total, find, store, reload, onClose }: BulkChangeProps) {
  const { partGrid: texts, parts, common } = useDashboardTexts()
  const toast = useToast()
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
    start: {
      way: starts,
      field: "description_ru" as PartField,
      piece: "",
      value: "",
      scope: selected.length > 0 ? "selected" : ("found" as "selected" | "found"),
    },
    check: ({ way, field, piece, value }) => {
      if (way === "replace") return { piece: piece === "" ? texts.pieceMissing : undefined }
      const checked = checkPart({ ...emptyPart, partnumber: "-", [field]: value })
      const code = "errors" in checked ? checked.errors[field] : undefined
      const words: Readonly<Record<string, string>> = parts.errors
      return { value: code && (words[code] ?? parts.errors.invalid) }
    },
    send: async ({ way, field, piece, value, scope }) => {
      const sent = field === "quantity" ? Number(value.trim()) : value
      const changed: ListedPart[] = []
      const targets = scope === "selected" ? selected : await find()
      const changeGroup = async (id: number, ids: readonly number[]) => {
        const { error } = await sendInSteps(ids, dashboardLimits.partsChangedAtOnce, async (step) => {
          if (isStopped.current) return
          const fields = { [field]: sent }
          const json = { ids: step, fields, ...(way === "replace" ? { find: piece } : {}) }
          const done = await callApi("PATCH /spare/:id/part/bulk", { params: { id }, json })
          changed.push(...done.parts)
          setShare(changed.length / Math.max(1, targets.length))
        })
        if (error !== null) throw error
      }
      try {
        // oxlint-disable-next-line no-await-in-loop -- one step after the other, so that others get their turn
        for (const [id, partsOfGroup] of Map.groupBy(targets, (part) => part.spare_id))
          await changeGroup(
            id,
            partsOfGroup.map((part) => part.id),
          )
        toast({ text: texts.changedMany(changed.length) })
        if (!isStopped.current) onClose()
      } catch (failure) {
        const text = `${texts.changedMany(changed.length)} ${errorText(common, failure)}`
        if (!isStopped.current) throw new Error(text, { cause: failure })
        toast({ text, isError: true })
      } finally {
        setShare(null)
        store.noteAct(changed)
        void reload()
      }
    },
    explain: (error) => ({ errors: { value: error instanceof Error ? error.message : "" } }),
  })
  const { way, field, scope } = form.values
  const fields = partFields.filter((name) => name !== (way === "set" ? "partnumber" : "quantity"))
  return (
    <DialogForm
      form={form}
      size="medium"
      className="part-fields-bulk"
      title={way === "set" ? texts.bulkTitle : texts.replaceTitle}
      action={texts.bulkApply(scope === "selected" ? selected.length : total)}
      onClose={onClose}
    >
      <SelectField
        label={texts.bulkScope}
        {...form.field("scope")}
        options={[
          ...(selected.length > 0 ? [{ value: "selected" as const, label: texts.scopeSelected(selected.length) }] : []),
          { value: "found", label: texts.scopeFound(total) },
        ]}
      />
      <SelectField
        label={texts.bulkWay}
        {...form.field("way")}
        onValue={(next) => {
          form.field("way").onValue(next)
          if (field === (next === "set" ? "partnumber" : "quantity")) form.field("field").onValue("description_ru")
        }}
        options={(["set", "replace"] as const).map((value) => ({ value, label: texts.bulkWays[value] }))}
      />
      <SelectField
        label={texts.bulkField}
        {...form.field("field")}
        options={fields.map((name) => ({ value: name, label: parts.fields[name] }))}
      />
      {way === "replace" && (
        <TextField
          label={texts.bulkPiece}
          hint={texts.bulkPieceHint}
          {...form.field("piece")}
          isAlert
          data-first-focus={starts === "replace" || undefined}
        />
      )}
      <TextField
        label={way === "set" ? texts.bulkValue : texts.bulkReplacement}
        hint={way === "set" ? texts.bulkHint : texts.replacementHint}
        {...form.field("value")}
        isAlert
      />
      {form.isBusy && <progress aria-label={parts.working} max={1} value={share ?? 0} />}
    </DialogForm>
  )
}
