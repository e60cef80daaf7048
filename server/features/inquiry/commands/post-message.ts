import type { Inquiry } from "#contract/inquiry.ts"
import { limits } from "#contract/limits.ts"
import { answerSubject } from "#contract/message-constants.ts"
import { type Message, type MessageInput, undoMs } from "#contract/message.ts"
import { placeholderPattern } from "#contract/template-constants.ts"
import { AppError, conflict, existing, invalid, tooManyFiles } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { domainOf } from "#server/mail/enqueue-mails.ts"
import { oneLine } from "#server/mail/draft.ts"
import { makeMessageId } from "#server/mail/message-id.ts"
import { addAnswer } from "#server/mail/outbox-store.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { withIdempotencyKey } from "#server/records/with-idempotency-key.ts"
import type { SentFile } from "#server/sent-file.ts"
import { acceptMessageFile } from "../accept-photo.ts"
import { referencesOf } from "../answer-mail-source.ts"
import { insertMessage, listMessages } from "../message-store.ts"
import { dropAnswerDraft } from "../presence.ts"
import { setReading } from "../reading-store.ts"
import { findInquiry } from "../store.ts"
import { updateConversation } from "../update-conversation.ts"

/**
 * Stores an answer, mailed after some seconds or given by telephone, or a note. Throws `not_found`; `invalid` for an unfilled placeholder or
 * without an address; `conflict`: `mail_off` without mail set-up, `answered` when somebody else has answered since the
 * writer last looked.
 */
export async function postMessage(
  caller: Caller,
  id: number,
  input: MessageInput,
  { files, key }: { files: readonly SentFile[]; key: string | null },
): Promise<Message> {
  const { app } = caller
  if (files.length > limits.photos) throw tooManyFiles("files", limits.photos)
  const stored = files.map((file, index) => acceptMessageFile(file, index))
  const isAnswer = input.kind === "out"
  if (isAnswer && input.text.match(placeholderPattern)) throw invalid("text", "placeholder")
  // Its number only: the text is kept nowhere but in the message, so that an erasure reaches all of it.
  // What the writer has seen meanwhile makes no other message of it.
  const sent = { ...input, after: undefined, even_so: undefined }
  const written = await withIdempotencyKey(app, { call: `message ${id}`, key, sent, files }, async (trx) => {
    const inquiry = existing(await findInquiry(trx, id, app.clock()))
    if (isAnswer && !input.even_so) await refuseSecondAnswer(trx, caller, id, input.after)
    const message = isAnswer
      ? await writeAnswer(trx, caller, inquiry, input, stored)
      : await insertMessage(trx, { ...ownRow(caller, id, input), kind: input.kind }, stored)
    if (input.kind === "call") await settleAnswered(trx, caller, inquiry)
    const subject = { kind: "request", id, title: inquiry.reference } as const
    await recordAudit(trx, caller, input.kind === "note" ? "inquiry_noted" : "inquiry_answered", subject)
    return message
  })
  const [message] = await listMessages(app.db, id, written)
  // A repeated call may come after the answer was taken back.
  if (!message) throw new AppError("not_found")
  // Sooner than the next round of the mailer, which finds it too.
  if (isAnswer) setTimeout(() => app.mail.resume(), undoMs).unref()
  return message
}

const ownRow = ({ app, account }: Caller, id: number, { text, lang }: Pick<MessageInput, "text" | "lang">) => ({
  request_id: id,
  account_id: account.id,
  author: account.name,
  text,
  lang,
  at: app.clock().toISOString(),
})

/** Throws `conflict` when somebody else's answer is newer than the last message the writer has seen. */
async function refuseSecondAnswer(trx: Database, { account }: Caller, id: number, after = 0): Promise<void> {
  const newer = await trx
    .selectFrom("message")
    .select("account_id")
    .where("request_id", "=", id)
    .where("kind", "in", ["out", "call"])
    .where("id", ">", after)
    .execute()
  if (newer.some(({ account_id }) => account_id === null || account_id !== account.id))
    throw conflict("answered", "Somebody else has answered meanwhile")
}

/** Stores an answer and puts it into the outbox. Throws `conflict` with `mail_off`, and `invalid` without an address. */
export async function writeAnswer(
  trx: Database,
  caller: Caller,
  inquiry: Inquiry,
  input: Pick<MessageInput, "text" | "lang" | "to" | "cc"> & { subject?: string },
  files: readonly SentFile[],
): Promise<number> {
  const { app } = caller
  const { mail } = app.config
  if (!mail) throw conflict("mail_off", "Mail is not set up on this server")
  const to = input.to ?? inquiry.email
  if (to === "") throw invalid("to", "required")
  const row = ownRow(caller, inquiry.id, input)
  const refs = await referencesOf(trx, inquiry.id)
  const id = await insertMessage(
    trx,
    {
      ...row,
      kind: "out",
      from_address: mail.from,
      to_address: to,
      cc: input.cc.join(", "),
      subject: oneLine(input.subject ?? answerSubject(input.lang, inquiry.reference), 300),
      refs: refs.join(" "),
      state: "waiting",
    },
    files,
  )
  const message_id = await makeMessageId(trx, { kind: "m", id }, domainOf(mail.from))
  await trx.updateTable("message").set({ message_id }).where("id", "=", id).execute()
  const dueAt = new Date(app.clock().getTime() + undoMs)
  await addAnswer(trx, { requestId: inquiry.id, sentMessageId: id, messageId: message_id, dueAt })
  await settleAnswered(trx, caller, inquiry)
  return id
}

/** After an answer by mail or telephone: the clock stops, and the writer has read the inquiry and is its owner if it had none. */
async function settleAnswered(trx: Database, { app, account }: Caller, inquiry: Inquiry): Promise<void> {
  const at = app.clock().toISOString()
  await updateConversation(trx, inquiry.id)
  await setReading(trx, inquiry.id, account.id, at)
  if (account.id !== null) await dropAnswerDraft(trx, inquiry.id, account.id)
  await trx
    .updateTable("request")
    .set((eb) => ({
      owner_id: inquiry.owner?.id ?? account.id,
      read_at: eb.fn.coalesce("read_at", eb.val(at)),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", inquiry.id)
    .execute()
}
