import { useQuery } from "@tanstack/react-query"
import { useId, useState } from "react"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { read } from "../api/read.ts"
import { jointFields } from "../translations/joint.ts"
import { MemberFilter, firstOf } from "../list/member-filter.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { formatMoment } from "../ui/format-date.ts"
import { Loaded } from "../ui/loaded.tsx"
import { EmptyState } from "../ui/states.tsx"
import { type HistoryOwner, useRestoreVersion } from "./use-restore-version.ts"
import { versionChanges, type Change } from "../editor/versions.ts"
import { changeNames } from "../editor/change-names.ts"
import { useIsReadOnly } from "../ui/editing-scope.tsx"
import { Button } from "../ui/button.tsx"
import { FieldDifference } from "./field-difference.tsx"
import "./history.css"

interface HistoryDialogProps {
  editor: HistoryOwner
  onClose: () => void
}

/** History of a record, above its editor. */
export default function HistoryDialog({ editor, onClose }: HistoryDialogProps) {
  const { history: texts } = useDashboardTexts()
  const { record, joint } = editor
  const [language, setLanguage] = useState(() => firstOf(record.members))
  const member = record.members?.[language]
  const owner: HistoryOwner =
    member && joint
      ? {
          ...editor,
          record: member,
          restoreVersion: (version, data) => editor.restoreVersion(version, jointFields(data, joint, language)),
        }
      : editor
  return (
    <Dialog title={texts.title} size="medium" onClose={onClose}>
      <MemberFilter members={record.members} value={language} onChoose={setLanguage} />
      <HistoryChanges key={language} editor={owner} onRestored={onClose} />
    </Dialog>
  )
}

interface HistoryChangesProps {
  editor: HistoryOwner
  onRestored: () => void
}

/** Stored saves of the record: author, time, changes, and a button that restores the version before. */
export function HistoryChanges({ editor, onRestored }: HistoryChangesProps) {
  const { history: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { kind, record } = editor
  const loaded = useQuery(read("GET /history/:kind/:id", { params: { kind, id: record.id } }))
  const restore = useRestoreVersion(editor, onRestored)
  return (
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
  )
}

interface ChangeItemProps {
  change: Change
  startsOpen: boolean
  isBusy: boolean
  onRestore: () => void
}

function ChangeItem({ change, startsOpen, isBusy, onRestore }: ChangeItemProps) {
  const { history: texts, editor } = useDashboardTexts()
  const language = useDashboardLanguage()
  const [isOpen, setIsOpen] = useState(startsOpen)
  const id = useId()
  const isReadOnly = useIsReadOnly()
  const { version, next, at, who, fields } = change
  const names = changeNames(
    editor.changed,
    fields.map(({ key }) => key),
  )
  return (
    <li>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? "up" : "down"} />
          <span className="when">{texts.changedBy(formatMoment(at, language), who)}</span>
          <span className="fields">{names.length > 0 ? names.join(", ") : texts.nothing}</span>
          <span className="versions-of">{texts.versions(version, next)}</span>
        </button>
      </h3>
      {isOpen && (
        <div className="change" id={id}>
          {fields.map((field) => (
            <FieldDifference key={field.key} change={field} />
          ))}
          {!isReadOnly && (
            <Button look="quiet" icon="refresh" busy={isBusy} onClick={onRestore}>
              {texts.restore(version)}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
