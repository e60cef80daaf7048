import { sql } from "kysely"
import type { RedirectOrigin } from "#contract/redirect-constants.ts"
import type { Redirect, RedirectStatus } from "#contract/redirect.ts"
import { countRows } from "#server/db/count-rows.ts"
import type { Database } from "#server/db/dialects/database.ts"

/** A redirect without the page of its target. */
export type StoredRedirect = Omit<Redirect, "page">

const columns = [
  "id",
  "version",
  "source as from",
  "target",
  "status",
  "origin",
  "hits",
  "last_hit",
  "updated_at",
] as const

/** Returns the redirect of a key: the only read for a missing page. */
export const findByKey = (
  db: Database,
  key: string,
): Promise<Pick<StoredRedirect, "id" | "target" | "status"> | undefined> =>
  db.selectFrom("redirect").select(["id", "target", "status"]).where("from_key", "=", key).executeTakeFirst()

export const findRedirect = (db: Database, id: number): Promise<StoredRedirect | undefined> =>
  db.selectFrom("redirect").select(columns).where("id", "=", id).executeTakeFirst()

/** Returns all redirects, most used first. */
export const listRedirects = (db: Database): Promise<StoredRedirect[]> =>
  db.selectFrom("redirect").select(columns).orderBy("hits", "desc").orderBy("from_key").execute()

/** Returns all stored redirects by key, because chains may lead through any of them. */
export const readRedirectKeys = (
  db: Database,
): Promise<{ id: number; from_key: string; source: string; target: string; status: RedirectStatus }[]> =>
  db.selectFrom("redirect").select(["id", "from_key", "source", "target", "status"]).execute()

export const countRedirects = (db: Database): Promise<number> => countRows(db.selectFrom("redirect"))

export interface RedirectRow {
  from_key: string
  source: string
  target: string
  status: RedirectStatus
}

export async function insertRedirect(
  trx: Database,
  row: RedirectRow,
  origin: RedirectOrigin,
  now: string,
): Promise<number> {
  const { id } = await trx
    .insertInto("redirect")
    .values({ ...row, origin, created_at: now, updated_at: now })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

export async function updateRedirect(trx: Database, id: number, row: RedirectRow, now: string): Promise<void> {
  await trx
    .updateTable("redirect")
    .set({ ...row, updated_at: now, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .execute()
}

export async function removeRedirect(trx: Database, id: number): Promise<void> {
  await trx.deleteFrom("redirect").where("id", "=", id).execute()
}
