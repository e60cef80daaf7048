import { Hono } from "hono"
import { z } from "zod"
import { applicationInputSchema, applicationSchema } from "#contract/application.ts"
import { inquiryReceiptSchema } from "#contract/inquiry.ts"
import { limits } from "#contract/limits.ts"
import { idParam, idTextSchema } from "#contract/text.ts"
import { existing } from "#server/app-error.ts"
import { findSentFile } from "#server/db/sent-file-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { acceptBody } from "#server/api-kit/accept-body.ts"
import { describe, noContent } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { idempotencyKey } from "#server/api-kit/idempotency-key.ts"
import { ifMatch } from "#server/api-kit/if-match.ts"
import { sendFile } from "#server/api-kit/send-file.ts"
import { validate } from "#server/api-kit/validate.ts"
import { namedFilesOf, readMultipart, textsOf } from "#server/api-kit/read-upload.ts"
import { deleteApplication } from "./commands/delete-application.ts"
import { checkApplicationLimit, submitApplication } from "./commands/submit-application.ts"
import { findApplication, listApplications } from "./store.ts"

const tag = "Applications"
const cvParam = z.object({ id: idTextSchema, n: idTextSchema })
const twoFiles = limits.cvFiles * limits.cvBytes + 262_144

export const applicationApi = new Hono<HttpEnv>()
  .post(
    "/",
    describe(tag, "Apply (multipart: first_name, last_name, email, cv)", inquiryReceiptSchema, {
      needs: "open",
      status: 201,
    }),
    idempotencyKey,
    acceptBody("multipart", twoFiles, applicationInputSchema, { cv: z.array(z.file()).max(limits.cvFiles).optional() }),
    async (c) => {
      const meta = { address: c.env.address, idempotencyKey: c.var.idempotencyKey }
      await checkApplicationLimit(c.var.app, meta)
      const fields = await readMultipart(c)
      const files = await namedFilesOf(fields, "cv")
      return c.json(await submitApplication(c.var.app, textsOf(fields), files, meta), 201)
    },
  )
  .get("/", describe(tag, "All applications", z.array(applicationSchema), { needs: "applications.read" }), async (c) =>
    c.json(await listApplications(c.var.app.db)),
  )
  .get(
    "/:id/cv/:n",
    describe(tag, "A file of an application", null, { needs: "applications.read", file: "application/octet-stream" }),
    validate("param", cvParam),
    async (c) => {
      const { id, n } = c.req.valid("param")
      const { reference: title } = existing(await findApplication(c.var.app.db, id))
      const file = existing(await findSentFile(c.var.app.db, "application_file", id, n))
      const subject = { kind: "application", id, title } as const
      await recordAudit(c.var.app.db, c.var.caller, "cv_downloaded", subject)
      return sendFile(c, file, `cv-${id}-${n}`)
    },
  )
  .delete(
    "/:id",
    describe(tag, "Delete an application", null, { needs: "applications.read", status: 204 }),
    validate("param", idParam),
    ifMatch,
    async (c) => noContent(c, deleteApplication(c.var.caller, c.req.valid("param").id, c.var.expectedVersion)),
  )
