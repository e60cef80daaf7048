import type { PartRowsAdded } from "#contract/part-list.ts"
import type { Part, PartInput } from "#contract/part.ts"
import { samePartKey } from "#contract/number-reader/same-part.ts"
import type { Caller } from "#server/caller.ts"
import { chunks, idsOf } from "#server/db/chunks.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { searchKeys } from "#server/search/search-keys.ts"
import { type PartWork, changeParts, checkNumber, existingPart, existingParts } from "../change-parts.ts"
import { allocatePartIds, findSameParts, insertParts } from "../part-store.ts"
import { partsSubject } from "../parts-subject.ts"

const rowsPerStatement = 200

/** Adds a part to a group; throws `conflict` for a number that counts as one of the group. */
export const addPart = (caller: Caller, spareId: number, input: PartInput): Promise<Part> =>
  changeParts(caller, spareId, {
    added: () => 1,
    change: async (work) => {
      await checkNumber(work, input.partnumber)
      const [id = 0] = await addRows(caller, work, spareId, [input])
      return existingPart(work, id)
    },
  })

/** Adds several parts to a group, and returns those left out because their number counts as one of the group. */
export const addParts = (caller: Caller, spareId: number, inputs: readonly PartInput[]): Promise<PartRowsAdded> =>
  changeParts(caller, spareId, {
    added: ({ parts }) => parts.length,
    change: async (work) => {
      const stored = await findSameParts(
        work.trx,
        work.partSet,
        inputs.map(({ partnumber }) => partnumber),
      )
      const numbers = new Map([...stored].map(([key, { partnumber }]) => [key, partnumber]))
      const refused: PartRowsAdded["refused"] = []
      const accepted = inputs.filter(({ partnumber }, index) => {
        const key = samePartKey(partnumber)
        const other = numbers.get(key)
        if (other === undefined) numbers.set(key, partnumber)
        else refused.push({ index, partnumber: other })
        return other === undefined
      })
      if (accepted.length === 0) return { parts: [], refused }
      const ids = await addRows(caller, work, spareId, accepted)
      const parts = new Map((await existingParts(work, ids)).map((part) => [part.id, { ...part, spare_id: spareId }]))
      return { parts: ids.flatMap((id) => parts.get(id) ?? []), refused }
    },
  })

async function addRows(
  caller: Caller,
  { trx, partSet, now }: PartWork,
  spareId: number,
  inputs: readonly PartInput[],
): Promise<number[]> {
  const first = await allocatePartIds(trx, inputs.length)
  const parts = inputs.map((input, index) => ({ ...input, id: first + index }))
  const stamps = { spare_id: spareId, part_set: partSet, created_at: now, updated_at: now }
  for (const chunk of chunks(parts, rowsPerStatement))
    await insertParts(
      trx,
      chunk.map((part) => ({ ...part, ...searchKeys(part), ...stamps })),
    )
  await recordAudit(trx, caller, "created", partsSubject(parts))
  return idsOf(parts)
}
