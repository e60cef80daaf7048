import { useQuery } from "@tanstack/react-query"
import type { Language } from "#contract/language.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import type { EditableRecord } from "../editor/record-values.ts"
import { Dialog } from "../ui/dialog.tsx"
import { formatDay } from "../ui/format-date.ts"
import { Loaded } from "../ui/loaded.tsx"
import { EmptyState } from "../ui/states.tsx"
import { FieldDifference } from "./field-difference.tsx"
import { germanChanges } from "../editor/versions.ts"
import "./history.css"

interface GermanChangesDialogProps {
  editor: { kind: RecordKind; record: EditableRecord }
  /** Outdated translation. */
  translation: Language
  /** When it was saved; "" for never. */
  savedAt: string
  onClose: () => void
}

/** Changes of the German text since a translation was last saved. */
export default function GermanChangesDialog({ editor, translation, savedAt, onClose }: GermanChangesDialogProps) {
  const { history: texts, common } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { kind, record } = editor
  const loaded = useQuery(read("GET /history/:kind/:id", { params: { kind, id: record.id } }))
  return (
    <Dialog title={texts.germanTitle} size="medium" onClose={onClose}>
      {savedAt !== "" && <p>{texts.germanSince(common.languageNames[translation], formatDay(savedAt, language))}</p>}
      <Loaded query={loaded} failed={texts.loadFailed} rows={3}>
        {(entries) => {
          const changes = germanChanges(entries, { ...record }, savedAt)
          if (!changes.isWhole) return <p>{texts.germanPartly}</p>
          if (changes.fields.length === 0) return <EmptyState title={texts.germanSame} />
          return changes.fields.map((field) => <FieldDifference key={field.key} change={field} heading="h3" />)
        }}
      </Loaded>
    </Dialog>
  )
}
