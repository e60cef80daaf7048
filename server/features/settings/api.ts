import { z } from "zod"
import { type CompanyImage, companyImages } from "#contract/company-image-constants.ts"
import { settingsPatchSchema, settingsSchema } from "#contract/settings.ts"
import { languageSchema } from "#contract/text.ts"
import { routes } from "#server/api-kit/routes.ts"
import { checkVersion } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { changeRecord } from "#server/records/change-record.ts"
import { imageForm } from "#server/records/image-api.ts"
import { markCurrent } from "#server/records/mark-current.ts"
import { storeCompanyImage } from "./company-image-store.ts"
import { settingsId, settingsRecord } from "./record.ts"
import { readSettings } from "./store.ts"

const imageParams = { name: z.enum(companyImages) }

/** Changes a picture of the company, which is stored beside the settings and leaves their version alone. */
const changeImage = (caller: Caller, title: CompanyImage, work: (trx: Database) => Promise<unknown>) =>
  caller.app.db.transaction().execute(async (trx) => {
    await work(trx)
    await recordAudit(trx, caller, "picture_replaced", { kind: "settings", id: settingsId, title })
    await bumpContentVersion(trx)
    return readSettings(trx)
  })

export const settingsApi = routes("Settings", { needs: "settings.edit" })
  .call(
    "GET /",
    { summary: "Company, contact data and imprint", needs: "open", returns: settingsSchema, cached: true },
    ({ app }) => readSettings(app.db),
  )
  .call(
    "PATCH /",
    {
      summary: "Change settings, open or close the site",
      body: settingsPatchSchema,
      ifMatch: true,
      returns: settingsSchema,
      refuses: ["conflict"],
    },
    async ({ app, caller, body: patch, version: expected }) => {
      if (patch.open === 1) {
        checkVersion(expected, await readSettings(app.db))
        await app.checkOpening(app)
      }
      return changeRecord(caller, settingsRecord, settingsId, { patch, expected })
    },
  )
  .call(
    "POST /current",
    {
      summary: "Mark a translation of the texts as up to date with the German ones",
      body: languageSchema,
      ifMatch: true,
      returns: settingsSchema,
    },
    ({ caller, body, version }) => markCurrent(caller, settingsRecord, settingsId, body.lang, version),
  )
  .call(
    "POST /image/:name",
    {
      summary: "Set the logo, the logo for dark ground, or the favicon (PNG or WebP, 64 px and more, 1 MB at most)",
      params: imageParams,
      body: imageForm,
      returns: settingsSchema,
      refuses: ["invalid"],
    },
    ({ caller, params: { name }, files }) =>
      changeImage(caller, name, (trx) => storeCompanyImage(trx, name, files.image.bytes)),
  )
  .call(
    "DELETE /image/:name",
    { summary: "Return to the picture of the design", params: imageParams, returns: settingsSchema },
    ({ caller, params: { name } }) =>
      changeImage(caller, name, (trx) => trx.deleteFrom("company_image").where("name", "=", name).execute()),
  )
