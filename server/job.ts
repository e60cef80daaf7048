import type { AppContext } from "./app-context.ts"
import type { Database } from "./db/dialects/database.ts"

/** Work in the background, declared by the feature that owns the rows. */
export interface Job {
  /** Also the name of its lock and of its metrics. */
  name: string
  /** Cron pattern with seconds, in German time; default every ten minutes. */
  every?: string
  /** Runs in each process, for what that process has in memory; by default in one of all processes. */
  each?: true
  /** Waits for its time; by default it runs at the start too. */
  later?: true
  /** Removes for age, so it waits while the clock may be wrong. */
  byAge?: true
  run: (app: AppContext, signal: AbortSignal) => unknown
}

type Removal = (db: Database, now: Date) => Promise<unknown>

/** Returns the job that removes rows which are no longer valid. */
export const expiry = (name: string, remove: Removal): Job => ({ name, run: ({ db, clock }) => remove(db, clock()) })

/** Returns the job that removes rows for their age. */
export const ageing = (name: string, remove: Removal): Job => ({ ...expiry(name, remove), byAge: true })

/** Works on each item, also after one that fails; throws all failures at the end. */
export async function eachAlone<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const errors: unknown[] = []
  for (const item of items) await work(item).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${items.length} failed`)
}
