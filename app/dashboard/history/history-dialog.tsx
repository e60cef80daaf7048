import { useQuery } from "@tanstack/react-query"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { read } from "../api/read.ts"
import { Dialog } from "../ui/dialog.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { Loaded } from "../ui/loaded.tsx"
import { EmptyState } from "../ui/states.tsx"
import { ChangeItem } from "./change-item.tsx"
import { type HistoryOwner, useRestoreVersion } from "./use-restore-version.ts"
import { versionChanges } from "../editor/versions.ts"
import "./history.css"

interface HistoryDialogProps {
  editor: HistoryOwner
  /** Identifies the part where the screen shows several. */
  partNumber?: string
  onClose: () => void
}

/** Stored saves of the record: author, time, changes, and a button that restores the version before. */
export default function HistoryDialog({ editor, partNumber, onClose }: HistoryDialogProps) {
  const { history: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { kind, record } = editor
  const loaded = useQuery(read("GET /history/:kind/:id", { params: { kind, id: record.id } }))
  const restore = useRestoreVersion(editor, onClose)
  return (
    <Dialog
      title={partNumber === undefined ? texts.title : `${texts.title}: ${partNumber}`}
      size="medium"
      onClose={onClose}
    >
      <Loaded
        query={{ ...loaded, data: loaded.data && versionChanges(loaded.data, { ...record }) }}
        failed={texts.loadFailed}
        rows={4}
        empty={<EmptyState title={texts.empty} text={texts.emptyText} />}
      >
        {(changes) => (
          <>
            {record.updated_at !== "" && (
              <p className="current-version">{texts.current(formatMoment(record.updated_at, language))}</p>
            )}
            {editor.changed.length > 0 && <p>{texts.unsaved}</p>}
            <ol className="changes" aria-label={texts.listLabel}>
              {changes.map((change, index) => (
                <ChangeItem
                  key={`${change.version} ${change.at}`}
                  change={change}
                  startsOpen={index === 0}
                  isBusy={restore.busyVersion === change.version}
                  onRestore={() => void restore.run(change)}
                />
              ))}
            </ol>
          </>
        )}
      </Loaded>
    </Dialog>
  )
}
