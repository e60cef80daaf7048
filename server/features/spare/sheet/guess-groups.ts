import type { GroupChoice, GroupName } from "#contract/grouped-sheet.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type NamedGroup, type SheetGroup, foldName } from "./find-group.ts"

/** Groups that stand for names: as a person has chosen now, and before. */
interface GroupChoices {
  remembered: GroupChoice
  chosen: GroupChoice
}

/** Returns why the names of a sheet stand for their groups; those without one get a guess, which nothing follows yet. */
export function explainGroups(
  db: Database,
  names: readonly NamedGroup[],
  groups: readonly SheetGroup[],
  { remembered, chosen }: GroupChoices,
): Promise<GroupName[]> {
  const [before, now] = [remembered, chosen].map((choice) => new Set(Object.keys(choice).map(foldName)))
  return Promise.all(
    names.map(async ({ name, rows, spare_id, numbers }): Promise<GroupName> => {
      const key = foldName(name)
      if (now?.has(key)) return { name, rows, spare_id, why: "chosen" }
      if (before?.has(key)) return { name, rows, spare_id, why: "remembered" }
      if (spare_id !== null) return { name, rows, spare_id, why: "named" }
      const alike = groupWrittenAlike(name, groups)
      if (alike !== null) return { name, rows, spare_id: alike, why: "alike" }
      const groupId = await groupOfNumbers(db, numbers)
      return { name, rows, spare_id: groupId, why: groupId === null ? "unknown" : "numbers" }
    }),
  )
}

const bare = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+]+/gu, "")
const shortestName = 3

/** Returns the one group whose name contains a text, ignoring spaces and dashes: "LM 6000" is in "LM6000 parts". */
function groupWrittenAlike(name: string, groups: readonly SheetGroup[]): number | null {
  const wanted = bare(name)
  if (wanted.length < shortestName) return null
  const alike = groups.filter(({ names }) => names.some((title) => containsName(bare(title), wanted)))
  return alike.length === 1 ? (alike[0]?.id ?? null) : null
}

/** "LM2500" is no part of "LM25000" or "LM2500+". */
function containsName(title: string, name: string): boolean {
  const at = title.indexOf(name)
  if (at < 0) return false
  const [before, after] = [title.slice(0, at), title.slice(at + name.length)]
  return !/^[\d+]/u.test(after) && !(/\d$/u.test(before) && /^\d/u.test(name))
}

/** Returns the group that has most of these numbers, at least half of them. */
async function groupOfNumbers(db: Database, numbers: readonly string[]): Promise<number | null> {
  const keys = [...new Set(numbers.map(foldNumber).filter(Boolean))]
  if (keys.length === 0) return null
  const [most] = await db
    .selectFrom("spare")
    .innerJoin("part", "part.part_set", "spare.part_set")
    .where("spare.deleted_at", "is", null)
    .where("part.number_key", "in", keys)
    .groupBy("spare.id")
    .select(["spare.id", (eb) => eb.fn.countAll<number>().as("count")])
    .orderBy("count", "desc")
    .limit(1)
    .execute()
  return most && Number(most.count) * 2 >= keys.length ? most.id : null
}
