import { draftParam } from "#contract/publishing.ts"
import { referencesSchema } from "#contract/reference.ts"
import { titleLanguageSchema } from "#contract/text.ts"
import { routes } from "#server/api-kit/routes.ts"
import { recordIdOf } from "#server/records/define-record.ts"
import { existingRecord } from "#server/records/read-records.ts"
import { listReferences } from "./list-references.ts"

export const referenceApi = routes("References", { needs: "content.read" }).call(
  "GET /:kind/:id",
  {
    summary: "What links to a record: before it is deleted or hidden",
    params: draftParam.shape,
    query: titleLanguageSchema,
    returns: referencesSchema,
  },
  async ({ app, params: { kind, id }, query }) => {
    await existingRecord(app.db, app.records[kind], recordIdOf(id))
    return listReferences(app, { kind, id: recordIdOf(id) }, query.lang)
  },
)
