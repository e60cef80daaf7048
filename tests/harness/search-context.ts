import pino from "pino"
import { startContentClock } from "#server/db/content-clock.ts"
import { readContentVersion } from "#server/db/content-state.ts"
import type { OpenDatabase } from "#server/db/dialects/dialect.ts"
import type { SearchContext } from "#server/search/search-parts.ts"

/** Returns the context of a search, with empty caches. */
export async function searchContext({ db, dialect }: Pick<OpenDatabase, "db" | "dialect">): Promise<SearchContext> {
  const read = () => readContentVersion(db)
  return { db, dialect, content: await startContentClock({ read, log: pino({ level: "silent" }) }) }
}
