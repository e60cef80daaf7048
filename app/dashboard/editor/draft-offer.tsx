import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { Button } from "../ui/button.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { Notice } from "../ui/notice.tsx"
import { changeNames } from "./change-names.ts"
import { useIsTranslator } from "./use-translated-languages.ts"
import type { Editing } from "./use-editing.ts"

/** What an earlier visit has left unsaved, offered again. */
export function DraftOffer({ editor }: { editor: Pick<Editing, "draft"> }) {
  const { editor: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { offered, restore, drop } = editor.draft
  const isReadOnly = useIsReadOnly()
  const isTranslator = useIsTranslator()
  if (!offered || (isReadOnly && !isTranslator)) return null
  const names = changeNames(texts.changed, offered.changes)
  return (
    <div className="draft-offer">
      <Notice tone="info">
        <b>{texts.draftFound(formatMoment(offered.savedAt, language))}</b> {names.join(", ")}
        <div className="action-row">
          <Button onClick={restore}>{texts.draftRestore}</Button>
          <Button look="quiet" onClick={drop}>
            {texts.draftDrop}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
