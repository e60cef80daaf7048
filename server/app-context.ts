import type { Logger } from "pino"
import type { CallerAccount } from "./account.ts"
import type { Clock } from "./clock.ts"
import type { ContentClock } from "./db/content-clock.ts"
import type { Database } from "./db/dialects/database.ts"
import type { Demand } from "./demand/demand.ts"
import type { RedirectHits } from "./features/redirect/count-hits.ts"
import type { VisitCounts } from "./features/visit/count-visits.ts"
import type { EngineDialect, OpenDatabase } from "./db/dialects/dialect.ts"
import type { Config } from "./env.ts"
import type { RateLimits } from "#server/limits/rate-limits.ts"
import type { Passwords } from "./auth/hash-gate.ts"
import type { Mailer } from "./mail/mailer.ts"
import type { SizeMaker } from "./media/make-sizes.ts"
import type { RecordRegistry } from "./records/define-record.ts"
import type { KindRegistry } from "./records/kind.ts"
import type { TableRules } from "./table-rules.ts"

/**
 * Everything that lives as long as the process; built once at start and never copied. Callers travel beside it, in a
 * Caller.
 */
export interface AppContext {
  config: Config
  /** Program folder, which contains the scripts of child processes. */
  programDir: string
  db: Database
  dialect: EngineDialect
  snapshot: OpenDatabase["snapshot"]
  withLock: OpenDatabase["withLock"]
  clock: Clock
  content: ContentClock
  log: Logger
  limits: RateLimits
  passwords: Passwords
  sizes: SizeMaker
  mail: Mailer
  demand: Demand
  redirectHits: RedirectHits
  visits: VisitCounts
  /** Throws `conflict` for a closed site that lacks what it needs to open. */
  checkOpening: (app: AppContext) => Promise<void>
  /** Declarations of all kinds of record. */
  records: RecordRegistry
  /** What trash, history and activity log have to know of all kinds. */
  kinds: KindRegistry<{ app: AppContext; account: CallerAccount }>
  /** What backups have to know of tables. */
  tables: TableRules
}
