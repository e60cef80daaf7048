import { settingsPatchSchema, settingsSchema } from "#contract/settings.ts"
import { languageSchema } from "#contract/text.ts"
import { routes } from "#server/api-kit/routes.ts"
import { changeRecord } from "#server/records/change-record.ts"
import { markCurrent } from "#server/records/mark-current.ts"
import { settingsId, settingsRecord } from "./record.ts"
import { readSettings } from "./store.ts"

export const settingsApi = routes("Settings", { needs: "settings.edit" })
  .call(
    "GET /",
    { summary: "Company, contact data and imprint", needs: "open", returns: settingsSchema, cached: true },
    ({ app }) => readSettings(app.db),
  )
  .call(
    "PATCH /",
    { summary: "Change settings", body: settingsPatchSchema, ifMatch: true, returns: settingsSchema },
    ({ caller, body: patch, version: expected }) =>
      changeRecord(caller, settingsRecord, settingsId, { patch, expected }),
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
