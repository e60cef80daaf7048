import { type RawBuilder, type SqlBool, sql } from "kysely"
import type { Hidden, PublishedKind } from "#contract/publishing.ts"
import { type Language, isLanguage, languages } from "#contract/language.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import { invalid } from "#server/app-error.ts"
import type { Changer } from "#server/account.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type AuditSubject, recordAudit } from "./audit-store.ts"
import { type AnyRecord, type ReadScope, type RecordId, recordIdOf } from "./define-record.ts"

const wholeRecord = ""

/** Returns the SQL condition that a row is not hidden as a whole; `column` identifies the record. */
export const isShown = (kind: RecordKind, column: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`not exists (
    select 1 from hidden where hidden.kind = ${sql.lit(kind)} and hidden.lang = ${sql.lit(wholeRecord)}
      and hidden.record_id = cast(${sql.ref(column)} as text))`

/**
 * Returns the SQL condition that visitors may see a row: neither deleted nor hidden as a whole. `name` is the table's
 * alias.
 */
export const isPublished = (kind: RecordKind, name: string = kind): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${name}.deleted_at`)} is null and ${isShown(kind, `${name}.id`)})`

/** Returns the SQL condition that a row is in a scope; deleted rows are in none. */
export const isInScope = (kind: RecordKind, scope: ReadScope, name: string = kind): RawBuilder<SqlBool> =>
  scope === "published" ? isPublished(kind, name) : sql<SqlBool>`${sql.ref(`${name}.deleted_at`)} is null`

/** Languages that are hidden of records of a kind, by the record's id. */
export type HiddenLanguages = ReadonlyMap<string, Language[]>

/** Returns the languages that are hidden of each record of a kind. */
export async function readHiddenLanguages(db: Database, kind: RecordKind): Promise<HiddenLanguages> {
  const rows = await db
    .selectFrom("hidden")
    .select(["record_id", "lang"])
    .where("kind", "=", kind)
    .where("lang", "<>", wholeRecord)
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.record_id)].map(([id, group]) => [
      id,
      group.map((row) => row.lang).filter(isLanguage),
    ]),
  )
}

/** Returns rows of a kind with the texts of hidden languages emptied; `key` is the column of the record id. */
export async function withoutHiddenLanguages<Row extends object>(
  db: Database,
  kind: RecordKind,
  rows: readonly Row[],
  key: keyof Row & string,
): Promise<Row[]> {
  return emptyHidden(rows, await readHiddenLanguages(db, kind), key)
}

/** Returns rows with the texts of these languages empty; `key` names their records. */
export function emptyHidden<Row extends object>(
  rows: readonly Row[],
  hidden: HiddenLanguages,
  key: keyof Row & string,
): Row[] {
  return rows.map((row) => {
    const codes = hidden.get(String(row[key]))
    return codes ? emptyLanguages(row, codes) : row
  })
}

/** Empties the fields of some languages, including those of the record's images. */
function emptyLanguages<Row extends object>(row: Row, codes: readonly Language[]): Row {
  const isHidden = (field: string) => codes.some((language) => field.endsWith(`_${language}`))
  return Object.fromEntries(
    Object.entries(row).map(([field, value]: [string, unknown]) => {
      if (field === "image_list" && Array.isArray(value))
        return [field, value.map((image: object) => emptyLanguages(image, codes))]
      return [field, isHidden(field) && typeof value === "string" ? "" : value]
    }),
  ) as Row
}

/** Returns what is hidden of a record. */
export async function readHidden(db: Database, kind: RecordKind, id: RecordId): Promise<Hidden> {
  const rows = await db
    .selectFrom("hidden")
    .select("lang")
    .where("kind", "=", kind)
    .where("record_id", "=", String(id))
    .execute()
  return hiddenOf(rows)
}

/** Returns what is hidden of every record. */
export async function listHidden(db: Database): Promise<{ kind: PublishedKind; id: RecordId; hidden: Hidden }[]> {
  const rows = await db.selectFrom("hidden").selectAll().orderBy("kind").orderBy("record_id").execute()
  return [...Map.groupBy(rows, (row) => `${row.kind}:${row.record_id}`).values()].flatMap((group) => {
    const [first] = group
    return first
      ? [{ kind: first.kind as PublishedKind, id: recordIdOf(first.record_id), hidden: hiddenOf(group) }]
      : []
  })
}

const hiddenOf = (rows: readonly { lang: string }[]): Hidden =>
  rows.some((row) => row.lang === wholeRecord)
    ? "all"
    : languages.filter((language) => rows.some((row) => row.lang === language))

/** What was hidden of a record, and what is. */
interface VisibilityChange {
  before: Hidden
  after: Hidden
  /** A plan changes it. */
  isPlanned?: boolean
}

/** Returns what of a record may be hidden. */
export function hidingOf({ hiding, neverHidden, hiddenWhole }: AnyRecord, id: RecordId) {
  const canHide = hiding !== undefined && neverHidden?.includes(id) !== true
  return {
    whole: canHide && hiding.whole && hiddenWhole?.includes(id) !== false,
    languages: canHide && hiding.languages,
  }
}

/**
 * Stores what is hidden of a record; returns null when it was so already. Throws `invalid` for what the kind does not allow,
 * and for pages required by law.
 */
export async function writeHidden(
  db: Database,
  definition: AnyRecord,
  id: RecordId,
  hidden: Hidden,
): Promise<VisibilityChange | null> {
  const { kind } = definition
  const canHide = hidingOf(definition, id)
  const isAllowed = hidden.length === 0 || (hidden === "all" ? canHide.whole : canHide.languages)
  if (!isAllowed) throw invalid("hidden", "cannot_be_hidden")
  const before = await readHidden(db, kind, id)
  // Hiding every language hides the whole record.
  const all = hidden === "all" || (canHide.whole && languages.every((language) => hidden.includes(language)))
  const wanted = all ? [wholeRecord] : languages.filter((language) => hidden.includes(language))
  if (String(before) === (all ? "all" : String(wanted))) return null
  await removeHidden(db, kind, id)
  if (wanted.length > 0)
    await db
      .insertInto("hidden")
      .values(wanted.map((lang) => ({ kind, record_id: String(id), lang })))
      .execute()
  return { before, after: all ? "all" : hidden }
}

/** Removes the hidden state of a record. */
async function removeHidden(db: Database, kind: RecordKind, id: RecordId): Promise<void> {
  await db.deleteFrom("hidden").where("kind", "=", kind).where("record_id", "=", String(id)).execute()
}

/** Audits that a record, or languages of it, were hidden or shown; no field changes, so no version is stored. */
export async function noteVisibility(
  trx: Database,
  changer: Changer,
  subject: AuditSubject,
  { before, after, isPlanned = false }: VisibilityChange,
): Promise<void> {
  const hid = hiddenBeyond(after, before)
  const event = hid.length > 0 ? "hidden" : "shown"
  const isWhole = event === "hidden" ? after === "all" : before === "all" && after.length === 0
  const changed = event === "hidden" ? hid : hiddenBeyond(before, after)
  await recordAudit(trx, changer, isPlanned ? `${event}_by_plan` : event, {
    ...subject,
    detail: isWhole ? "" : changed.join(", "),
  })
  await bumpContentVersion(trx)
}

/** Returns the languages that are hidden by one value and not by the other. */
const hiddenBeyond = (left: Hidden, right: Hidden): Language[] =>
  languages.filter((language) => isHiddenIn(left, language) && !isHiddenIn(right, language))

const isHiddenIn = (hidden: Hidden, language: Language): boolean => hidden === "all" || hidden.includes(language)
