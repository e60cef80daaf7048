import type { z } from "zod"
import type { Ability } from "#contract/ability.ts"
import type { Image } from "#contract/image.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import type { Changer } from "#server/changer.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { Defined } from "#server/db/without-undefined.ts"
import type { Tables } from "#server/db/schema/tables.ts"
import type { ReadScope } from "./read-scope.ts"

/** A record's number, or the link that names a text page. */
export type RecordId = number | string

export interface ShownRecord {
  version: number
  updated_at: string
}

/** A record that carries images; each change of them moves its version and is kept in its history. */
export interface Pictured extends ShownRecord {
  image_list: Image[]
}

/**
 * One kind of record: its table, what may be written into it, what of it is shown, and where it appears. Every command, route and
 * list that concerns all kinds works from this declaration.
 */
export interface RecordDefinition<
  Shown extends ShownRecord = ShownRecord,
  Input extends object = object,
  Patch extends object = object,
  Options = unknown,
> {
  kind: RecordKind
  table: RecordTable
  /** Column that names a record; `id` unless said. */
  key?: "id" | "link"
  /** The rows are there from the beginning: they are neither created, deleted nor put in an order. */
  isFixed?: boolean
  input: z.ZodType<Input>
  /** Its fields are what people can change, and what the history keeps. */
  patch: z.ZodObject & z.ZodType<Patch>
  /** Columns and derived fields that leave the server; a column that it does not name stays inside. */
  shown: z.ZodObject & z.ZodType<Shown>
  /** Fields that are rich text in every language they exist in. */
  richTexts: readonly string[]
  /** Names of fields that exist once per language, for the date on which each language was last written. */
  texts: readonly string[]
  /** A field without a language in its name that holds the default language's text. */
  defaultLanguageField?: string
  images: ImageRule | null
  /** Fields that hold the id of another record, which must exist. */
  references: Readonly<Record<string, RecordKind>>
  /** Columns whose values tell the orders of a kind apart; without them all of the kind are in one order. */
  orderedWithin?: readonly string[]
  title(record: Shown): string
  /** Returns the title in the trash, where it has to say more than in a list of its own kind. */
  titleInTrash?(trx: Database, record: Shown): Promise<string>
  /** The public page of each record, where the kind has one. */
  page?: RecordPage
  /** `translate`: who may add the record of a language that a thing lacks, not published and with the values of the one it translates. */
  abilities: { read: Ability; change: Ability; translate?: Ability }
  /** What of a record can be kept from visitors: all of it, single languages; nothing unless said. */
  hiding?: { whole: boolean; languages: boolean }
  /** Records that visitors always see. */
  neverHidden?: readonly RecordId[]
  /** Returns the language of a record that does not say it itself. */
  language?(trx: Database, record: Shown): Promise<string | undefined>
  /** Adds what is not in the record's own row, to many records at once. */
  complete?(db: Database, records: Shown[], scope: ReadScope): Promise<Shown[]>
  /** Returns the columns to insert; may check the input against other records. */
  beforeCreate?(trx: Database, input: Input, changer: Changer): Promise<object>
  afterCreate?(trx: Database, id: number, input: Input, changer: Changer): Promise<void>
  /** Returns the columns to update. */
  beforeChange?(trx: Database, before: Shown, change: Defined<Patch>): Promise<object>
  /** Returns what the trash needs to bring the record back as it was. */
  beforeDelete?(trx: Database, record: Shown, options: Options, changer: Changer): Promise<object | void>
  /** Ties a record to its surroundings again; throws a conflict when they have no room for it. */
  beforeRestore?(trx: Database, id: number, data: unknown): Promise<void>
  /** Removes what belongs to the record in other tables. */
  beforePurge?(trx: Database, id: number): Promise<void>
}

/** The public page of a record, at its path and id. The page cache and the sitemap know pages from here. */
export interface RecordPage {
  /** Path before the id, without language prefix. */
  path: `/${string}`
  /** Texts that a language must have for the page to be listed in it; without, records exist once per language. */
  written?: readonly string[]
  /** Columns with the date of a change that visitors see; `updated_at` unless said. */
  changed?: readonly string[]
}

export interface ImageRule {
  many: boolean
  atLeast: 0 | 1
}

export type RecordTable = {
  [Table in keyof Tables]: Tables[Table] extends { version: unknown; updated_at: unknown } ? Table : never
}[keyof Tables]

/** Returns the declaration as it is; the call checks it against the schemas it names. */
export const defineRecord = <Shown extends ShownRecord, Input extends object, Patch extends object, Options = unknown>(
  definition: RecordDefinition<Shown, Input, Patch, Options>,
) => definition

/** A declaration of any kind, as registers and generic commands take it. */
export type AnyRecord = RecordDefinition<ShownRecord, object, object, unknown>
