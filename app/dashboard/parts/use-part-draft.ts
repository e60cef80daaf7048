import { useMemo } from "react"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useDraft } from "../editor/use-draft.ts"
import { useToast } from "../ui/toasts.tsx"
import { emptyPart, valuesOf } from "./part-form.ts"
import type { usePartForm } from "./use-part-form.ts"

/** The draft of a part's form; a new part's is its group's. */
export function usePartDraft(spareId: number, form: ReturnType<typeof usePartForm>) {
  const { editor: texts } = useDashboardTexts()
  const toast = useToast()
  const { part, values } = form
  const state = useMemo(
    () => ({ base: part ? valuesOf(part) : emptyPart, values, version: part?.version ?? 0 }),
    [part, values],
  )
  const { offered, forget, remove } = useDraft("part", part?.id ?? `new-${spareId}`, state, () =>
    toast({ text: texts.draftFull, isError: true }),
  )
  const restore = () => {
    if (!offered) return
    form.restoreDraft(offered.content)
    forget()
  }
  return { offered, restore, drop: remove }
}
