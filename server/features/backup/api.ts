import { createReadStream } from "node:fs"
import { join } from "node:path"
import { Readable } from "node:stream"
import { Hono } from "hono"
import { createMiddleware } from "hono/factory"
import { z } from "zod"
import { backupParam, backupSchema, backupStateSchema } from "#contract/backup.ts"
import { AppError, existing } from "#server/app-error.ts"
import { findBackupFailure } from "#server/backup/backup-failure-store.ts"
import { readBackupSpace } from "#server/backup/backup-space.ts"
import { backupFolder, listBackups } from "#server/backup/backup-folder.ts"
import { makeBackup } from "#server/backup/make-backup.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"

const tag = "Backup"

const refuseHead = createMiddleware<HttpEnv>(async (c, next) => {
  if (c.req.raw.method === "HEAD") throw new AppError("not_found")
  await next()
})

/** Makes, lists and downloads backups. HEAD has no effect and reveals nothing. */
export const backupApi = new Hono<HttpEnv>()
  .use("/backup", refuseHead)
  .use("/backups/*", refuseHead)
  .get(
    "/backup",
    describe(tag, "Make a backup", backupSchema, { needs: "backup.manage", refuses: ["conflict", "not_found"] }),
    async (c) => {
      await c.var.app.limits.consume("backup", "all")
      return c.json(await makeBackup(c.var.caller))
    },
  )
  .get(
    "/backup/state",
    describe(tag, "The last failed try, and the space for the next backup", backupStateSchema, {
      needs: "backup.manage",
    }),
    async (c) => {
      const { app } = c.var
      const space = await readBackupSpace(app.config.dataDir)
      return c.json({ ...space, failure: await findBackupFailure(app) })
    },
  )
  .get(
    "/backups",
    describe(tag, "The backups that are kept", z.array(backupSchema), { needs: "backup.manage" }),
    async (c) => c.json(await listBackups(c.var.app)),
  )
  .get(
    "/backups/:name",
    describe(tag, "Download a backup", null, {
      needs: "backup.manage",
      fresh: true,
      file: "application/gzip",
    }),
    validate("param", backupParam),
    async (c) => {
      const { name } = c.req.valid("param")
      const backup = existing((await listBackups(c.var.app)).find((one) => one.name === name))
      await recordAudit(c.var.app.db, c.var.caller, "backup_downloaded", { title: name })
      c.header("Content-Type", "application/gzip")
      c.header("Content-Length", String(backup.size))
      c.header("Content-Disposition", `attachment; filename="${name}"`)
      return c.body(
        Readable.toWeb(
          createReadStream(join(backupFolder(c.var.app.config.dataDir), name)),
        ) as ReadableStream<Uint8Array>,
      )
    },
  )
