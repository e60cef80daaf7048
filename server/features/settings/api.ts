import { Hono } from "hono"
import { settingsPatchSchema, settingsSchema } from "#contract/settings.ts"
import { languageSchema } from "#contract/text.ts"
import { requireAdmin } from "#server/auth/require-admin.ts"
import { answers } from "#server/http/describe.ts"
import type { HttpEnv } from "#server/http/http-env.ts"
import { expectedVersion, versionTag } from "#server/http/if-match.ts"
import { openAnswer } from "#server/http/open-answer.ts"
import { input } from "#server/http/read-input.ts"
import { markCurrent } from "./commands/mark-current.ts"
import { updateSettings } from "./commands/update-settings.ts"
import { readSettings } from "./store.ts"

export const settingsApi = new Hono<HttpEnv>()
  .get("/", answers("Settings", "Company, contact data and imprint", settingsSchema, { cached: true }), async (c) =>
    openAnswer(c, await readSettings(c.var.app.db)),
  )
  .patch(
    "/",
    answers("Settings", "Change settings", settingsSchema, { admin: true }),
    requireAdmin,
    input("json", settingsPatchSchema),
    async (c) => {
      const settings = await updateSettings(c.var.app, c.req.valid("json"), expectedVersion(c))
      c.header("ETag", versionTag(settings))
      return c.json(settings)
    },
  )
  .post(
    "/current",
    answers("Settings", "Mark a translation of the texts as up to date with the German ones", settingsSchema, {
      admin: true,
    }),
    requireAdmin,
    input("json", languageSchema),
    async (c) => {
      const settings = await markCurrent(c.var.app, c.req.valid("json").lang, expectedVersion(c))
      c.header("ETag", versionTag(settings))
      return c.json(settings)
    },
  )
