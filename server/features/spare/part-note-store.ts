import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { samePartKey } from "#contract/number-reader/same-part.ts"
import type { RowNote } from "#contract/part-list.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { ShownPartRow } from "./part-store.ts"

/** Returns what other parts and aliases say of some parts: numbers written alike, aliases, unknown successors. */
export async function readPartNotes(
  db: Database,
  parts: readonly ShownPartRow[],
  sets: readonly number[],
): Promise<RowNote[]> {
  if (parts.length === 0) return []
  const keys = [...new Set(parts.flatMap((part) => [foldNumber(part.partnumber), foldNumber(part.subst_part)]))]
  const aliases = await db
    .selectFrom("part_alias")
    .select(["alias", "alias_key", "number_key"])
    .where((eb) => eb.or([eb("number_key", "in", keys), eb("alias_key", "in", keys)]))
    .orderBy("id")
    .execute()
  const reached = [...keys, ...aliases.map((row) => row.number_key)]
  const rows = await db
    .selectFrom("part")
    .select(["partnumber", "number_key", "spare_id"])
    .where("part_set", "in", sets)
    .where("number_key", "in", reached)
    .execute()
  const partsOf = Map.groupBy(rows, (row) => row.number_key)
  const isKnown = (key: string) =>
    partsOf.has(key) || aliases.some((row) => row.alias_key === key && partsOf.has(row.number_key))
  return parts.flatMap(({ id, partnumber, subst_part }) => {
    const key = foldNumber(partnumber)
    const near = partsOf.get(key)?.find((other) => samePartKey(other.partnumber) !== samePartKey(partnumber))
    const note = {
      id,
      near: near ? { partnumber: near.partnumber, spare_id: near.spare_id } : null,
      aliases: aliases.filter((row) => row.number_key === key).map((row) => row.alias),
      unknown_successor: subst_part !== "" && !isKnown(foldNumber(subst_part)),
    }
    return note.near || note.aliases.length > 0 || note.unknown_successor ? [note] : []
  })
}
