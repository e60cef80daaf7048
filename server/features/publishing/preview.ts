import { type Language, languages, localPath, parseLanguage } from "#contract/language.ts"
import type { RecordKind } from "#contract/record-constants.ts"
import type { AppContext } from "#server/app-context.ts"
import { systemCaller } from "#server/caller.ts"
import { withOwnMemory } from "#server/db/content-clock.ts"
import { changeRecordIn } from "#server/records/change-record.ts"
import type { RecordId } from "#server/records/define-record.ts"
import { findRecord } from "#server/records/read-records.ts"
import { findShare } from "./share-store.ts"
import { type Fields, findDraft } from "./store.ts"

/** Query key of a preview's token. */
export const previewKey = "preview"

/**
 * Runs `work` with the app as if a token's draft were published: the publish command runs in a transaction that is
 * rolled back when `work` has ended or calls `release`, which resolves after the end: rendering must not hold the one
 * writing transaction. The shared memory of content is neither read nor written. With an expired token `work` gets null.
 */
export async function withPreview<Result>(
  app: AppContext,
  token: string,
  work: (preview: { app: AppContext; until: string; release: () => Promise<void> } | null) => Promise<Result>,
): Promise<Result> {
  const shared = await findShare(app.db, token, app.clock())
  if (!shared) return work(null)
  const { kind, id, typed, expires_at: until } = shared
  const patch = typed ?? (await findDraft(app.db, kind, id))?.patch ?? {}
  const done = new Done<Result>()
  const loaded = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const release = async () => {
    loaded.resolve()
    await ended.promise
  }
  try {
    await app.db.transaction().execute(async (trx) => {
      const preview = { ...app, db: trx, content: withOwnMemory(app.content) }
      await changeRecordIn(trx, systemCaller(preview), app.records[kind], id, {
        patch: { ...patch, hidden: [] },
        expected: null,
      })
      done.result = work({ app: preview, until, release })
      await Promise.race([done.result, loaded.promise])
      throw done
    })
  } catch (error) {
    if (error !== done) throw error
  } finally {
    ended.resolve()
  }
  return done.result as Promise<Result>
}

/** Thrown to roll the preview back. */
class Done<Result> extends Error {
  result: Promise<Result> | undefined
}

/** Returns the paths that show a record, by language; for a part of another record those of that one. */
export async function pathsOf(
  { db, records }: Pick<AppContext, "db" | "records">,
  kind: RecordKind,
  id: RecordId,
): Promise<Partial<Record<Language, string>>> {
  const definition = records[kind]
  const { page, parent } = definition
  const record = (await findRecord(db, records[kind], id)) as Fields | null
  if (!record) return {}
  if (parent) return pathsOf({ db, records }, parent.kind, Number(record[parent.column]))
  const { lang } = record
  const code = typeof lang === "string" ? parseLanguage(lang) : null
  const path = page
    ? `${page.path}/${id}`
    : (definition.shownAt?.(id, { version: 0, updated_at: "", ...record }) ?? "/")
  return Object.fromEntries((code ? [code] : languages).map((language) => [language, localPath(language, path)]))
}

/** Returns a path with the token of a preview. */
export const withToken = (path: string, token: string): string =>
  `${path}${path.includes("?") ? "&" : "?"}${previewKey}=${token}`
