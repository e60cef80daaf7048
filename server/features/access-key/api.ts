import { Hono } from "hono"
import { z } from "zod"
import { type AccessKey, accessKeyInputSchema, accessKeySchema, newAccessKeySchema } from "#contract/access-key.ts"
import { idTextSchema } from "#contract/text.ts"
import { AppError, existing } from "#server/app-error.ts"
import { describe } from "#server/api-kit/describe.ts"
import { personCalling } from "#server/api-kit/guard.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { deleteKey, insertKey, listKeys, renewKey } from "./store.ts"

const tag = "Access keys"
const param = z.object({ id: idTextSchema })
const sensitive = { needs: "tokens.manage", fresh: true } as const

async function existingKey(db: Database, id: number): Promise<AccessKey> {
  const [key] = await listKeys(db, id)
  return existing(key)
}

export const accessKeyApi = new Hono<HttpEnv>()
  .get(
    "/",
    describe(tag, "The access keys of programs, without their secrets", z.array(accessKeySchema), {
      needs: "tokens.manage",
    }),
    async (c) => c.json(await listKeys(c.var.app.db)),
  )
  .post(
    "/",
    describe(tag, "Make an access key; its secret is shown this once", newAccessKeySchema, {
      ...sensitive,
      status: 201,
    }),
    validate("json", accessKeyInputSchema, 16_384),
    async (c) => {
      const { app, account } = personCalling(c)
      const made = await app.db.transaction().execute(async (trx) => {
        const input = c.req.valid("json")
        const { id, secret } = await insertKey(trx, account.id, input, app.clock())
        await recordAudit(trx, { app, account }, "access_key_made", {
          title: input.name,
          detail: input.abilities.join(", "),
        })
        return { key: await existingKey(trx, id), secret }
      })
      return c.json(made, 201)
    },
  )
  .post(
    "/:id/renew",
    describe(tag, "Make a new secret; the one before is valid for 7 days more", newAccessKeySchema, sensitive),
    validate("param", param),
    async (c) => {
      const { app, account } = personCalling(c)
      const { id } = c.req.valid("param")
      const renewed = await app.db.transaction().execute(async (trx) => {
        const secret = await renewKey(trx, id, app.clock())
        if (secret === null) throw new AppError("not_found")
        const key = await existingKey(trx, id)
        await recordAudit(trx, { app, account }, "access_key_renewed", { title: key.name })
        return { key, secret }
      })
      return c.json(renewed)
    },
  )
  .delete(
    "/:id",
    describe(tag, "End an access key at once", null, { ...sensitive, always: true, status: 204 }),
    validate("param", param),
    async (c) => {
      const { app, account } = personCalling(c)
      await app.db.transaction().execute(async (trx) => {
        const key = existing(await deleteKey(trx, c.req.valid("param").id))
        await recordAudit(trx, { app, account }, "access_key_ended", { title: key.name })
      })
      return c.body(null, 204)
    },
  )
