import type { TranslationImport } from "#contract/translation.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import type { SentFile } from "#server/sent-file.ts"
import { siteIdOf } from "../export-translations.ts"
import { markupFault, plainFault, storedText } from "../files/check-markup.ts"
import { readTranslationFile } from "../files/read-file.ts"
import { type FileRow, type RowFault, sourceHash } from "../files/translation-file.ts"
import type { Unit } from "../read-units.ts"
import { languagesOf, listTexts } from "../read-translations.ts"
import { checkWrite, faultOf, unitsByKey, type Write, writeTranslations } from "./write-translations.ts"

const shownItems = 500
// A text older than every version counts as written from the oldest source.
const longAgo = "1970-01-01T00:00:00.000Z"

/** A translation of a file that differs from the one here. */
type Difference = TranslationImport["items"][number] & { write: Write }

/**
 * Takes the translations of a file over as drafts; a preview says what would change. Empty ones are left alone. Throws
 * `wrong_type` for a file that is no export of this site, `too_large` for too many texts.
 */
export async function importTranslations(
  caller: Caller,
  file: SentFile,
  isPreview: boolean,
): Promise<TranslationImport> {
  const { app } = caller
  const ownSite = await siteIdOf(app)
  const { site, date, rows } = await readTranslationFile(app.programDir, { ...file, site: ownSite })
  if (site !== ownSite)
    throw new AppError("wrong_type", {
      detail: "This file was exported by another site",
      errors: [fieldError("file", "other_site")],
    })
  const { differences, result } = await compare(caller, rows, Number.isNaN(Date.parse(date)) ? longAgo : date)
  if (!isPreview && differences.length > 0) {
    const rejected = await writeAll(caller, differences)
    result.broken.push(...rejected)
    result.changed -= rejected.length
    const title = `${file.name.slice(0, 100)} (${result.changed})`
    await recordAudit(app.db, caller, "translations_imported", { title, count: result.changed })
    await app.content.refresh()
  }
  return result
}

async function compare(caller: Caller, rows: readonly FileRow[], date: string) {
  const { app, account } = caller
  const ownLanguages = languagesOf(account)
  const units = await unitsByKey(app)
  const texts = new Map((await listTexts(app, ownLanguages)).map((text) => [text.key, text]))
  const result: TranslationImport = { changed: 0, same: 0, older: 0, broken: [], unknown: [], items: [] }
  const differences = new Map<string, Difference>()
  for (const row of rows) {
    const unit = units.get(row.key)
    const text = texts.get(row.key)
    if (!unit) result.unknown.push({ row: row.row, key: row.key.slice(0, 200) })
    else if (!text) {
      const message = `This account does not translate into ${unit.lang}`
      result.broken.push({ row: row.row, key: row.key, code: "other_language", value: unit.lang, message })
    } else {
      const after = textOf(row, unit)
      const fault = row.fault ?? mistakeIn(caller, row, unit, after)
      if (after === "" || row.isOpen || isSame(unit, after, text.translation)) result.same++
      else if (fault) result.broken.push({ row: row.row, key: row.key, ...fault })
      else {
        const { key, kind, field, title, lang } = text
        const older = isOlder(row, unit)
        const write = { unit, translation: after, at: older ? date : app.clock().toISOString() }
        differences.set(key, {
          row: row.row,
          key,
          kind,
          field,
          title,
          lang,
          before: text.translation,
          after,
          older,
          write,
        })
      }
    }
  }
  const items = [...differences.values()]
  result.changed = items.length
  result.older = items.filter(({ older }) => older).length
  result.items = items.slice(0, shownItems).map(({ write: _write, ...item }) => item)
  return { differences: items, result }
}

const textOf = ({ translation }: FileRow, { rich }: Unit): string =>
  rich ? storedText(translation.html) : translation.text.trim()

const isSame = ({ rich }: Unit, after: string, before: string): boolean =>
  after === before || (rich && after === storedText(before))

/** Returns whether the source has changed since the export. */
function isOlder({ source, hash }: FileRow, { rich, source: now }: Unit): boolean {
  if (source === null) return hash !== sourceHash(now)
  return rich ? storedText(source.html) !== storedText(now) : source.text !== now
}

const mistakeIn = ({ app }: Caller, { translation }: FileRow, unit: Unit, after: string): RowFault | null =>
  (unit.rich ? markupFault(translation.html) : plainFault(after)) ?? checkWrite(app, unit, after)

/** Writes the texts record by record; returns the rows of those that a record rejects. */
async function writeAll(caller: Caller, differences: readonly Difference[]): Promise<TranslationImport["broken"]> {
  const rejected: TranslationImport["broken"] = []
  const recordOf = ({ write: { unit } }: Difference) => `${unit.kind}/${unit.sourceId}/${unit.lang}`
  for (const group of Map.groupBy(differences, recordOf).values())
    try {
      await writeTranslations(
        caller,
        group.map(({ write }) => write),
      )
    } catch (error) {
      const fault = faultOf(error)
      rejected.push(...group.map(({ row, key }) => ({ row, key, ...fault })))
    }
  return rejected
}
