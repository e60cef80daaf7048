import { z } from "zod"
import { type AccessKey, accessKeyInputSchema, accessKeySchema, newAccessKeySchema } from "#contract/access-key.ts"
import { AppError, existing } from "#server/app-error.ts"
import { json } from "#server/api-kit/body.ts"
import { routes } from "#server/api-kit/routes.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { deleteKey, insertKey, listKeys, renewKey } from "./store.ts"

async function existingKey(db: Database, id: number): Promise<AccessKey> {
  const [key] = await listKeys(db, id)
  return existing(key)
}

export const accessKeyApi = routes("Access keys", { needs: "tokens.manage", fresh: true })
  .call(
    "GET /",
    { summary: "The access keys of programs, without their secrets", fresh: false, returns: z.array(accessKeySchema) },
    ({ app }) => listKeys(app.db),
  )
  .call(
    "POST /",
    {
      summary: "Make an access key; its secret is shown this once",
      body: json(accessKeyInputSchema, 16_384),
      returns: newAccessKeySchema,
      status: 201,
    },
    ({ app, caller, body }) =>
      app.db.transaction().execute(async (trx) => {
        const { id, secret } = await insertKey(trx, caller.account.id, body, app.clock())
        await recordAudit(trx, caller, "access_key_made", { title: body.name, detail: body.abilities.join(", ") })
        return { key: await existingKey(trx, id), secret }
      }),
  )
  .call(
    "POST /:id/renew",
    { summary: "Make a new secret; the one before is valid for 7 days more", returns: newAccessKeySchema },
    ({ app, caller, params }) =>
      app.db.transaction().execute(async (trx) => {
        const secret = await renewKey(trx, params.id, app.clock())
        if (secret === null) throw new AppError("not_found")
        const key = await existingKey(trx, params.id)
        await recordAudit(trx, caller, "access_key_renewed", { title: key.name })
        return { key, secret }
      }),
  )
  .call("DELETE /:id", { summary: "End an access key at once", always: true }, ({ app, caller, params }) =>
    app.db.transaction().execute(async (trx) => {
      const key = existing(await deleteKey(trx, params.id))
      await recordAudit(trx, caller, "access_key_ended", { title: key.name })
    }),
  )
