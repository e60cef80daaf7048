import { z } from "zod"
import {
  currentInputSchema,
  importQuerySchema,
  skippedKeysSchema,
  translationExportSchema,
  translationImportSchema,
  translationInputSchema,
  translationPageSchema,
  translationQuerySchema,
  translationSchema,
} from "#contract/translation.ts"
import { dashboardLimits } from "#contract/dashboard-limits.ts"
import { translationLimits } from "#contract/translation-constants.ts"
import { form } from "#server/api-kit/body.ts"
import { oneFile } from "#server/api-kit/file-fields.ts"
import { readJsonField } from "#server/api-kit/parse-body.ts"
import { download, xlsxType } from "#server/api-kit/respond.ts"
import { routes } from "#server/api-kit/routes.ts"
import { importTranslations } from "./commands/import-translations.ts"
import { markTranslation } from "./commands/mark-translation.ts"
import { saveTranslation } from "./commands/save-translation.ts"
import { exportTranslations } from "./export-translations.ts"
import { readTranslations } from "./read-translations.ts"

const xliffType = "application/xliff+xml"

const importFields = z.object({ skip: z.string().optional().describe("JSON: keys of the texts to leave out") })

const fileForm = form(importFields, {
  files: {
    file: oneFile({
      maxBytes: translationLimits.fileBytes,
      tooLarge: "At most 20 MB",
      description: "A workbook or XLIFF file that was exported here",
    }),
  },
  maxBytes: translationLimits.fileBytes + dashboardLimits.jsonBytes,
})

export const translationApi = routes("Translations", { needs: ["content.draft", "content.translate"] })
  .call(
    "GET /",
    {
      summary: "Texts that are missing or older than their German source, in the caller's languages",
      query: translationQuerySchema,
      returns: translationPageSchema,
    },
    ({ caller, query }) => readTranslations(caller, query),
  )
  .call(
    "PUT /",
    {
      summary: "Save a translation as a draft",
      body: translationInputSchema,
      returns: translationSchema,
      refuses: ["not_found", "stale", "conflict"],
    },
    ({ caller, body }) => saveTranslation(caller, body),
  )
  .call(
    "POST /current",
    {
      summary: "Mark a record's translation as up to date with the German text",
      needs: "content.publish",
      body: currentInputSchema,
      refuses: ["not_found"],
    },
    ({ caller, body: { key } }) => markTranslation(caller, key),
  )
  .call(
    "GET /export",
    {
      summary: "The texts of a query as a workbook or as XLIFF 1.2",
      query: translationExportSchema,
      file: [xlsxType, xliffType],
    },
    async ({ app, caller, query }) => {
      const [extension, type] = query.format === "xliff" ? ["xlf", xliffType] : ["xlsx", xlsxType]
      const name = `translations-${query.lang ?? "all"}-${app.clock().toISOString().slice(0, 10)}.${extension}`
      return download(await exportTranslations(caller, query), name, type)
    },
  )
  .call(
    "POST /import",
    {
      summary: "Take the translations of a file over as drafts; with preview=1 say what would change (multipart: file)",
      query: importQuerySchema,
      body: fileForm,
      limit: "upload",
      returns: translationImportSchema,
    },
    ({ caller, body, files, query }) => {
      const skip = new Set(readJsonField("skip", body.skip, skippedKeysSchema))
      return importTranslations(caller, files.file, { isPreview: query.preview === "1", skip })
    },
  )
