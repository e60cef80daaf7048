import { listUnknown } from "#server/demand/unknown-numbers.ts"
import { type Check, lookAtNames } from "../check.ts"

/** The numbers by which parts are superseded are in the lists. */
export const substitutesCheck: Check = {
  name: "substitutes",
  run: ({ db, content }) =>
    content.remember("finding|substitutes", async () => {
      const rows = await db
        .selectFrom("spare")
        .innerJoin("part", "part.part_set", "spare.part_set")
        .where("spare.deleted_at", "is", null)
        .where("part.subst_key", "!=", "")
        .select("part.subst_part")
        .distinct()
        .execute()
      const numbers = rows.map(({ subst_part }) => subst_part)
      return lookAtNames((await listUnknown(db, numbers)).toSorted())
    }),
}
