import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Publications } from "#contract/publishing.ts"
import { callApi } from "../api/call-api.ts"
import { useRefresh } from "../api/read.ts"
import { Button } from "../ui/button.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"

interface TickedDraftsProps {
  drafts: Publications["drafts"]
  /** Number of drafts that can be chosen. */
  total: number
  onReturn: (drafts: Publications["drafts"]) => void
  onAll: () => void
  onDone: () => void
}

/** Publishes the selected drafts, or sends back those that are ready. Drafts changed meanwhile are skipped and counted. */
export function TickedDrafts({ drafts, total, onAll, onReturn, onDone }: TickedDraftsProps) {
  const { publishing: texts } = useDashboardTexts()
  const toast = useToast()
  const refresh = useRefresh()
  const { run, isBusy } = useAction({ about: "publish-ticked" })
  const publish = async () => {
    const json = { drafts: drafts.map(({ kind, id, version }) => ({ kind, id: String(id), version })) }
    const { published, failed } = await callApi("POST /draft/publish", { json })
    toast({ text: texts.publishedTicked(published), about: "publish-ticked" })
    if (failed.length > 0) toast({ text: texts.stayed(failed.length), isError: true, about: "publish-stayed" })
    onDone()
    await refresh()
  }
  const ready = drafts.filter((draft) => draft.ready)
  return (
    <div className="bulk-bar">
      <output>{texts.chosen(drafts.length, total)}</output>
      <button type="button" className="text-button" onClick={onAll}>
        {texts.tickAll}
      </button>
      <span className="action-row">
        {ready.length > 0 && (
          <Button look="line" disabled={isBusy} onClick={() => onReturn(ready)}>
            {texts.returnAsk}
          </Button>
        )}
        <Button busy={isBusy} disabled={drafts.length === 0} onClick={() => void run(publish)}>
          {texts.publishTicked(drafts.length)}
        </Button>
      </span>
    </div>
  )
}
