import { z } from "zod"
import { settingsPatchSchema, settingsSchema } from "#contract/settings.ts"
import { defineRecord } from "#server/records/define-record.ts"
import { readCompanyImages } from "./company-image-store.ts"

/** Id of the only row of settings. */
export const settingsId = 1

export const settingsRecord = defineRecord({
  kind: "settings",
  table: "settings",
  isFixed: true,
  input: z.never(),
  patch: settingsPatchSchema,
  shown: settingsSchema,
  texts: ["opening_hours", "reply_promise", "footer_text"],
  // The German footer's field is older than the language suffixes.
  defaultLanguageField: "footer_text",
  richTexts: [],
  images: null,
  references: {},
  title: () => "Settings",
  complete: async (db, rows) => {
    const images = await readCompanyImages(db)
    return rows.map((row) => ({ ...row, images }))
  },
  abilities: { read: "content.read", change: "settings.edit" },
})
