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
import { json } from "#server/api-kit/body.ts"
import { routes } from "#server/api-kit/routes.ts"
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

const maxBytes = 32_768

export const secondFactorApi = routes("Second factor", { needs: "new-session", fresh: true })
  .call(
    "GET /second-factor",
    { summary: "What is asked for beside one's password", fresh: false, returns: secondFactorSchema },
    ({ caller }) => showSecondFactor(caller),
  )
  .call(
    "POST /second-factor/start",
    {
      summary: "Start with a new device: its secret, as text and as address for a QR code",
      returns: deviceSetupSchema,
    },
    ({ caller }) => startDevice(caller),
  )
  .call(
    "POST /second-factor",
    {
      summary: "Use the new device from now on",
      limit: { rule: "codeOfAccount", key: ({ account }) => String(account?.id) },
      body: json(codeSchema, maxBytes),
      returns: recoveryCodesSchema,
      refuses: ["wrong_code", "ticket_expired"],
    },
    ({ caller, body }) => confirmDevice(caller, body.code),
  )
  .call(
    "POST /second-factor/recovery-codes",
    { summary: "Make ten new recovery codes", returns: recoveryCodesSchema, refuses: ["conflict"] },
    ({ caller }) => renewRecoveryCodes(caller),
  )
  .call("DELETE /second-factor", { summary: "Do without a device" }, ({ app, caller }) =>
    app.db.transaction().execute(async (trx) => {
      await removeDevice(trx, caller.account.id, app.clock().toISOString())
      await recordAudit(trx, caller, "second_factor_removed")
    }),
  )
  .call("GET /passkeys", { summary: "One's passkeys", fresh: false, returns: z.array(passkeySchema) }, ({ caller }) =>
    showPasskeys(caller),
  )
  .call(
    "POST /passkeys/start",
    { summary: "Start with a new passkey", returns: passkeyStartSchema, refuses: ["conflict"] },
    ({ caller }) => startPasskey(caller),
  )
  .call(
    "POST /passkeys",
    {
      summary: "Add the passkey that the browser has made",
      body: json(passkeyInputSchema, maxBytes),
      returns: passkeyAddedSchema,
      status: 201,
      refuses: ["ticket_expired", "conflict"],
    },
    ({ caller, body }) => addPasskey(caller, body),
  )
  .call(
    "PATCH /passkeys/:id",
    { summary: "Rename a passkey", body: json(passkeyPatchSchema, maxBytes) },
    ({ caller, params, body }) => changePasskey(caller, params.id, body.name),
  )
  .call("DELETE /passkeys/:id", { summary: "Remove a passkey" }, ({ caller, params }) =>
    removePasskey(caller, params.id),
  )
  .call(
    "POST /passkey/start",
    {
      summary: "Start to sign in with a passkey alone",
      needs: "open",
      fresh: false,
      always: true,
      limit: "captcha",
      returns: passkeyStartSchema,
      refuses: ["conflict"],
    },
    ({ app }) => startPasskeySignIn(app),
  )
