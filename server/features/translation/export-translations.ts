import { randomUUID } from "node:crypto"
import type { z } from "zod"
import { type Language, localPath } from "#contract/language.ts"
import type { Translation, translationExportSchema } from "#contract/translation.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Caller } from "#server/caller.ts"
import type { AnyRecord, RecordId } from "#server/records/define-record.ts"
import type { FileUnit } from "./files/translation-file.ts"
import { languagesOf, listTexts, passesFilter } from "./read-translations.ts"
import { readSiteId } from "./store.ts"

/** Returns the id under which this site exports. */
export const siteIdOf = ({ db }: Pick<AppContext, "db">): Promise<string> => readSiteId(db, randomUUID)

/** Returns the texts of a query as a file. */
export async function exportTranslations(
  { app, account }: Caller,
  { format, ...filter }: z.output<typeof translationExportSchema>,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const texts = (await listTexts(app, languagesOf(account))).filter(passesFilter(filter))
  const stamp = { site: await siteIdOf(app), date: app.clock().toISOString() }
  const units = texts.map((text) => fileUnit(app, text))
  // Imported on demand: both bring the readers of such files, which would add 15 ms to a start.
  if (format === "xliff") return (await import("./files/xliff-file.ts")).writeXliff(units, stamp)
  return (await import("./files/workbook-file.ts")).writeTranslationWorkbook(units, stamp)
}

function fileUnit(app: AppContext, text: Translation): FileUnit {
  const { key, field, lang, title, rich, source, translation, state } = text
  const path = publicPath(app, text)
  const address = `${app.config.publicUrl}${localPath(lang satisfies Language, path)}`
  return { key, lang, rich, where: `${title}, ${field}`, address, source, translation, state }
}

/** Returns the path of the page that shows a record; that of its owner for a part of one. */
function publicPath({ records }: Pick<AppContext, "records">, { kind, id, parent_id }: Translation): string {
  const { parent } = records[kind]
  const [definition, shownId]: [AnyRecord, RecordId] = parent ? [records[parent.kind], parent_id] : [records[kind], id]
  return definition.page ? `${definition.page.path}/${shownId}` : (definition.shownAt?.(shownId) ?? "/")
}
