import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { ListedPart, PartUndo, PartsChanged } from "#contract/part-list.ts"

const maxActs = 100

type Act = Required<PartUndo["parts"][number]>[]

/** Number of parts an undo has changed, and of those skipped because they changed again. */
export interface Undone {
  changed: number
  kept: number
}

const actOf = (parts: readonly ListedPart[]): Act => parts.map(({ id, version }) => ({ id, version, to: version - 1 }))

/** Older acts refer to the values of version `to` by the version that the undo created. */
function renumber(acts: Act[], undone: ReadonlyMap<number, Act[number]>, back: Act): void {
  const numbers = new Map(back.map(({ id, version }) => [id, { was: undone.get(id)?.to, is: version }]))
  for (const [index, act] of acts.entries())
    acts[index] = act.map((part) => {
      const number = numbers.get(part.id)
      return number?.was === part.version ? { ...part, version: number.is } : part
    })
}

/** Records the versions created by each change, for undo and redo. */
export function createActLog(
  undoParts: (parts: PartUndo["parts"]) => Promise<PartsChanged>,
  onStored: (parts: PartsChanged["parts"]) => void,
) {
  const past: Act[] = []
  const future: Act[] = []

  /** Rejects like `undoParts`; what is done until then is kept, and the rest can be retried. */
  async function step(from: Act[], to: Act[]): Promise<Undone | null> {
    const act = from.pop()
    if (!act) return null
    const undone = { changed: 0, kept: 0 }
    const asked = new Map(act.map((part) => [part.id, part]))
    const back: Act = []
    let start = 0
    try {
      while (start < act.length) {
        const parts = act.slice(start, start + dashboardLimits.partsChangedAtOnce)
        // oxlint-disable-next-line no-await-in-loop -- one step after the other, so that others get their turn
        const done = await undoParts(parts)
        start += parts.length
        for (const { id, version } of done.parts) back.push({ id, version, to: asked.get(id)?.version ?? version - 1 })
        undone.changed += done.changed
        undone.kept += done.kept
        onStored(done.parts)
      }
    } finally {
      renumber(from, asked, back)
      if (start < act.length) from.push(act.slice(start))
      if (back.length > 0) to.push(back)
    }
    return undone
  }

  return {
    note: (parts: readonly ListedPart[]) => {
      if (parts.length === 0) return
      past.push(actOf(parts))
      if (past.length > maxActs) past.shift()
      future.length = 0
    },
    undo: () => step(past, future),
    redo: () => step(future, past),
    facts: () => ({ canUndo: past.length > 0, canRedo: future.length > 0 }),
  }
}
