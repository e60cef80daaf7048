import type { GroupChoice, GroupName } from "#contract/grouped-sheet.ts"
import type { RowProblem } from "#contract/sheet-constants.ts"

/** A group that a sheet may name, by id or by its name in any language. */
export interface SheetGroup {
  id: number
  names: readonly string[]
}

/** A name in the column of the group, how many rows have it, the group, and some of its numbers where that is unknown. */
export interface NamedGroup extends Pick<GroupName, "name" | "rows" | "spare_id"> {
  numbers: string[]
}

type FoundGroup = { id: number | null } | { problem: RowProblem; shown: string }

export type GroupFinder = (cell: string) => FoundGroup

/**
 * Returns a function that finds the group named by a cell: the chosen one, null for rows to be left out, else that of
 * its id or name; an ambiguous name is rejected with the ids.
 */
export function createGroupFinder(groups: readonly SheetGroup[], choice: GroupChoice = {}): GroupFinder {
  const idsOf = new Map<string, Set<number>>()
  for (const { id, names } of groups)
    for (const name of [String(id), ...names].map(foldName).filter(Boolean))
      idsOf.set(name, (idsOf.get(name) ?? new Set()).add(id))
  const chosen = new Map(Object.entries(choice).map(([name, id]) => [foldName(name), id]))
  return (cell) => {
    const name = foldName(cell)
    const choice = chosen.get(name)
    if (choice === null || groups.some(({ id }) => id === choice)) return { id: choice ?? null }
    const [id, ...others] = idsOf.get(name) ?? []
    if (id !== undefined && others.length === 0) return { id }
    const shown = cell.trim().slice(0, 60)
    if (id !== undefined) return { problem: "ambiguous_group", shown: `${shown} (${[id, ...others].join(", ")})` }
    return { problem: shown === "" ? "no_group" : "unknown_group", shown }
  }
}

/** Returns a name without case and with single blanks, as names of groups are compared. */
export const foldName = (name: string): string => name.normalize("NFKC").toLowerCase().replaceAll(/\s+/gu, " ").trim()

const maxNames = 1_000
const numbersPerName = 50

/** Names in the column of the group, counted while the rows are read. */
export class GroupNames {
  readonly #names = new Map<string, NamedGroup>()

  add(name: string, number: string | undefined, group: number | null): void {
    const key = foldName(name)
    const named = this.#names.get(key)
    if (!named && this.#names.size === maxNames) return
    const entry = named ?? { name: name.trim(), rows: 0, spare_id: group || null, numbers: [] }
    entry.rows++
    if (number && entry.spare_id === null && entry.numbers.length < numbersPerName) entry.numbers.push(number)
    this.#names.set(key, entry)
  }

  list(): NamedGroup[] {
    return [...this.#names.values()]
  }
}
