import { type ReactNode, Suspense, lazy, useState } from "react"
import { type Language, languages } from "#contract/language.ts"
import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import type { MenuItem } from "../ui/menu-button.tsx"
import { formChanges } from "../editor/draft-content.ts"
import type { RecordEditor } from "./use-record-editor.ts"
import { subjectOfEditor } from "../publishing/plan-subject.ts"
import { useVisibility } from "./use-visibility.tsx"
import { changeNames } from "../editor/change-names.ts"
import { useAsk } from "../ui/confirm.tsx"

const ChangesDialog = lazy(() => import("./changes-dialog.tsx"))
const PlanDialog = lazy(() => import("../publishing/plan-dialog.tsx"))

interface PublishChoices {
  showChanges: () => void
  items: MenuItem[]
  dialogs: ReactNode
}

/** Returns the alternatives to plain publishing, with their dialogs. */
export function usePublishChoices(editor: RecordEditor, onPlanned?: () => void): PublishChoices {
  const { editor: texts, publishing } = useDashboardTexts()
  const [isPlanning, setIsPlanning] = useState(false)
  const [shown, setShown] = useState<readonly Language[] | null>(null)
  const visibility = useVisibility(editor)
  const touched = languages.filter((language) => formChanges(editor).some((change) => change.language === language))
  return {
    showChanges: () => setShown(touched),
    items: [
      ...(touched.length > 1
        ? touched.map((language) => ({
            label: texts.publishOnly(language),
            run: () => setShown([language]),
          }))
        : []),
      { label: publishing.planAsk, run: () => setIsPlanning(true) },
      ...visibility,
    ],
    dialogs: (
      <Suspense fallback={null}>
        {isPlanning && (
          <PlanDialog
            subject={subjectOfEditor(editor)}
            onClose={() => setIsPlanning(false)}
            {...(onPlanned ? { onPlanned } : {})}
          />
        )}
        {shown && <ChangesDialog editor={editor} chosen={shown} onClose={() => setShown(null)} />}
      </Suspense>
    ),
  }
}

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
