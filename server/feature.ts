import type { Hono } from "hono"
import type { Schema } from "hono/types"
import type { HttpEnv } from "#server/api-kit/http-env.ts"
import type { AppContext } from "./app-context.ts"
import type { Caller } from "./caller.ts"
import type { Config } from "./env.ts"
import type { Tables } from "./db/schema/tables.ts"
import type { Job } from "./job.ts"
import type { MailSources } from "./mail/draft.ts"
import type { RecordRegistry } from "./records/define-record.ts"
import type { KindRegistry } from "./records/kind.ts"
import type { FileRule } from "./table-rules.ts"

/** Paths with the calls mounted there. */
type Routes = readonly (readonly [path: `/${string}`, routes: Hono<HttpEnv, Schema, string>])[]

/** All that the rest of the program has to know of a feature. Every field but the name is optional. */
export interface Feature<
  Records = Partial<RecordRegistry>,
  Kinds = Partial<KindRegistry<Caller>>,
  Mails = Partial<MailSources>,
> {
  /** Its folder in server/features. */
  name: string
  /** Kinds of record, by their name. */
  records?: Records
  /** Kinds of trash, history and activity log that are no records. */
  kinds?: Kinds
  /** Calls below /api. */
  routes?: Routes
  /** What is served beside the API: files for browsers and search engines. */
  siteRoutes?: Routes
  /** Work in the background; rows that age or expire are removed by the feature that owns them. */
  jobs?: readonly Job[] | ((config: Config) => readonly Job[])
  /** Sources of its mails, by their kind. */
  mails?: Mails
  /** Tables that backups leave out: their rows expire soon, are made again, or would give access to somebody. */
  transientTables?: readonly (keyof Tables)[]
  /** Tables whose bytes are archived as files. */
  files?: Partial<Record<keyof Tables, FileRule>>
  /** Runs before the site listens. */
  start?(app: AppContext): Promise<void>
  /** Runs once jobs and requests have ended. */
  stop?(app: AppContext): Promise<void>
}

/** Returns the declaration unchanged, with the kinds that it names in its type. */
export const defineFeature = <
  Records extends Partial<RecordRegistry> = object,
  Kinds extends Partial<KindRegistry<Caller>> = object,
  Mails extends Partial<MailSources> = object,
>(
  feature: Feature<Records, Kinds, Mails>,
): Feature<Records, Kinds, Mails> => feature

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer All) => void
  ? All
  : never

/** Merges what several features declare under different names. */
export const mergeDeclared = <Part extends object>(parts: readonly (Part | undefined)[]): Intersection<Part> =>
  Object.assign({}, ...parts) as Intersection<Part>
