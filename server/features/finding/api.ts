import { z } from "zod"
import { findingNames } from "#contract/finding-constants.ts"
import {
  findingPatchSchema,
  findingSchema,
  findingsSchema,
  mailTestSchema,
  mailTestedSchema,
} from "#contract/finding.ts"
import { existing } from "#server/app-error.ts"
import { routes } from "#server/api-kit/routes.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { removeDemo } from "./demo-content.ts"
import { lookAtAll } from "./look.ts"
import { sendTestMail } from "./send-test-mail.ts"
import { writeFinding } from "./store.ts"

export const findingApi = routes("Findings", { needs: "settings.edit" })
  .call("GET /", { summary: "What the checks find now", returns: findingsSchema }, async ({ app, address }) => ({
    items: await lookAtAll(app),
    public_url: app.config.publicUrl,
    client_address: address,
    measured_at: app.clock().toISOString(),
  }))
  .call(
    "PATCH /:check",
    {
      summary: "Ignore a finding, or no longer",
      params: { check: z.enum(findingNames) },
      body: findingPatchSchema,
      returns: findingSchema,
    },
    async ({ caller, params: { check }, body: { ignored } }) => {
      const { app, account } = caller
      await app.db.transaction().execute(async (trx) => {
        const [ignored_by, ignored_at] = ignored ? [account.name, app.clock().toISOString()] : ["", ""]
        await writeFinding(trx, check, { ignored_by, ignored_at })
        await recordAudit(trx, caller, "finding_ignored", { title: check, detail: ignored ? "" : "no longer" })
      })
      return existing((await lookAtAll(app)).find((finding) => finding.check === check))
    },
  )
  .call("DELETE /demo", { summary: "Move what the demo brought into the trash" }, ({ caller }) => removeDemo(caller))

export const mailTestApi = routes("Findings", { needs: "settings.edit" }).call(
  "POST /test",
  {
    summary: "Send a test mail, or say that it arrived",
    body: mailTestSchema,
    returns: mailTestedSchema,
    refuses: ["conflict"],
  },
  ({ caller, body }) => sendTestMail(caller, body.arrived),
)
