import {
  type ColumnDefinitionNode,
  type DataTypeNode,
  type Dialect,
  type DatabaseMetadataOptions,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type TableMetadata,
  sql,
} from "kysely"
import type { EngineDialect } from "./dialect.ts"
import { postgresSearchIndex } from "./postgres-search-index.ts"
import { isAway, isDiskFull, isUniqueViolation } from "./postgres-errors.ts"

const keptPrefix = "before_restore_"

/** Returns the name of the schema in which a restore keeps the former tables. */
export const keptSchema = (now: Date): string => keptPrefix + now.toISOString().replace(/\D/gu, "").slice(0, 14)

/** Channel on which the database notifies of a new content version. */
export const contentChannel = "content_version"

/** Compares text by code point, as SQLite does, whatever the server's locale. */
class PlainTextCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    super.visitDataType(node)
    const parent = this.parentNode as ColumnDefinitionNode | undefined
    if (parent?.kind === "ColumnDefinitionNode" && node.dataType === "text") this.append(' collate "C"')
  }
}

type IntrospectedDatabase = ConstructorParameters<typeof PostgresIntrospector>[0]

/** Limits introspection to the current schema: others may hold tables of the same names. */
class CurrentSchemaIntrospector extends PostgresIntrospector {
  readonly #db: IntrospectedDatabase
  constructor(db: IntrospectedDatabase) {
    super(db)
    this.#db = db
  }
  override async getTables(options?: DatabaseMetadataOptions): Promise<TableMetadata[]> {
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(this.#db)
    return (await super.getTables(options)).filter((table) => table.schema === rows[0]?.schema)
  }
}

export const kyselyDialect = (createDriver: () => Driver): Dialect => ({
  createDriver,
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new CurrentSchemaIntrospector(db),
  createQueryCompiler: () => new PlainTextCompiler(),
})

export const postgresDialect: EngineDialect = {
  name: "postgres",
  shared: true,
  searchIndex: postgresSearchIndex,
  containsTerms: (terms) =>
    sql<boolean>`${sql.join(
      terms.map((term) => sql`text like ${`%${term}%`}`),
      sql` and `,
    )}`,
  isUniqueViolation,
  isDiskFull,
  isAway,
  scrub: async (db) =>
    void (await sql`vacuum request, request_file, inquiry_index, application, application_file, trash, outbox`.execute(
      db,
    )),
  // Autovacuum does.
  learnStatistics: async () => undefined,
  continueIds: async (db, table, column) => {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(
      db,
    )
  },
  readKeys: async (db) => {
    const { rows } = await sql<{ table: string; target: string | null; columns: string[] }>`
      select owner.relname as "table", target.relname as target, array(
        select field.attname::text from unnest(conkey) with ordinality as part (number, position)
        join pg_attribute as field on field.attrelid = conrelid and field.attnum = part.number order by part.position
      ) as columns
      from pg_constraint join pg_class as owner on owner.oid = conrelid
      left join pg_class as target on target.oid = confrelid
      where contype in ('p', 'f') and connamespace = current_schema()::regnamespace
      order by owner.relname`.execute(db)
    return {
      primary: rows.flatMap(({ table, target, columns }) =>
        target === null ? columns.map((column) => ({ table, column })) : [],
      ),
      foreign: rows.flatMap(({ table, target }) => (target === null ? [] : [{ table, target }])),
    }
  },
  removeSafeguards: async (db, before) => {
    const schemas = await db.introspection.getSchemas()
    const limit = keptSchema(before)
    const old = schemas.map(({ name }) => name).filter((name) => name.startsWith(keptPrefix) && name < limit)
    for (const name of old) await db.schema.dropSchema(name).cascade().execute()
    return old
  },
}
