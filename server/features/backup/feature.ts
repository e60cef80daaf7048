import { removeHalfBackups } from "#server/backup/backup-folder.ts"
import { backupJobs } from "#server/backup/schedule-backups.ts"
import { defineFeature } from "#server/feature.ts"
import { backupApi } from "./api.ts"

export const backupFeature = defineFeature({
  name: "backup",
  routes: [["/", backupApi]],
  jobs: backupJobs,
  start: removeHalfBackups,
  transientTables: ["backup", "backup_failure"],
})
