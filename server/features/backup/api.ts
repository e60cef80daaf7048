import { createReadStream } from "node:fs"
import { join } from "node:path"
import { Readable } from "node:stream"
import { z } from "zod"
import { backupParam, backupSchema, backupStateSchema } from "#contract/backup.ts"
import { existing } from "#server/app-error.ts"
import { download } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import { findBackupFailure } from "#server/backup/backup-failure-store.ts"
import { backupFolder, listBackups } from "#server/backup/backup-folder.ts"
import { readBackupSpace } from "#server/backup/backup-space.ts"
import { makeBackup } from "#server/backup/make-backup.ts"
import { recordAudit } from "#server/records/audit-store.ts"

export const backupApi = routes("Backup", { needs: "backup.manage" })
  .call(
    "GET /backup",
    {
      summary: "Make a backup",
      noHead: true,
      limit: { rule: "backup", key: () => "all" },
      returns: backupSchema,
      refuses: ["conflict", "not_found"],
    },
    ({ caller }) => makeBackup(caller),
  )
  .call(
    "GET /backup/state",
    { summary: "The last failed try, and the space for the next backup", returns: backupStateSchema },
    async ({ app }) => ({ ...(await readBackupSpace(app.config.dataDir)), failure: await findBackupFailure(app) }),
  )
  .call(
    "GET /backups",
    { summary: "The backups that are kept", noHead: true, returns: z.array(backupSchema) },
    ({ app }) => listBackups(app),
  )
  .call(
    "GET /backups/:name",
    { summary: "Download a backup", noHead: true, fresh: true, params: backupParam.shape, file: "application/gzip" },
    async ({ app, caller, params: { name } }) => {
      const { size } = existing((await listBackups(app)).find((backup) => backup.name === name))
      await recordAudit(app.db, caller, "backup_downloaded", { title: name })
      const file = createReadStream(join(backupFolder(app.config.dataDir), name))
      const content = Readable.toWeb(file) as ReadableStream<Uint8Array>
      return download(content, name, "application/gzip", { "Content-Length": String(size) })
    },
  )
