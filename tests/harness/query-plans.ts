import { CompiledQuery, type KyselyPlugin, type RootOperationNode, sql } from "kysely"
import type { Database } from "#server/db/dialects/database.ts"
import type { OpenDatabase } from "#server/db/dialects/dialect.ts"

/** Updates the engine's statistics, as it does by itself over time. */
export async function learnStatistics({ db, dialect }: OpenDatabase): Promise<void> {
  await sql.raw(dialect.name === "postgres" ? "vacuum analyze" : "analyze").execute(db)
}

/** Runs `work` and returns the engine's plan of each query. */
export async function explainAll(
  { db, dialect }: OpenDatabase,
  work: (db: Database) => Promise<unknown>,
): Promise<{ query: string; plan: string[] }[]> {
  const nodes: RootOperationNode[] = []
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await work(db.withPlugin(recorder))
  return db.connection().execute(async (connection) => {
    // With few rows a sequential scan is fastest; the test is about whether an index can be used.
    if (dialect.name === "postgres") await sql`set enable_seqscan = off`.execute(connection)
    const plans = []
    for (const node of nodes) {
      const { sql: query, parameters, queryId } = connection.getExecutor().compileQuery(node, { queryId: "" })
      void queryId
      const explain = dialect.name === "postgres" ? "explain" : "explain query plan"
      const { rows } = await connection.executeQuery<Record<string, unknown>>(
        CompiledQuery.raw(`${explain} ${query}`, [...parameters]),
      )
      plans.push({ query, plan: rows.map((row) => String(row["detail"] ?? row["QUERY PLAN"])) })
    }
    if (dialect.name === "postgres") await sql`set enable_seqscan = on`.execute(connection)
    return plans
  })
}
