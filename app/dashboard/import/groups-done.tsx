import { useState } from "react"
import type { GroupImport } from "#contract/grouped-sheet.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Button } from "../ui/button.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import { GroupLine } from "./group-previews.tsx"
import { useUndoImport } from "./use-undo-import.ts"

/** Result of each group; each import into a group can be undone separately. */
export function GroupsDone({ groups }: { groups: readonly GroupImport[] }) {
  const { partImport: texts } = useDashboardTexts()
  const language = useDashboardLanguage()
  const { isBusy, undo } = useUndoImport()
  const [undone, setUndone] = useState<readonly number[]>([])
  const takeBack = async (spareId: number, importId: number) => {
    if (await undo(spareId, importId)) setUndone((before) => [...before, importId])
  }
  return (
    <section className="group-previews" aria-label={texts.grouped.list}>
      <h4>{texts.grouped.listTitle(groups.length)}</h4>
      {groups.map((group) => {
        const { spare_id: spareId, import_id: importId } = group
        return (
          <div key={spareId} className="group-preview group-done">
            <GroupLine group={group} />
            {importId === null ? null : undone.includes(importId) ? (
              <span className="hint">{texts.undone}</span>
            ) : (
              <Button
                look="quiet"
                busy={isBusy}
                aria-label={texts.grouped.undoOf(shownTitle(group, language).text)}
                onClick={() => void takeBack(spareId, importId)}
              >
                {texts.undo}
              </Button>
            )}
          </div>
        )
      })}
    </section>
  )
}
