import type { Generated, RawBuilder } from "kysely"
import { type Localized, localized } from "#contract/localized.ts"

export interface ColumnDefinition {
  type: "id" | "integer" | "double precision" | "text" | "blob"
  initial?: string | number
  isKey?: true
  isNullable?: true
  isUnique?: true
  /** Table whose row this one belongs to, and is deleted with. */
  owner?: string
  /** Migration that adds it to a released table. */
  since?: string
}

/** A column with values of one type, as Kysely reads and writes them. */
export interface TableColumn<Value> {
  readonly definition: ColumnDefinition
  readonly value?: Value
  orNull: () => TableColumn<Value | null>
  /** Makes it the primary key. */
  key: () => TableColumn<Value>
  unique: () => TableColumn<Value>
  /** Refers to the id of a row that it is deleted with. */
  ownedBy: (table: string) => TableColumn<Value>
  /** Leaves it to a migration after the one that created the table. */
  since: (migration: string) => TableColumn<Value>
}

function column<Value>(definition: ColumnDefinition): TableColumn<Value> {
  return {
    definition,
    orNull: () => column({ ...definition, isNullable: true }),
    key: () => column({ ...definition, isKey: true }),
    unique: () => column({ ...definition, isUnique: true }),
    ownedBy: (owner) => column({ ...definition, owner }),
    since: (since) => column({ ...definition, since }),
  }
}

/** Returns the column of a generated primary key. */
export const id = (): TableColumn<Generated<number>> => column({ type: "id" })
export const blob = (): TableColumn<Uint8Array> => column({ type: "blob" })
export const real = (): TableColumn<number> => column({ type: "double precision" })

interface ColumnOf<Any> {
  <Value extends Any = Any>(): TableColumn<Value>
  /** With an initial value an insert may leave it out. */
  <Value extends Any = Any>(initial: Any): TableColumn<Generated<Value>>
}

// A column of `never` is one of any type.
export const text: ColumnOf<string> = (initial?: string) =>
  column<never>({ type: "text", ...(initial !== undefined && { initial }) })
export const integer: ColumnOf<number> = (initial?: number) =>
  column<never>({ type: "integer", ...(initial !== undefined && { initial }) })

/** Returns the columns of texts that exist once per language, empty at first. */
export const localizedTexts = <Name extends string>(...names: Name[]) => localizedTextsOf(text(""), ...names)

/** Returns the same columns as another declaration of a text, such as one of a later migration. */
export const localizedTextsOf = <Name extends string>(
  declared: TableColumn<Generated<string>>,
  ...names: Name[]
): Localized<Name, TableColumn<Generated<string>>> =>
  Object.assign({}, ...names.map((name) => localized(name, declared)))

/** Columns of a record that is edited. */
export const stamps = { version: integer(1), created_at: text(""), updated_at: text("") }

type Columns = Record<string, TableColumn<unknown>>

interface IndexDefinition<Name> {
  on: readonly Name[] | RawBuilder<unknown>
  /** Indexes only the rows that meet this condition. */
  where?: RawBuilder<boolean>
  /** Migration that adds it to a released table. */
  since?: string
}
type Indexes<Name> = Record<string, readonly Name[] | IndexDefinition<Name>>

interface TableOptions<Name> {
  /** Primary key of several columns. */
  key?: readonly Name[]
  indexes?: Indexes<Name>
  unique?: Indexes<Name>
  /** Migration that creates it, if not the first one. */
  since?: string
}

export interface Table<Declared extends Columns = Columns> extends TableOptions<string> {
  columns: Declared
}

/** Declares a table: its columns with their types, its key and its indexes, by name. */
export const table = <const Declared extends Columns>(
  columns: Declared,
  options: TableOptions<keyof Declared & string> = {},
): Table<Declared> => ({ ...options, columns })

type RowOf<Declared extends Columns> = {
  [Name in keyof Declared]: Declared[Name] extends TableColumn<infer Value> ? Value : never
}

/** Rows of declared tables, for Kysely. */
export type TablesOf<Declared extends Record<string, Table>> = {
  [Name in keyof Declared]: RowOf<Declared[Name]["columns"]>
}
