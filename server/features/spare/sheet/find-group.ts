import type { RowProblem } from "#contract/sheet-constants.ts"

/** A group that a sheet may name, by id or by its name in any language. */
export interface SheetGroup {
  id: number
  names: readonly string[]
}

type FoundGroup = { id: number } | { problem: RowProblem; shown: string }

/** Returns a function that finds the group named by a cell; an ambiguous name is rejected with the ids. */
export function createGroupFinder(groups: readonly SheetGroup[]): (cell: string) => FoundGroup {
  const idsOf = new Map<string, Set<number>>()
  for (const { id, names } of groups)
    for (const name of [String(id), ...names].map(foldName).filter(Boolean))
      idsOf.set(name, (idsOf.get(name) ?? new Set()).add(id))
  return (cell) => {
    const [id, ...others] = idsOf.get(foldName(cell)) ?? []
    if (id !== undefined && others.length === 0) return { id }
    const shown = cell.trim().slice(0, 60)
    if (id !== undefined) return { problem: "ambiguous_group", shown: `${shown} (${[id, ...others].join(", ")})` }
    return { problem: shown === "" ? "no_group" : "unknown_group", shown }
  }
}

const foldName = (name: string): string => name.normalize("NFKC").toLowerCase().replaceAll(/\s+/gu, " ").trim()
