import { expect, it } from "vitest"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import type { ListedPart, PartUndo, PartsChanged } from "#contract/part-list.ts"
import { ApiError } from "../api/call-api.ts"
import { type Placement, type Reversal, createActLog } from "./act-log.ts"

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
  const undoCells = async (asked: PartUndo["parts"]): Promise<PartsChanged> => {
    if (--failing === 0) throw new Error("no response")
    const parts = asked.filter(({ id, version }) => versions.get(id) === version)
    for (const { id, version } of parts) versions.set(id, version + 1)
    return {
      parts: parts.map(({ id, version }) => partAt(id, version + 1)),
      changed: parts.length,
      kept: asked.length - parts.length,
    }
  }
  const groups = new Map<number, number | null>([[7, 1]])
  const place = async (placements: readonly Placement[]) => {
    for (const { id, from, to } of placements) {
      if ((groups.get(id) ?? null) !== from)
        throw new ApiError({ type: "", title: "", status: 409, code: "conflict", detail: "somewhere else" })
      groups.set(id, to)
      if (to !== null) versions.set(id, (versions.get(id) ?? 0) + 1)
    }
  }
  const log = createActLog({ undoCells, place }, () => undefined)
  return { log, change, place, versions, groups, failAt: (step: number) => (failing = step) }
}

it("keeps what an interrupted undo has done, and continues where it stopped", async () => {
  const { log, change, failAt } = createServer()
  log.noteCells(change())
  log.noteCells(change())
  failAt(2)
  await expect(log.undo()).rejects.toThrow("no response")
  expect(log.facts()).toEqual({ canUndo: true, canRedo: true })
  expect(await log.undo()).toEqual({ changed: 300, kept: 0 })
  expect(await log.undo()).toEqual({ changed: total, kept: 0 })
  for (const changed of [total, 300, 500]) expect(await log.redo()).toEqual({ changed, kept: 0 })
  expect(log.facts()).toEqual({ canUndo: true, canRedo: false })
})

it("undoes cells typed before and after a part was moved and deleted, and redoes them", async () => {
  const { log, place, versions, groups } = createServer()
  const type = () => {
    const version = (versions.get(7) ?? 0) + 1
    versions.set(7, version)
    log.noteCells([partAt(7, version)])
  }
  const put = async (from: number | null, to: number | null) => {
    await place([{ id: 7, from, to }])
    return log.notePlaced([{ id: 7, from, to }])
  }
  type()
  await put(1, 2)
  type()
  const deleted = await put(2, null)
  // By its message, as long as nothing else has undone it.
  expect(await log.undo(deleted)).toEqual({ changed: 1, kept: 0 })
  expect(await log.undo(deleted)).toBeNull()
  for (const group of [2, 1, 1]) {
    expect(await log.undo()).toEqual({ changed: 1, kept: 0 })
    expect(groups.get(7)).toBe(group)
  }
  expect(log.facts()).toEqual({ canUndo: false, canRedo: true })
  for (const group of [1, 2, 2, null]) {
    expect(await log.redo()).toEqual({ changed: 1, kept: 0 })
    expect(groups.get(7)).toBe(group)
  }
})

it("leaves out what the server rejects, so that the acts before it can be undone", async () => {
  const { log, change, groups } = createServer()
  log.noteCells(change())
  log.notePlaced([{ id: 7, from: null, to: 1 }])
  // Somebody else has moved it.
  groups.set(7, 2)
  await expect(log.undo()).rejects.toThrow("somewhere else")
  expect(await log.undo()).toEqual({ changed: total, kept: 0 })
})

it("undoes and redoes what belongs to a part, such as another number, in its order among the acts", async () => {
  const { log } = createServer()
  const numbers = new Set<string>()
  const add = async (): Promise<Reversal> => {
    numbers.add("OEM-7")
    return { reverse: remove }
  }
  const remove = async (): Promise<Reversal> => {
    numbers.delete("OEM-7")
    return { reverse: add }
  }
  log.noteChange(await add())
  const removed = log.noteChange(await remove())
  expect(await log.undo(removed)).toEqual({ changed: 1, kept: 0 })
  expect([...numbers]).toEqual(["OEM-7"])
  await log.undo()
  expect([...numbers]).toEqual([])
  await log.redo()
  expect([...numbers]).toEqual(["OEM-7"])
  await log.redo()
  expect([...numbers]).toEqual([])
})
