import { type ReactNode, useState } from "react"
import { Link } from "react-router"
import type { GroupImport } from "#contract/grouped-sheet.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { Notice } from "../ui/notice.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import { RefusedSheet } from "./check-options.tsx"
import { countRowKinds } from "./preview-rows.ts"
import type { DoneImport } from "./use-import.ts"
import { useUndoImport } from "./use-undo-import.ts"

/** The result of an import, with undo for each group. */
export function DoneStep({ spareId, done }: { spareId: number | null; done: DoneImport }) {
  const { partImport: texts, common } = useDashboardTexts()
  const { result, choice } = done
  const { isBusy, undo } = useUndoImport()
  const [undone, setUndone] = useState<readonly number[]>([])
  const isSame = result.added + result.updated + result.removed === 0
  const { refused } = countRowKinds(result)
  const undoGroup = async (id: number, importId: number) => {
    if (await undo(id, importId)) setUndone((before) => [...before, importId])
  }
  const undoButton = (id: number, importId: number | null, name?: string) =>
    importId === null ? null : undone.includes(importId) ? (
      <b>{texts.undone}</b>
    ) : (
      <Button look="quiet" icon="refresh" busy={isBusy} aria-label={name} onClick={() => void undoGroup(id, importId)}>
        {texts.undo}
      </Button>
    )
  return (
    <div className="import-done">
      <Notice tone={isSame ? "info" : "good"}>
        <b>{isSame ? texts.nothingChanged : common.updated}</b>
        <p>{texts.formerCounts(result.added, result.updated, result.removed)}</p>
        {result.gaps_closed > 0 && <p>{texts.gapsClosed(result.gaps_closed)}</p>}
      </Notice>
      {refused > 0 && <RefusedSheet choice={choice} result={result} refused={refused} isGrouped={spareId === null} />}
      {"groups" in result ? (
        <ul className="import-groups" aria-label={texts.grouped.list}>
          {result.groups.map((group) => (
            <GroupLine key={group.spare_id} group={group} undoButton={undoButton} />
          ))}
        </ul>
      ) : (
        <div className="action-row">
          {undoButton(spareId ?? 0, result.import_id)}
          <Link className="button button-small" to={`/dashboard/spare/${spareId}#parts`}>
            {texts.toParts}
          </Link>
        </div>
      )}
    </div>
  )
}

interface GroupLineProps {
  group: GroupImport
  undoButton: (id: number, importId: number | null, name: string) => ReactNode
}

function GroupLine({ group, undoButton }: GroupLineProps) {
  const { partImport: texts, spares } = useDashboardTexts()
  const title = shownTitle(group, useDashboardLanguage())
  const { added, updated, removed, spare_id, import_id } = group
  const isSame = added + updated + removed === 0
  return (
    <li>
      <span>
        <Link to={`/dashboard/spare/${spare_id}#parts`} lang={title.lang}>
          {title.text || spares.untitled}
        </Link>
        <small>{isSame ? texts.grouped.unchanged : texts.formerCounts(added, updated, removed)}</small>
      </span>
      {undoButton(spare_id, import_id, texts.grouped.undoOf(title.text))}
    </li>
  )
}
