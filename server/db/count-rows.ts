import type { SelectQueryBuilder } from "kysely"

/** Returns how many rows a query finds; PostgreSQL returns counts as strings. */
export async function countRows<Tables, Name extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Name, Row>,
): Promise<number> {
  const counted = query.select((eb) => eb.fn.countAll().as("count")).$castTo<{ count: string | number | bigint }>()
  return Number((await counted.executeTakeFirstOrThrow()).count)
}
