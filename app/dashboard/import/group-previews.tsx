import type { GroupImport } from "#contract/grouped-sheet.ts"
import { useDashboardLanguage, useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { shownTitle } from "../ui/shown-text.ts"
import { SampleRows } from "./sample-rows.tsx"

/** Preview of each group in the sheet; its rows expand. */
export function GroupPreviews({ groups }: { groups: readonly GroupImport[] }) {
  const { partImport: texts } = useDashboardTexts()
  if (groups.length === 0) return null
  return (
    <section className="group-previews" aria-label={texts.grouped.list}>
      <h4>{texts.grouped.listTitle(groups.length)}</h4>
      {groups.map((group) => (
        <GroupPreview key={group.spare_id} group={group} />
      ))}
    </section>
  )
}

function GroupPreview({ group }: { group: GroupImport }) {
  if (group.added + group.updated + group.removed === 0)
    return (
      <p className="group-preview">
        <GroupLine group={group} />
      </p>
    )
  return (
    <details className="group-preview">
      <summary>
        <GroupLine group={group} />
        <Icon name="down" />
      </summary>
      <SampleRows result={group} />
    </details>
  )
}

/** Title and counts of one group. */
export function GroupLine({ group }: { group: GroupImport }) {
  const { partImport: texts, spares } = useDashboardTexts()
  const title = shownTitle(group, useDashboardLanguage())
  const { added, updated, removed } = group
  return (
    <span className="group-line">
      <b lang={title.lang}>{title.text || spares.untitled}</b>
      <span>
        {added + updated + removed === 0 ? texts.grouped.unchanged : texts.formerCounts(added, updated, removed)}
      </span>
    </span>
  )
}
