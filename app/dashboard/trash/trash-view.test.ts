import { expect, it } from "vitest"
import type { TrashEntry } from "#contract/trash.ts"
import { countKinds, entriesPerPage, pageOf } from "./trash-view.ts"

const entry = (kind: TrashEntry["kind"], id: number): TrashEntry => ({
  id: `${kind}-${id}`,
  kind,
  record_id: String(id),
  title: "",
  titles: null,
  parts: null,
  image: null,
  deleted_at: "",
  deleted_by: "",
  expires_at: "",
})

it("counts the existing kinds", () => {
  expect(countKinds([])).toEqual([{ kind: "all", count: 0 }])
  expect(countKinds([entry("part", 1), entry("image", 1), entry("part", 2)])).toEqual([
    { kind: "all", count: 3 },
    { kind: "part", count: 2 },
    { kind: "image", count: 1 },
  ])
})

it("shows one kind page by page, the last page when fewer are left", () => {
  const parts = Array.from({ length: entriesPerPage + 1 }, (_, id) => entry("part", id))
  const all = [entry("image", 1), ...parts]
  expect(pageOf(all, "image", 1)).toMatchObject({ total: 1, page: 1, items: [{ id: "image-1" }] })
  expect(pageOf(all, "part", 2).items).toEqual([entry("part", entriesPerPage)])
  expect(pageOf(all, "part", 9).page).toBe(2)
  expect(pageOf(all, "spare", 3)).toEqual({ items: [], total: 0, page: 1 })
})
