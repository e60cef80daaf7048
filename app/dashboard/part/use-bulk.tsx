import { useState } from "react"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callApi } from "../api/call-api.ts"
import { errorText, isCode } from "../api/error-text.ts"
import { useRefresh } from "../api/read.ts"
import { focusSoon } from "../list/focus-soon.ts"
import { useConfirmDelete } from "../ui/confirm.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"
import type { Selection } from "./use-selection.ts"

/** Deletes or moves selected parts, a thousand at a time; each can be undone from its message. */
export function useBulk(spareId: number, selection: Selection) {
  const { parts: texts, common, trash } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const confirmDelete = useConfirmDelete()
  const [progress, setProgress] = useState<number | null>(null)
  const { isBusy, run } = useAction()

  const inSteps = async (ids: readonly number[], send: (some: readonly number[]) => Promise<unknown>) => {
    let done = 0
    try {
      for (; done < ids.length; done += dashboardLimits.partsAtOnce) {
        setProgress(done / ids.length)
        // oxlint-disable-next-line no-await-in-loop -- one step after the other, so that others get their turn
        await send(ids.slice(done, done + dashboardLimits.partsAtOnce))
      }
      return { done: ids, error: null }
    } catch (error) {
      return { done: ids.slice(0, done), error }
    } finally {
      setProgress(null)
    }
  }
  const post = (id: number, body: unknown) => callApi("POST /spare/:id/part/bulk", { params: { id }, json: body })
  /** Keeps selected what was not changed and can be tried again. */
  const finish = (done: readonly number[], error: unknown) => {
    if (isCode(error, "not_found")) selection.clear()
    else selection.drop(done)
    void refresh("GET /spare/:id/search", "GET /spare/:id")
    focusSoon("parts-heading")
  }
  const reportLeft = (parts: number, error: unknown) =>
    toast({
      text: `${texts.bulkFailed(parts)} ${isCode(error, "not_found") ? texts.bulkGone : errorText(common, error)}`,
      isError: true,
    })
  const undo = async (ids: readonly number[], about: string, send: (some: readonly number[]) => Promise<unknown>) => {
    document.getElementById("main")?.focus({ preventScroll: true })
    const { error } = await inSteps(ids, send)
    if (error) toast({ text: `${trash.restoreFailed} ${errorText(common, error)}`, isError: true, about })
    else toast({ text: trash.restored, about })
    void refresh()
  }

  const remove = async () => {
    const ids = [...selection.chosen.keys()]
    const named = [...selection.chosen.values()].filter(Boolean).slice(0, 5)
    if (!(await confirmDelete(<p>{texts.removeManyText(ids.length, named)}</p>, texts.removeMany(ids.length)))) return
    const { done, error } = await inSteps(ids, (some) => post(spareId, { action: "delete", ids: some }))
    const about = `parts-${spareId}-${Date.now()}`
    const restore = (some: readonly number[]) =>
      callApi("POST /trash/restore", { json: { ids: some.map((id) => `part-${id}`) } })
    if (done.length > 0)
      toast({
        text: texts.deletedMany(done.length),
        about,
        action: { label: trash.restore, run: () => void undo(done, about, restore) },
      })
    if (error) reportLeft(ids.length - done.length, error)
    finish(done, error)
  }

  /** Moves to another group; rejects with the reason when nothing was moved. */
  const move = async (target: number, title: string) => {
    const ids = [...selection.chosen.keys()]
    const { done, error } = await inSteps(ids, (some) => post(spareId, { action: "move", ids: some, target }))
    const about = `parts-${spareId}-${Date.now()}`
    const back = (some: readonly number[]) => post(target, { action: "move", ids: some, target: spareId })
    if (done.length === 0) throw error
    toast({
      text: texts.movedMany(done.length, title),
      about,
      action: { label: texts.undo, run: () => void undo(done, about, back) },
    })
    if (error) reportLeft(ids.length - done.length, error)
    finish(done, error)
  }

  const selectFound = async (query: string) => {
    const { ids } = await callApi("GET /spare/:id/part/ids", { params: { id: spareId }, query: { query } })
    selection.addAll(ids)
  }
  return {
    isBusy: isBusy || progress !== null,
    progress,
    remove: () => run(remove),
    move,
    selectFound: (query: string) => run(() => selectFound(query)),
  }
}

export type Bulk = ReturnType<typeof useBulk>
