import type { Check } from "../check.ts"

// A copy ends after ten minutes at the latest.
const dueMs = 15 * 60_000

/** The last backup was copied off the machine; one that has no copy when it is due was left by a killed process. */
export const backupCopyCheck: Check = {
  name: "backup-copy",
  run: async ({ db, config, clock }) => {
    if (config.backupCopy === null) return { state: "look" }
    const last = await db.selectFrom("backup_copy").selectAll().orderBy("at", "desc").executeTakeFirst()
    if (!last) return { state: "look" }
    const due = new Date(clock().getTime() - dueMs).toISOString()
    const newest = await db
      .selectFrom("backup")
      .leftJoin("backup_copy", "backup_copy.backup", "backup.name")
      .select(["backup.name", "backup.created_at", "backup_copy.code"])
      .orderBy("backup.created_at", "desc")
      .executeTakeFirst()
    if (newest && newest.code === null && newest.created_at < due)
      return { state: "fault", count: -1, detail: newest.name }
    return {
      state: last.code === 0 ? "fine" : "fault",
      count: last.code,
      detail: last.code === 0 ? last.at : last.words,
    }
  },
}
