import type { ColumnDataType, ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from "kysely"
import type { ColumnDefinition, Table } from "./declare-table.ts"

type Engine = "sqlite" | "postgres"

const types: Record<Engine, Record<ColumnDefinition["type"], ColumnDataType>> = {
  sqlite: { id: "integer", integer: "integer", "double precision": "double precision", text: "text", blob: "blob" },
  postgres: { id: "integer", integer: "integer", "double precision": "double precision", text: "text", blob: "bytea" },
}

function define(engine: Engine, definition: ColumnDefinition) {
  const { type, initial, isKey, isNullable, isUnique, owner } = definition
  return (builder: ColumnDefinitionBuilder): ColumnDefinitionBuilder => {
    if (type === "id")
      return engine === "sqlite"
        ? builder.primaryKey().autoIncrement()
        : builder.primaryKey().generatedByDefaultAsIdentity()
    let column = builder
    if (isKey) column = column.primaryKey()
    else if (!isNullable) column = column.notNull()
    if (initial !== undefined) column = column.defaultTo(initial)
    if (isUnique) column = column.unique()
    if (owner !== undefined) column = column.references(`${owner}.id`).onDelete("cascade")
    return column
  }
}

/** Creates the tables, columns and indexes of a migration; what names none belongs to the first one. */
export async function createDeclared(
  db: Pick<Kysely<unknown>, "schema">,
  engine: Engine,
  tables: Readonly<Record<string, Table>>,
  { migration, first }: { migration: string; first: string },
): Promise<void> {
  for (const [name, { columns, key, indexes = {}, unique = {}, since: created = first }] of Object.entries(tables)) {
    const added = Object.entries(columns).flatMap(([column, { definition }]) =>
      (definition.since ?? created) === migration
        ? [[column, types[engine][definition.type], define(engine, definition)] as const]
        : [],
    )
    if (created === migration) {
      let builder: CreateTableBuilder<string, string> = db.schema.createTable(name)
      for (const column of added) builder = builder.addColumn(...column)
      if (key) builder = builder.addPrimaryKeyConstraint(`${name}_key`, [...key])
      await builder.execute()
    } else
      for (const column of added)
        await db.schema
          .alterTable(name)
          .addColumn(...column)
          .execute()
    for (const [group, isUnique] of [
      [indexes, false],
      [unique, true],
    ] as const)
      for (const [index, declared] of Object.entries(group)) {
        const { on, where, since = created } = "on" in declared ? declared : { on: declared }
        if (since !== migration) continue
        let builder = db.schema.createIndex(index).on(name)
        if (isUnique) builder = builder.unique()
        builder = "toOperationNode" in on ? builder.expression(on) : builder.columns([...on])
        await (where ? builder.where(where) : builder).execute()
      }
  }
}
