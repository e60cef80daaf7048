import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { changeNames } from "../editor/change-names.ts"
import { useAsk } from "../ui/confirm.tsx"
import type { RecordEditor } from "./use-record-editor.ts"

/** Drops the draft after a confirmation that names its changes. */
export function useDropDraft({ drafting, dropDraft }: Pick<RecordEditor, "drafting" | "dropDraft">) {
  const { editor: texts } = useDashboardTexts()
  const ask = useAsk()
  return async () => {
    const names = changeNames(texts.changed, Object.keys(drafting.draft?.patch ?? {}))
    const body = (
      <p>
        {texts.dropDraftText} {names.join(", ")}.
      </p>
    )
    const question = { title: texts.dropDraftTitle, body, yes: texts.dropDraft, danger: true }
    if ((await ask(question)) === "yes") await dropDraft()
  }
}
