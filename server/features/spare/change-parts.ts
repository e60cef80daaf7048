import type { Part } from "#contract/part.ts"
import { samePartKey } from "#contract/number-reader/same-part.ts"
import { AppError, existing, fieldError } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { findPartsById, findSameParts } from "./part-store.ts"
import { findPartSet, noteParts } from "./store.ts"

/** Context of a change: a transaction, the group's set and the time. */
export interface PartWork {
  trx: Database
  partSet: number
  now: string
}

const numberTaken = (number?: string) =>
  new AppError("conflict", {
    detail: number === undefined ? "This part number exists in the group" : `The group has this part: ${number}`,
    errors: [{ ...fieldError("partnumber", "duplicate"), ...(number === undefined ? {} : { value: number }) }],
  })

/** Throws `conflict`, naming it, when another part of the set has a number that counts as this one. */
export async function checkNumber({ trx, partSet }: PartWork, number: string): Promise<void> {
  const other = (await findSameParts(trx, partSet, [number])).get(samePartKey(number))
  if (other) throw numberTaken(other.partnumber)
}

interface PartsChange<T> {
  change: (work: PartWork) => Promise<T>
  /** Returns how many parts the group has more; negative for fewer. */
  added: (result: T) => number
  /** Error for an existing number. */
  taken?: () => AppError
}

/** Adds or removes parts of a group in one transaction. */
export async function changeParts<T>(
  { app }: Caller,
  spareId: number,
  { change, added, taken = numberTaken }: PartsChange<T>,
): Promise<T> {
  const now = app.clock().toISOString()
  try {
    return await app.db.transaction().execute(async (trx) => {
      const set = existing(await findPartSet(trx, spareId))
      const work: PartWork = { trx, partSet: set.part_set, now }
      const result = await change(work)
      await noteParts(trx, spareId, now, added(result))
      await bumpContentVersion(trx)
      return result
    })
  } catch (error) {
    if (app.dialect.isUniqueViolation(error)) throw taken()
    throw error
  }
}

/** Returns the parts with these ids; throws `not_found` if one is missing. */
export async function existingParts({ trx, partSet }: PartWork, ids: readonly number[]): Promise<Part[]> {
  const wanted = [...new Set(ids)]
  const parts = await findPartsById(trx, partSet, wanted)
  if (parts.length < wanted.length) throw new AppError("not_found")
  return parts
}

/** Returns one part of the set; throws `not_found`. */
export async function existingPart(work: PartWork, id: number): Promise<Part> {
  const [part] = await existingParts(work, [id])
  return existing(part)
}
