import { useState } from "react"
import type { ListedPart } from "#contract/part-list.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { errorText, isCode } from "../api/error-text.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { shownDescription } from "../translations/missing-languages.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import type { Placement } from "./act-log.ts"
import type { BlockStore } from "./block-store.ts"
import type { TickedPart, Ticks } from "./use-ticks.ts"

/** Deletes or moves parts, a thousand at a time; each can be undone from its message and by the table's undo. */
export function useBulk(store: BlockStore, ticks: Ticks, reload: () => Promise<void>) {
  const { parts: texts, common, trash } = useDashboardTexts()
  const language = useDashboardLanguage()
  const toast = useToast()
  const confirmDelete = useConfirmDelete()
  const [progress, setProgress] = useState<number | null>(null)
  const { isBusy, run } = useAction()

  /** Returns how many were placed; rejects with the reason if none was. */
  const place = async (placements: readonly Placement[], sayDone: (parts: number) => string, undoLabel: string) => {
    const { done, error, undo } = await store.place(placements, setProgress)
    setProgress(null)
    const about = `parts-${Date.now()}`
    const takeBack = async () => {
      document.getElementById("main")?.focus({ preventScroll: true })
      try {
        await undo()
        toast({ text: trash.restored, about })
      } catch (failure) {
        toast({ text: `${trash.restoreFailed} ${errorText(common, failure)}`, isError: true, about })
      }
      void reload()
    }
    if (done.length > 0)
      toast({ text: sayDone(done.length), about, action: { label: undoLabel, run: () => void takeBack() } })
    // What can be tried again stays ticked.
    if (isCode(error, "not_found")) ticks.clear()
    else ticks.drop(done)
    void reload()
    if (done.length === 0) throw error
    focusSoon("parts-heading")
    if (error === null) return
    const left = texts.bulkFailed(placements.length - done.length)
    toast({ text: `${left} ${isCode(error, "not_found") ? texts.bulkGone : errorText(common, error)}`, isError: true })
  }

  const remove = async (parts: readonly TickedPart[], single?: ListedPart) => {
    const named = parts.flatMap(({ partnumber }) => partnumber ?? []).slice(0, 5)
    const question = single
      ? texts.removeText(single.partnumber, shownDescription(single, language).text)
      : texts.removeManyText(parts.length, named)
    const button = single ? texts.removeButton : texts.removeMany(parts.length)
    if (!(await confirmDelete(<p>{question}</p>, button))) return
    const placements = parts.map(({ id, spare_id }) => ({ id, from: spare_id, to: null }))
    await place(placements, single ? () => common.deleted : texts.deletedMany, trash.restore)
  }
  return {
    isBusy: isBusy || progress !== null,
    progress,
    remove: (parts: readonly TickedPart[], single?: ListedPart) =>
      run(() => remove(parts, single), {
        explain: (error) => (isCode(error, "not_found") ? texts.bulkGone : null),
        ...(single ? { failed: texts.removeFailed(single.partnumber) } : {}),
      }),
    /** Moves to another group; rejects with the reason when nothing was moved. */
    move: (parts: readonly TickedPart[], target: number, title: string) =>
      place(
        parts
          .filter(({ spare_id }) => spare_id !== target)
          .map(({ id, spare_id }) => ({ id, from: spare_id, to: target })),
        (moved) => texts.movedMany(moved, title),
        texts.undo,
      ),
    tickFound: (find: () => Promise<TickedPart[]>) => run(async () => ticks.add(await find())),
  }
}

export type Bulk = ReturnType<typeof useBulk>
