import type { Database } from "#server/db/dialects/database.ts"
import { promiseFor, readReplyPromises } from "./reply-promise.ts"
import { workingMinutes } from "./working-time.ts"

/**
 * Updates an inquiry from its messages: since when the customer waits, when we last and first answered. The minutes
 * until the first answer are counted once, so that changed hours do not alter past figures.
 */
export async function updateConversation(trx: Database, requestId: number): Promise<void> {
  const inquiry = await trx
    .selectFrom("request")
    .select(["created_at", "urgent", "first_answer_at", "first_answer_minutes"])
    .where("id", "=", requestId)
    .executeTakeFirstOrThrow()
  const messages = await trx
    .selectFrom("message")
    .select(["kind", "at"])
    .where("request_id", "=", requestId)
    .where("kind", "!=", "note")
    .where("automatic", "=", 0)
    .where("state", "not in", ["failed", "bounced"])
    .orderBy("at")
    .execute()
  const written = messages.filter(({ kind }) => kind !== "in").map(({ at }) => at)
  const came = [inquiry.created_at, ...messages.filter(({ kind }) => kind === "in").map(({ at }) => at)]
  const last = written.at(-1) ?? null
  const first = written[0] ?? null
  const isSame = first === inquiry.first_answer_at
  const minutes =
    isSame || first === null
      ? inquiry.first_answer_minutes
      : workingMinutes(
          promiseFor(await readReplyPromises(trx), inquiry).time,
          new Date(inquiry.created_at),
          new Date(first),
        )
  await trx
    .updateTable("request")
    .set({
      written_at: last,
      unanswered_since: came.toSorted().find((at) => last === null || at > last) ?? null,
      first_answer_at: first,
      first_answer_minutes: first === null ? null : minutes,
    })
    .where("id", "=", requestId)
    .execute()
}
