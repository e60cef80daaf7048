import { rightsColumns, rightsOf } from "#server/auth/account-fields.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type AccountMailSource, accountMail } from "#server/mail/draft.ts"
import { domainOf } from "#server/mail/enqueue-mails.ts"
import { addHourly } from "#server/mail/outbox-store.ts"
import { listDrafts, listReturned } from "./store.ts"

/** Mails everybody else who may publish and wants it that a draft is ready for review, at most once an hour. */
export const noticeReady = (trx: Database, caller: Caller): Promise<void> =>
  noticeDraft(trx, caller, "draft-ready", (person) => rightsOf(person).abilities.includes("content.publish"))

/** Mails the author of a draft that somebody else has sent it back, at most once an hour. */
export const noticeReturned = (trx: Database, caller: Caller, author: number | null): Promise<void> =>
  noticeDraft(trx, caller, "draft-returned", ({ id }) => id === author)

type Recipient = Parameters<typeof rightsOf>[0] & { id: number }

async function noticeDraft(
  trx: Database,
  { app, account }: Caller,
  mail: "draft-ready" | "draft-returned",
  isMeant: (person: Recipient) => boolean,
): Promise<void> {
  if (app.config.mail === null) return
  const message = { now: app.clock(), domain: domainOf(app.config.mail.from) }
  const people = await trx
    .selectFrom("admin")
    .select("id")
    .select(rightsColumns)
    .where("email", "!=", "")
    .where("disabled_at", "is", null)
    .where("review_mails", "=", 1)
    .execute()
  for (const person of people)
    if (person.id !== account.id && isMeant(person)) await addHourly(trx, mail, person.id, message)
}

/** Says how many drafts wait, and whose. */
export const readyMailSource: AccountMailSource = async (db, { publicUrl }) => {
  const ready = (await listDrafts(db)).filter((draft) => draft.ready)
  if (ready.length === 0) return null
  const authors = [...Map.groupBy(ready, (draft) => draft.ready_by || draft.saved_by)]
  return accountMail("Entwürfe zur Prüfung / Drafts ready for review", [
    "Diese Entwürfe warten auf Ihre Prüfung:\nThese drafts wait for your review:",
    authors
      .map(([author, drafts]) => {
        const notes = drafts.flatMap(({ note }) => (note === "" ? [] : [`\n    ${note}`]))
        return `  ${author}: ${drafts.length}${notes.join("")}`
      })
      .join("\n"),
    `Ansehen und veröffentlichen / Look and publish: ${publicUrl}/dashboard/drafts?show=ready`,
    "Diese Mails schalten Sie im Konto ab. / Switch these mails off in your account.",
  ])
}

/** Says which drafts of an account were sent back, by whom and why. */
export const returnedMailSource: AccountMailSource = async (db, { accountId, publicUrl }) => {
  const returned = await listReturned(db, accountId)
  if (returned.length === 0) return null
  return accountMail("Entwürfe zurückgegeben / Drafts sent back", [
    "Diese Entwürfe warten wieder auf Sie:\nThese drafts wait for you again:",
    returned.map(({ title, ready_by, note }) => `  ${title ?? ""} (${ready_by}): ${note}`).join("\n"),
    `Ansehen / Look: ${publicUrl}/dashboard/drafts`,
    "Diese Mails schalten Sie im Konto ab. / Switch these mails off in your account.",
  ])
}
