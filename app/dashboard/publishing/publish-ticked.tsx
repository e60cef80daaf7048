import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { Publications } from "#contract/publishing.ts"
import { callApi } from "../api/call-api.ts"
import { useRefresh } from "../api/read.ts"
import { Button } from "../ui/button.tsx"
import { useToast } from "../ui/toasts.tsx"
import { useAction } from "../ui/use-action.ts"

interface PublishTickedProps {
  drafts: Publications["drafts"]
  onAll: () => void
  onDone: () => void
}

/** Publishes the chosen drafts at once; those that have changed since stay, and are counted. */
export function PublishTicked({ drafts, onAll, onDone }: PublishTickedProps) {
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
  return (
    <div className="action-row">
      <Button look="line" onClick={onAll}>
        {texts.tickAll}
      </Button>
      {drafts.length > 0 && (
        <Button busy={isBusy} onClick={() => void run(publish)}>
          {texts.publishTicked(drafts.length)}
        </Button>
      )}
    </div>
  )
}
