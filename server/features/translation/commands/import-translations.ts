import type { Language } from "#contract/language.ts"
import type { TranslationImport } from "#contract/translation.ts"
import { AppError, fieldError } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { findManyInTrash } from "#server/records/trash-store.ts"
import type { SentFile } from "#server/sent-file.ts"
import { siteIdOf } from "../export-translations.ts"
import { markupFault, plainFault, storedText } from "../files/check-markup.ts"
import { readTranslationFile } from "../files/read-file.ts"
import { type FileRow, type RowFault, sourceHash } from "../files/translation-file.ts"
import { sourceAt } from "../former-texts.ts"
import { differentNumbers } from "../different-numbers.ts"
import { type Unit, hasNoText } from "../read-units.ts"
import { languagesOf, listTexts } from "../read-translations.ts"
import { checkWrite, faultOf, unitsByKey, type Write, writeTranslations } from "./write-translations.ts"

const shownItems = 500
// A text older than every version counts as written from the oldest source.
const longAgo = "1970-01-01T00:00:00.000Z"

/** A translation of a file that differs from the one here. */
type Difference = TranslationImport["items"][number] & { write: Write }

interface ImportChoice {
  isPreview: boolean
  /** Keys of texts to leave out. */
  skip: ReadonlySet<string>
}

/**
 * Takes the translations of a file over as drafts; a preview says what would change. Empty ones are left alone. Throws
 * `wrong_type` for a file that is no export of this site, `too_large` for too many texts.
 */
export async function importTranslations(
  caller: Caller,
  file: SentFile,
  { isPreview, skip }: ImportChoice,
): Promise<TranslationImport> {
  const { app } = caller
  const ownSite = await siteIdOf(app)
  const { site, date, rows } = await readTranslationFile(app.programDir, { ...file, site: ownSite })
  if (site !== ownSite)
    throw new AppError("wrong_type", {
      detail: "This file was exported by another site",
      errors: [fieldError("file", "other_site")],
    })
  const { differences, result } = await compare(caller, rows, {
    date: Number.isNaN(Date.parse(date)) ? "" : date,
    skip,
  })
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

/** Compares a file with the texts as they are, drafts included. */
async function compare(
  caller: Caller,
  rows: readonly FileRow[],
  { date, skip }: Pick<ImportChoice, "skip"> & { date: string },
): Promise<{ differences: Difference[]; result: TranslationImport }> {
  const { app, account } = caller
  const ownLanguages = languagesOf(account)
  const units = await unitsByKey(app)
  const texts = new Map((await listTexts(app, ownLanguages)).map((text) => [text.key, text]))
  const broken: TranslationImport["broken"] = []
  const unknown: FileRow[] = []
  const langs = new Set<Language>()
  const changes = new Map<string, Difference>()
  let same = 0
  for (const row of rows) {
    const unit = units.get(row.key)
    const text = texts.get(row.key)
    if (!unit) {
      unknown.push(row)
      continue
    }
    const { key, kind, field, title, lang } = unit
    const name = { row: row.row, key, kind, field, title, lang }
    langs.add(lang)
    if (!text) {
      const message = `This account does not translate into ${lang}`
      broken.push({ ...name, code: "other_language", value: lang, message })
      continue
    }
    const after = textOf(row, unit)
    const fault = row.fault ?? mistakeIn(caller, row, unit, after)
    if (after === "" || row.isOpen || isSame(unit, after, text.translation)) same++
    else if (fault) broken.push({ ...name, ...fault })
    else if (!skip.has(key)) {
      const older = isOlder(row, unit)
      const write = { unit, translation: after, at: older ? date || longAgo : app.clock().toISOString() }
      const source = older ? { before: sourceThen(row, unit, date), after: unit.source, since: text.since } : null
      const numbers = differentNumbers(unit.source, after)
      const state = older || numbers ? "check" : hasNoText(text.translation) ? "added" : "changed"
      changes.set(key, { ...name, state, before: text.translation, after, older, source, numbers, write })
    }
  }
  const differences = [...changes.values()]
  const { check = [], added = [], changed = [] } = Object.groupBy(differences, ({ state }) => state)
  const shown = [...check, ...added, ...changed].slice(0, shownItems)
  const result = {
    date,
    rows: rows.length,
    langs: [...langs],
    changed: differences.length,
    same,
    older: differences.filter(({ older }) => older).length,
    to_check: check.length,
    added: added.length,
    broken,
    unknown: await describeUnknown(app, unknown),
    items: shown.map(({ write: _write, ...item }) => item),
  }
  return { differences, result }
}

/** Returns rows whose text does not exist, with what the trash knows of their records. */
async function describeUnknown({ db }: Caller["app"], rows: readonly FileRow[]): Promise<TranslationImport["unknown"]> {
  const names = rows.map(({ key }) => /^[a-z-]+\/\d{1,9}(?=\/)/u.exec(key)?.[0].replace("/", "-") ?? "")
  const deleted = await findManyInTrash(db, [...new Set(names.filter(Boolean))].slice(0, shownItems))
  return rows.map(({ row, key }, at) => {
    const { title = null, deleted_at = null } = deleted.get(names[at] ?? "") ?? {}
    return { row, key: key.slice(0, 200), title, deleted_at }
  })
}

/** Returns the source at the export, from the file where that holds it; "" where neither it nor a version does. */
const sourceThen = ({ source }: FileRow, { rich, former, source: now }: Unit, date: string): string =>
  source ? (rich ? storedText(source.html) : source.text) : (sourceAt(former, now, date) ?? "")

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
      rejected.push(
        ...group.map(({ row, key, kind, field, title, lang }) => ({ row, key, kind, field, title, lang, ...fault })),
      )
    }
  return rejected
}
