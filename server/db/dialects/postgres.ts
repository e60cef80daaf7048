import { sql } from "kysely"
import type { EngineDialect } from "./dialect.ts"

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const sqlState = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : ""

export const postgresDialect: EngineDialect = {
  name: "postgres",
  binaryType: "bytea",
  addIdColumn: (table, name) =>
    table.addColumn(name, "integer", (column) => column.primaryKey().generatedByDefaultAsIdentity()),
  isUniqueViolation: (error) => sqlState(error) === "23505",
  isDiskFull: (error) => sqlState(error) === "53100",
  scrub: async (db) => void (await sql`vacuum request, application, application_file, trash, outbox`.execute(db)),
  isAway: () => false,
  continueIds: async (db, table, column) => {
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), (select coalesce(max(${sql.ref(column)}), 0) + 1 from ${sql.table(table)}), false)`.execute(
      db,
    )
  },
}
