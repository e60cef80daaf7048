import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { isPartField } from "./part-form.ts"
import { StoredVersions } from "./stored-versions.tsx"
import { Notice } from "../ui/notice.tsx"
import type { BlockState } from "./block-state.ts"
import type { BlockStore } from "./block-store.ts"

// Further ones are shown after these are resolved.
const most = 20

/** Cells that somebody else has changed too: both values, and the choice. */
export function ConflictList({ store, state }: { store: BlockStore; state: BlockState }) {
  const { parts: texts, partGrid } = useDashboardTexts()
  const all = [...state.conflicts].flatMap(([key, theirs]) => {
    const [id, field] = key.split(".")
    const mine = state.pending.get(Number(id))
    return mine && isPartField(field) ? [{ key, part: mine.base, field, theirs, typed: mine.fields[field] ?? "" }] : []
  })
  if (all.length === 0) return null
  const shown = all.slice(0, most)
  const decide = (take: "stored" | "typed") => {
    for (const { part, field } of shown) store.decide(part, field, take)
  }
  return (
    <Notice tone="bad">
      <b>{partGrid.conflicts(all.length)}</b>
      <StoredVersions
        rows={shown.map(({ key, part, field, theirs, typed }) => ({
          key,
          name: `${part.partnumber}, ${texts.fields[field]}`,
          stored: theirs,
          typed,
        }))}
        onTakeStored={() => decide("stored")}
        onSaveMine={() => decide("typed")}
      />
    </Notice>
  )
}
