import type { LanguageCode } from "#contract/language-code.ts"
import { AppError, conflict, fieldError, invalid } from "#server/app-error.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { isInScope } from "./visibility.ts"
import { updateRow } from "./write-row.ts"
import type { ReadScope } from "./define-record.ts"

/** Kinds that have one record per language. */
interface Translated {
  kind: "product" | "category"
  table: "product" | "category"
}
interface Translation {
  id: number
  lang: LanguageCode
  /** Id of the first record of the translations; null on the first record itself. */
  translation_of: number | null
}

/** Returns the active records of one set of translations: the first record and those that name it. */
export async function listTranslations(
  db: Database,
  { kind, table }: Translated,
  first: number,
  scope: ReadScope = "edited",
): Promise<Translation[]> {
  return db
    .selectFrom(table as "product")
    .select(["id", "lang", "translation_of"])
    .where(isInScope(kind, scope))
    .where((eb) => eb.or([eb("id", "=", first), eb("translation_of", "=", first)]))
    .orderBy("id")
    .execute()
}

/**
 * Returns the first record of the translations that a record joins. Throws `invalid` when it does not exist, `conflict`
 * when the language is already present.
 */
export async function resolveTranslation(
  db: Database,
  definition: Translated,
  record: { id: number | null; lang: LanguageCode; translation_of: number | null },
): Promise<number | null> {
  if (record.translation_of === null) return null
  const named = await readTranslation(db, definition, record.translation_of)
  if (!named || named.id === record.id) throw invalid("translation_of", "invalid")
  const first = named.translation_of ?? named.id
  const others = (await listTranslations(db, definition, first)).filter((other) => other.id !== record.id)
  if (others.some((other) => other.lang === record.lang))
    throw new AppError("conflict", {
      detail: `This ${definition.kind} has a record in that language`,
      errors: [fieldError("lang", "duplicate")],
    })
  return first === record.id ? null : first
}

/** Returns the translation of a record in another language, by id; null when there is none. */
export async function findTranslation(
  db: Database,
  table: Translated["table"],
  id: number,
  lang: LanguageCode,
): Promise<number | null> {
  const translated = { kind: table, table }
  const named = await readTranslation(db, translated, id)
  const all = named ? await listTranslations(db, translated, named.translation_of ?? named.id) : []
  return all.find((translation) => translation.lang === lang)?.id ?? null
}

/** Promotes the next record when the first one of the translations is deleted; returns a remaining record, or null. */
export async function leaveTranslations(
  trx: Database,
  definition: Translated,
  { id, translation_of }: Pick<Translation, "id" | "translation_of">,
): Promise<number | null> {
  if (translation_of !== null) return translation_of
  const [next, ...rest] = (await listTranslations(trx, definition, id)).filter((other) => other.id !== id)
  if (next) await updateRow(trx, definition, next.id, { translation_of: null })
  for (const other of rest) await updateRow(trx, definition, other.id, { translation_of: next?.id ?? null })
  return next?.id ?? null
}

/** Adds a restored record to the translations of `member`, whose first record may have changed. */
export async function rejoinTranslations(
  trx: Database,
  definition: Translated,
  id: number,
  member: number | null,
): Promise<void> {
  const ownRow = await trx
    .selectFrom(definition.table as "product")
    .select("lang")
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  const others = member === null ? [] : await translationsOf(trx, definition, member)
  if (others.some((other) => other.lang === ownRow.lang))
    throw conflict(
      definition.kind === "category" ? "category_language_taken" : "language_taken",
      `This ${definition.kind} has a record in that language again`,
    )
  const first = others.find((other) => other.translation_of === null)
  await trx
    .updateTable(definition.table as "product")
    .set({ translation_of: first?.id ?? null })
    .where("id", "=", id)
    .execute()
}

async function translationsOf(db: Database, definition: Translated, member: number): Promise<Translation[]> {
  const row = await db
    .selectFrom(definition.table as "product")
    .select("translation_of")
    .where("id", "=", member)
    .executeTakeFirst()
  return listTranslations(db, definition, row?.translation_of ?? member)
}

async function readTranslation(db: Database, { table }: Translated, id: number): Promise<Translation | undefined> {
  return db
    .selectFrom(table as "product")
    .select(["id", "lang", "translation_of"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
}
