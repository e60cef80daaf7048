import { useDashboardTexts } from "#app/i18n/dashboard/dashboard-language.tsx"
import { isPartField } from "../part/part-form.ts"
import { Button } from "../ui/button.tsx"
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
      <table className="grid-conflicts">
        <thead>
          <tr>
            <th scope="col">{texts.staleField}</th>
            <th scope="col">{texts.staleStored}</th>
            <th scope="col">{texts.staleYours}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ key, part, field, theirs, typed }) => (
            <tr key={key}>
              <th scope="row">
                {part.partnumber}, {texts.fields[field]}
              </th>
              <td>{theirs || texts.empty}</td>
              <td>{typed || texts.empty}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="action-row">
        <Button look="quiet" onClick={() => decide("stored")}>
          {texts.takeStored}
        </Button>
        <Button look="quiet" onClick={() => decide("typed")}>
          {texts.saveMine}
        </Button>
      </div>
    </Notice>
  )
}
