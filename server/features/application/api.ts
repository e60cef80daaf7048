import { z } from "zod"
import { applicationInputSchema, applicationSchema } from "#contract/application.ts"
import { inquiryReceiptSchema } from "#contract/inquiry.ts"
import { limits } from "#contract/limits.ts"
import { existing, checkVersion } from "#server/app-error.ts"
import { form, unchecked } from "#server/api-kit/body.ts"
import { attachments } from "#server/api-kit/file-fields.ts"
import { downloadSent } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import { findSentFile } from "#server/db/sent-file-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import type { Caller } from "#server/caller.ts"
import { putInTrash } from "#server/records/trash-store.ts"
import { checkApplicationLimit, submitApplication } from "./commands/submit-application.ts"
import { findApplication, listApplications, deleteApplicationRow } from "./store.ts"

const applicationForm = form(applicationInputSchema, {
  files: { cv: attachments(limits.cvFiles) },
  maxBytes: limits.cvFiles * limits.cvBytes + 262_144,
})

export const applicationApi = routes("Applications", { needs: "applications.read" })
  .call(
    "POST /",
    {
      summary: "Apply (multipart: first_name, last_name, email, cv)",
      needs: "open",
      idempotent: true,
      precheck: ({ app, address, key }) => checkApplicationLimit(app, { address, idempotencyKey: key }),
      body: unchecked(applicationForm),
      returns: inquiryReceiptSchema,
      status: 201,
    },
    ({ app, body, files, address, key }) => submitApplication(app, body, files.cv, { address, idempotencyKey: key }),
  )
  .call("GET /", { summary: "All applications", returns: z.array(applicationSchema) }, ({ app }) =>
    listApplications(app.db),
  )
  .call(
    "GET /:id/cv/:n",
    { summary: "A file of an application", file: "application/octet-stream" },
    async ({ app, caller, params: { id, n } }) => {
      const { reference: title } = existing(await findApplication(app.db, id))
      const file = existing(await findSentFile(app.db, "application_file", id, n))
      await recordAudit(app.db, caller, "cv_downloaded", { kind: "application", id, title })
      return downloadSent(file, `cv-${id}-${n}`)
    },
  )
  .call("DELETE /:id", { summary: "Delete an application", ifMatch: true }, ({ caller, params, version }) =>
    deleteApplication(caller, params.id, version),
  )

/** Moves an application to the trash; throws `not_found`, or `stale` when it has changed. */
async function deleteApplication(caller: Caller, id: number, expected: number | null): Promise<void> {
  await caller.app.db.transaction().execute(async (trx) => {
    const application = existing(await findApplication(trx, id))
    checkVersion(expected, application)
    await deleteApplicationRow(trx, id, caller.app.clock().toISOString())
    await putInTrash(trx, caller, {
      kind: "application",
      id,
      title: `${application.first_name} ${application.last_name}`,
      reference: application.reference,
    })
  })
}
