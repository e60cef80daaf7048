import { type LocalizedColumns, localizedNames } from "#contract/localized.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { PartSetState } from "./rebuild-part-set.ts"
import type { SheetGroup } from "./sheet/find-group.ts"

/** A group with its titles and the state of its parts. */
export interface GroupWithParts extends PartSetState, LocalizedColumns<"title"> {
  id: number
  parts_total: number
}

/** Returns all groups by id, the order in which an import into several locks them. */
export const listGroups = (db: Database): Promise<GroupWithParts[]> =>
  db
    .selectFrom("spare")
    .select(["id", "part_set", "parts_version", "parts_total", ...localizedNames("title")])
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute()

/** Returns the names by which a sheet may refer to the groups. */
export const namesOfGroups = (groups: readonly GroupWithParts[]): SheetGroup[] =>
  groups.map((group) => ({ id: group.id, names: localizedNames("title").map((name) => group[name]) }))
