import { hash } from "node:crypto"
import type { AppContext } from "#server/app-context.ts"
import { invalid } from "#server/app-error.ts"
import type { Database } from "#server/db/dialects/database.ts"
import type { SentFile } from "#server/sent-file.ts"

/** A key of a client and the call it belongs to: clients may use one key for several calls. */
interface CallKey {
  call: string
  key: string | null
  /** What is sent under the key. A new human check makes no other inquiry of it. */
  sent: unknown
  files?: readonly SentFile[]
}

interface Stored<T> {
  sent: string
  response: T
}

/**
 * Runs `work` in a transaction once per call and key: a repeated key gets the stored response, also for concurrent
 * requests. Without a key, just runs it. Throws `invalid` for a key that something else was sent under.
 */
export async function withIdempotencyKey<T>(
  app: Pick<AppContext, "db" | "clock">,
  call: CallKey,
  work: (trx: Database) => Promise<T>,
): Promise<T> {
  if (call.key === null) return app.db.transaction().execute(work)
  return app.db.transaction().execute(async (trx) => {
    const stored = await findStoredResponse<T>(trx, call)
    if (stored !== null) return stored
    const answer: Stored<T> = { sent: digestOf(call), response: await work(trx) }
    const row = { key: hashOf(call), answer: JSON.stringify(answer), created_at: app.clock().toISOString() }
    await trx.insertInto("idempotency").values(row).execute()
    return answer.response
  })
}

const hashOf = ({ call, key }: Pick<CallKey, "call" | "key">) => hash("sha256", `${call} ${key}`)

const digestOf = ({ sent, files = [] }: CallKey) =>
  hash(
    "sha256",
    JSON.stringify([sent, files.map(({ name, bytes }) => [name, hash("sha256", bytes)])], (name, value: unknown) =>
      name === "captcha_token" ? undefined : value,
    ),
  )

/** Returns whether something was stored under a key. */
export async function isStored(db: Database, call: Pick<CallKey, "call" | "key">): Promise<boolean> {
  return call.key !== null && (await findStored(db, call)) !== undefined
}

const findStored = (db: Database, call: Pick<CallKey, "call" | "key">) =>
  db.selectFrom("idempotency").select("answer").where("key", "=", hashOf(call)).executeTakeFirst()

/** Returns the response to an earlier try; null without one. Throws `invalid` when something else was sent. */
export async function findStoredResponse<T>(db: Database, call: CallKey): Promise<T | null> {
  const row = call.key === null ? undefined : await findStored(db, call)
  if (!row) return null
  const { sent, response } = JSON.parse(row.answer) as Stored<T>
  if (sent !== digestOf(call)) throw invalid("Idempotency-Key", "other_body")
  return response
}

/** Removes stored responses older than a day; retries come within minutes. */
export async function removeStaleResponses(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - 86_400_000).toISOString()
  await db.deleteFrom("idempotency").where("created_at", "<", oldest).execute()
}
