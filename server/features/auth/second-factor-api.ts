import { Hono } from "hono"
import { z } from "zod"
import {
  codeSchema,
  deviceSetupSchema,
  passkeyAddedSchema,
  passkeyInputSchema,
  passkeyPatchSchema,
  passkeySchema,
  passkeyStartSchema,
  recoveryCodesSchema,
  secondFactorSchema,
} from "#contract/auth.ts"
import { idTextSchema } from "#contract/text.ts"
import { describe, noContent } from "#server/api-kit/describe.ts"
import { personCalling } from "#server/api-kit/guard.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { validate } from "#server/api-kit/validate.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import {
  addPasskey,
  changePasskey,
  removePasskey,
  showPasskeys,
  startPasskey,
  startPasskeySignIn,
} from "./commands/passkeys.ts"
import {
  confirmDevice,
  removeDevice,
  renewRecoveryCodes,
  showSecondFactor,
  startDevice,
} from "./commands/second-factor.ts"

const tag = "Second factor"
const maxBytes = 32_768
const param = z.object({ id: idTextSchema })
const sensitive = { needs: "new-session", fresh: true } as const

export const secondFactorApi = new Hono<HttpEnv>()
  .get(
    "/second-factor",
    describe(tag, "What is asked for beside one's password", secondFactorSchema, { needs: "new-session" }),
    async (c) => c.json(await showSecondFactor(personCalling(c))),
  )
  .post(
    "/second-factor/start",
    describe(
      tag,
      "Start with a new device: its secret, as text and as address for a QR code",
      deviceSetupSchema,
      sensitive,
    ),
    async (c) => c.json(await startDevice(personCalling(c))),
  )
  .post(
    "/second-factor",
    describe(tag, "Use the new device from now on", recoveryCodesSchema, {
      ...sensitive,
      refuses: ["wrong_code", "ticket_expired"],
    }),
    validate("json", codeSchema, maxBytes),
    async (c) => c.json(await confirmDevice(personCalling(c), c.req.valid("json").code)),
  )
  .post(
    "/second-factor/recovery-codes",
    describe(tag, "Make ten new recovery codes", recoveryCodesSchema, { ...sensitive, refuses: ["conflict"] }),
    async (c) => c.json(await renewRecoveryCodes(personCalling(c))),
  )
  .delete("/second-factor", describe(tag, "Do without a device", null, { ...sensitive, status: 204 }), async (c) => {
    const caller = personCalling(c)
    const { app, account } = caller
    await app.db.transaction().execute(async (trx) => {
      await removeDevice(trx, account.id, app.clock().toISOString())
      await recordAudit(trx, caller, "second_factor_removed")
    })
    return c.body(null, 204)
  })
  .get("/passkeys", describe(tag, "One's passkeys", z.array(passkeySchema), { needs: "new-session" }), async (c) =>
    c.json(await showPasskeys(personCalling(c))),
  )
  .post(
    "/passkeys/start",
    describe(tag, "Start with a new passkey", passkeyStartSchema, { ...sensitive, refuses: ["conflict"] }),
    async (c) => c.json(await startPasskey(personCalling(c))),
  )
  .post(
    "/passkeys",
    describe(tag, "Add the passkey that the browser has made", passkeyAddedSchema, {
      ...sensitive,
      status: 201,
      refuses: ["ticket_expired", "conflict"],
    }),
    validate("json", passkeyInputSchema, maxBytes),
    async (c) => c.json(await addPasskey(personCalling(c), c.req.valid("json")), 201),
  )
  .patch(
    "/passkeys/:id",
    describe(tag, "Rename a passkey", null, { ...sensitive, status: 204 }),
    validate("param", param),
    validate("json", passkeyPatchSchema, maxBytes),
    async (c) => noContent(c, changePasskey(personCalling(c), c.req.valid("param").id, c.req.valid("json").name)),
  )
  .delete(
    "/passkeys/:id",
    describe(tag, "Remove a passkey", null, { ...sensitive, status: 204 }),
    validate("param", param),
    async (c) => noContent(c, removePasskey(personCalling(c), c.req.valid("param").id)),
  )
  .post(
    "/passkey/start",
    describe(tag, "Start to sign in with a passkey alone", passkeyStartSchema, {
      needs: "open",
      always: true,
      refuses: ["conflict"],
    }),
    async (c) => {
      c.header("Cache-Control", "no-store")
      await c.var.app.limits.consume("captcha", c.env.address)
      return c.json(await startPasskeySignIn(c.var.app))
    },
  )
