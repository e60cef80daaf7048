import { Hono } from "hono"
import { settingsPatchSchema, settingsSchema } from "#contract/settings.ts"
import { languageSchema } from "#contract/text.ts"
import { describe } from "#server/api-kit/describe.ts"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import { ifMatch, versioned } from "#server/api-kit/if-match.ts"
import { openResponse } from "#server/api-kit/open-response.ts"
import { validate } from "#server/api-kit/validate.ts"
import { changeRecord } from "#server/records/change-record.ts"
import { markCurrent } from "#server/records/mark-current.ts"
import { settingsId, settingsRecord } from "./record.ts"
import { readSettings } from "./store.ts"

const tag = "Settings"

export const settingsApi = new Hono<HttpEnv>()
  .get(
    "/",
    describe(tag, "Company, contact data and imprint", settingsSchema, { needs: "open", cached: true }),
    async (c) => openResponse(c, await readSettings(c.var.app.db)),
  )
  .patch(
    "/",
    describe(tag, "Change settings", settingsSchema, { needs: "settings.edit" }),
    validate("json", settingsPatchSchema),
    ifMatch,
    async (c) => {
      const change = { patch: c.req.valid("json"), expected: c.var.expectedVersion }
      const settings = await changeRecord(c.var.caller, settingsRecord, settingsId, change)
      return versioned(c, settings)
    },
  )
  .post(
    "/current",
    describe(tag, "Mark a translation of the texts as up to date with the German ones", settingsSchema, {
      needs: "settings.edit",
    }),
    validate("json", languageSchema),
    ifMatch,
    async (c) => {
      const { lang } = c.req.valid("json")
      const settings = await markCurrent(c.var.caller, settingsRecord, settingsId, lang, c.var.expectedVersion)
      return versioned(c, settings)
    },
  )
