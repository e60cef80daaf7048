import { sql } from "kysely"
import type { Logger } from "pino"
import type { Clock } from "#server/clock.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { dayOf } from "#server/demand/week.ts"

/** Counts used redirects, without visitor data. Never delays or fails a response. */
export interface RedirectHits {
  note(id: number): void
  /** Writes the counts since the last call. */
  write(): Promise<void>
}

export function createRedirectHits({ db, clock, log }: { db: Database; clock: Clock; log: Logger }): RedirectHits {
  const counts = new Map<number, number>()
  return {
    note: (id) => void counts.set(id, (counts.get(id) ?? 0) + 1),
    write: async () => {
      const written = [...counts]
      counts.clear()
      try {
        for (const [id, count] of written)
          await db
            .updateTable("redirect")
            .set({ hits: sql<number>`hits + ${count}`, last_hit: dayOf(clock()) })
            .where("id", "=", id)
            .execute()
      } catch (error) {
        log.warn({ err: error, counts: written.length }, "hits of redirects are lost")
      }
    },
  }
}
