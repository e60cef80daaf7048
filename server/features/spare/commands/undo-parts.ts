import { partPatchSchema } from "#contract/part.ts"
import type { PartChange, PartUndo, PartsChanged } from "#contract/part-list.ts"
import type { Caller } from "#server/caller.ts"
import { checkInput } from "#server/check-input.ts"
import { findVersions } from "#server/records/history-store.ts"
import { changeBlock } from "./patch-parts.ts"
import { findActiveParts } from "../part-block-store.ts"

/**
 * Restores parts to the version before the given one, or to `to`, all or none. Parts changed again, or without stored
 * version, are counted and skipped. The undo is itself a version, so that it can be undone.
 */
export const undoParts = (caller: Caller, { parts }: PartUndo): Promise<PartsChanged> =>
  changeBlock(
    caller,
    async (trx) => {
      const wanted = new Map(parts.map((part) => [part.id, part]))
      const active = await findActiveParts(trx, [...wanted.keys()])
      const unchanged = [...active.values()].filter(({ id, version }) => wanted.get(id)?.version === version)
      const versions = unchanged.map(({ id, version }) => ({
        recordId: id,
        version: wanted.get(id)?.to ?? version - 1,
      }))
      const former = await findVersions(trx, "part", versions)
      const rows = unchanged.filter(({ id }) => former.has(String(id)))
      const changes = rows.map(({ id }): PartChange => ({ ...checkInput(partPatchSchema, former.get(String(id))), id }))
      return { changes, rows, kept: wanted.size - rows.length }
    },
    { single: "", several: "parts_undone" },
  )
