import type { Language } from "#contract/language.ts"
import type { AppContext } from "#server/app-context.ts"
import type { RecordDefinition, RecordId, ShownRecord } from "./define-record.ts"
import { updateRecord } from "./change-record.ts"

/** Notes that a language's texts are up to date with the German ones although its words stay; throws `not_found` or `stale`. */
export const markCurrent = <Shown extends ShownRecord>(
  app: AppContext,
  definition: RecordDefinition<Shown>,
  id: RecordId,
  language: Language,
  expected: number | null,
): Promise<Shown> =>
  updateRecord(app, definition, id, expected, async () => ({
    [`updated_at_${language}`]: app.clock().toISOString(),
  }))
