import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { callRecord } from "../api/call-record.ts"
import { errorText } from "../api/error-text.ts"
import { useAsk } from "../ui/confirm.tsx"
import type { MenuItem } from "../ui/menu-button.tsx"
import { useToast } from "../ui/toasts.tsx"
import type { DraftedEditor } from "./drafted-editor.ts"

/** Returns the entry that takes a whole record off the site, or puts it there again; null for a text page, which is always there. */
export function useVisibility(editor: DraftedEditor): MenuItem | null {
  const { editor: texts, common } = useDashboardTexts()
  const ask = useAsk()
  const toast = useToast()
  const { publication } = editor.drafting
  const isHidden = publication !== null && publication.hidden.length > 0
  const run = async () => {
    if (!isHidden) {
      const question = { title: texts.unpublishTitle, body: texts.unpublishText, yes: texts.unpublish, danger: true }
      if ((await ask(question)) !== "yes") return
    }
    try {
      const json = { hidden: isHidden ? [] : "all" }
      editor.takeStored(await callRecord(editor.at, "PATCH", { json, version: editor.latestVersion() }))
      await editor.drafting.refresh()
      toast({ text: isHidden ? texts.published : texts.unpublished, about: "save" })
    } catch (error) {
      editor.takeStale(error)
      toast({ text: errorText(common, error), isError: true, about: "save" })
    }
  }
  if (editor.kind === "page" && !isHidden) return null
  return { label: isHidden ? texts.republish : texts.unpublishAsk, isDanger: !isHidden, run: () => void run() }
}
