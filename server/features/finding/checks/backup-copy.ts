import type { Check } from "../check.ts"

/** The last backup was copied off the machine. */
export const backupCopyCheck: Check = {
  name: "backup-copy",
  run: async ({ db, config }) => {
    if (config.backupCopy === null) return { state: "look" }
    const last = await db.selectFrom("backup_copy").selectAll().orderBy("at", "desc").executeTakeFirst()
    if (!last) return { state: "look" }
    return {
      state: last.code === 0 ? "fine" : "fault",
      count: last.code,
      detail: last.code === 0 ? last.at : last.words,
    }
  },
}
