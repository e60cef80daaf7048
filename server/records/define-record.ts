import type { z } from "zod"
import type { Ability } from "#contract/ability.ts"
import type { Image } from "#contract/image.ts"
import type { Language } from "#contract/language.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import type { Changer } from "#server/account.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { Defined } from "#server/db/without-undefined.ts"
import type { Tables } from "#server/db/schema/tables.ts"

/** Whether rows are read as they are edited, or as visitors see them. */
export type ReadScope = "edited" | "published"

/** Number of a record, or the link of a text page. */
export type RecordId = number | string

/** Parses a record id: a number, or the link of a text page. */
export const recordIdOf = (text: string): RecordId => (/^\d+$/u.test(text) ? Number(text) : text)

export interface ShownRecord {
  version: number
  updated_at: string
}

/** Record that carries images; each change of them raises its version and is kept in its history. */
export interface Pictured extends ShownRecord {
  image_list: Image[]
}

/**
 * One kind of record: its table, its writable and visible fields, and where it appears. Every command, route and list
 * that covers all kinds works from this declaration.
 */
export interface RecordDefinition<
  Shown extends ShownRecord = ShownRecord,
  Input extends object = object,
  Patch extends object = object,
  Options = unknown,
> {
  kind: RecordKind
  table: RecordTable
  /** Column that identifies a record; default `id`. */
  key?: "id" | "link"
  /** The rows exist from the first migration on: they cannot be created, deleted or reordered. */
  isFixed?: boolean
  input: z.ZodType<Input>
  /** Its fields are what people can change and what the history keeps. */
  patch: z.ZodObject & z.ZodType<Patch>
  /** Columns and derived fields that responses contain; other columns stay on the server. */
  shown: z.ZodObject & z.ZodType<Shown>
  /** Fields that are rich text in every language. */
  richTexts: readonly string[]
  /** Names of fields that exist once per language, for the date on which each language was last written. */
  texts: readonly string[]
  /** Field without a language suffix that holds the text of the default language. */
  defaultLanguageField?: string
  images: ImageRule | null
  /** Fields that hold the id of another record, which must exist. */
  references: Readonly<Record<string, RecordKind>>
  /** The record that it is a part of, and the column that names it. */
  parent?: { kind: RecordKind; column: string }
  /** Columns that separate the orders of a kind; without them the whole kind has one order. */
  orderedWithin?: readonly string[]
  /** In the reader's language where known, as far as there is a text; in German for logs. */
  title(record: Shown, language?: Language): string
  /** Returns the title for the trash, where it has to say more than in a list of its own kind. */
  titleInTrash?(trx: Database, record: Shown): Promise<string>
  /** Fields by which visitors find its page: titles, a text, and names that mean the record when typed alone. */
  search?: { head: readonly string[]; body: string; names?: readonly string[] }
  /** Public page of each record, if the kind has one. */
  page?: RecordPage
  /** Path of the public page that lists the records, without a language prefix. */
  listPage?: `/${string}`
  /** Returns the path that shows a record of a kind without pages; default that of its parent. */
  shownAt?(id: RecordId, record?: Shown): string
  /** `translate`: may add the missing translation of a record, not published and with the values of its original. */
  abilities: { read: Ability; change: Ability; translate?: Ability }
  /** What can be hidden from visitors: whole records, single languages; default nothing. */
  hiding?: { whole: boolean; languages: boolean }
  /** Records that cannot be hidden. */
  neverHidden?: readonly RecordId[]
  /** Records that can be hidden as a whole; default all of the kind. */
  hiddenWhole?: readonly RecordId[]
  /** Returns the language of a record that does not say it itself. */
  language?(trx: Database, record: Shown): Promise<string | undefined>
  /** Adds what is not in the record's own row, to many records at once. */
  complete?(db: Database, records: Shown[], scope: ReadScope): Promise<Shown[]>
  /** Returns the columns to insert; may check the input against other records. */
  beforeCreate?(trx: Database, input: Input, changer: Changer): Promise<object>
  afterCreate?(trx: Database, id: number, input: Input, changer: Changer): Promise<void>
  /** Returns the columns to update. */
  beforeChange?(trx: Database, before: Shown, change: Defined<Patch>): Promise<object>
  /** Returns what the trash needs to restore the record. */
  beforeDelete?(trx: Database, record: Shown, options: Options, changer: RecordChanger): Promise<object | void>
  /** Reconnects a record to related ones; throws `conflict` when that is not possible any more. */
  beforeRestore?(trx: Database, id: number, data: unknown, changer: RecordChanger): Promise<void>
  /** Removes its rows in steps after a purge, because too many depend on them for its transaction. */
  purgeInSteps?: (db: Database) => Promise<void>
  /** Removes what belongs to the record in other tables. */
  beforePurge?(trx: Database, id: number): Promise<void>
}

/** Public page of a record, at `path` and id. The page cache and the sitemap list pages from here. */
export interface RecordPage {
  /** Path before the id, without a language prefix. */
  path: `/${string}`
  /** Texts that a language needs for its page to be listed; without it, the kind has one record per language. */
  written?: readonly string[]
  /** Columns with the date of the last visible change; default `updated_at`. */
  changed?: readonly string[]
}

export interface ImageRule {
  many: boolean
  atLeast: 0 | 1
}

export type RecordTable = {
  [Table in keyof Tables]: Tables[Table] extends { version: unknown; updated_at: unknown } ? Table : never
}[keyof Tables]

/** Returns the declaration unchanged; the call infers its types from the schemas. */
export const defineRecord = <Shown extends ShownRecord, Input extends object, Patch extends object, Options = unknown>(
  definition: RecordDefinition<Shown, Input, Patch, Options>,
) => definition

/** Declaration of any kind, for registries and generic commands. */
export type AnyRecord = RecordDefinition<ShownRecord, object, object, unknown>

/** Who deletes or restores a record, whose hooks may change records of other kinds. */
export interface RecordChanger extends Changer {
  app: Changer["app"] & { records: RecordRegistry }
}

/** Declarations of all kinds. */
export type RecordRegistry = Readonly<Record<RecordKind, AnyRecord>>
