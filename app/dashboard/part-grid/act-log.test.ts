import { expect, it } from "vitest"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { ListedPart, PartsChanged } from "#contract/part-list.ts"
import { createActLog } from "./act-log.ts"

const total = dashboardLimits.partsChangedAtOnce + 300
const partAt = (id: number, version: number): ListedPart => ({
  id,
  spare_id: 1,
  partnumber: `A-${id}`,
  subst_part: "",
  quantity: 1,
  description_de: "",
  description_en: "",
  description_ru: "",
  version,
  updated_at: "",
})

/** Parts of a server that gives each undone part a new version and skips those changed again. */
function createServer() {
  const versions = new Map(Array.from({ length: total }, (_, id) => [id, 1]))
  const change = () => [...versions].map(([id, version]) => (versions.set(id, version + 1), partAt(id, version + 1)))
  let failing = 0
  const log = createActLog(
    async (asked): Promise<PartsChanged> => {
      if (--failing === 0) throw new Error("no response")
      const parts = asked.filter(({ id, version }) => versions.get(id) === version)
      for (const { id, version } of parts) versions.set(id, version + 1)
      return {
        parts: parts.map(({ id, version }) => partAt(id, version + 1)),
        changed: parts.length,
        kept: asked.length - parts.length,
      }
    },
    () => undefined,
  )
  return { log, change, failAt: (step: number) => (failing = step) }
}

it("keeps what an interrupted undo has done, and continues where it stopped", async () => {
  const { log, change, failAt } = createServer()
  log.note(change())
  log.note(change())
  failAt(2)
  await expect(log.undo()).rejects.toThrow("no response")
  expect(log.facts()).toEqual({ canUndo: true, canRedo: true })
  expect(await log.undo()).toEqual({ changed: 300, kept: 0 })
  expect(await log.undo()).toEqual({ changed: total, kept: 0 })
  for (const changed of [total, 300, 500]) expect(await log.redo()).toEqual({ changed, kept: 0 })
  expect(log.facts()).toEqual({ canUndo: true, canRedo: false })
})
