import type { NotedEvent } from "#contract/audit-constants.ts"
import type { Inquiry, InquiryPatch } from "#contract/inquiry.ts"
import { checkVersion, conflict, existing, invalid } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { recordAudit } from "#server/records/audit-store.ts"
import { listKept } from "#server/records/kept-inquiries.ts"
import { putInTrash } from "#server/records/trash-store.ts"
import { listDeskPeople } from "../desk-people.ts"
import { insertMessage } from "../message-store.ts"
import { notifyDesk } from "../notify-desk.ts"
import { setReading } from "../reading-store.ts"
import { type InquiryChange, findInquiry, setInquiry } from "../store.ts"

/**
 * Changes an inquiry in a transaction; `change` may return null for no change. Returns the inquiry before it. Throws
 * `not_found`, or `stale` for another version than expected.
 */
async function changeInquiry(
  trx: Database,
  id: number,
  { expected, now, me = null }: { expected: number | null; now: Date; me?: number | null },
  change: (inquiry: Inquiry) => InquiryChange | null,
): Promise<Inquiry> {
  const inquiry = existing(await findInquiry(trx, id, now, me))
  checkVersion(expected, inquiry)
  const changes = change(inquiry)
  if (changes !== null) await setInquiry(trx, inquiry, changes)
  return inquiry
}

/**
 * Marks an inquiry as read, assigns it, sets its reminder, corrects its contact, closes or reopens it. Throws `not_found`, `stale` when it
 * has changed, `invalid` for an owner without the ability.
 */
export async function updateInquiry(
  caller: Caller,
  id: number,
  patch: InquiryPatch,
  expected: number | null,
): Promise<Inquiry> {
  const { app, account } = caller
  const now = app.clock()
  const changed = await app.db.transaction().execute(async (trx) => {
    const owner = patch.owner_id ? await ownerName(trx, patch.owner_id) : ""
    const before = await changeInquiry(trx, id, { expected, now, me: account.id }, (inquiry) =>
      changeOf(inquiry, patch, now),
    )
    await noteContact(trx, caller, before, patch)
    if (patch.read !== undefined) await setReading(trx, id, account.id, patch.read ? now.toISOString() : null)
    const subject = { kind: "request", id, title: before.reference } as const
    for (const { event, detail = "" } of eventsOf(before, patch, owner))
      await recordAudit(trx, caller, event, { ...subject, detail })
    const after = existing(await findInquiry(trx, id, now, account.id))
    const notice = { id, actor: account.id }
    if (after.owner?.id !== before.owner?.id) await notifyDesk(trx, app, { ...notice, news: "assigned" })
    if (after.urgent && !before.urgent) await notifyDesk(trx, app, { ...notice, news: "urgent" })
    return after
  })
  app.mail.resume()
  return changed
}

async function ownerName(db: Database, id: number): Promise<string> {
  const owner = (await listDeskPeople(db)).find((person) => person.id === id)
  if (!owner) throw invalid("owner_id", "cannot_answer")
  return owner.name
}

/** Returns the changed columns; null when nothing changes. */
function changeOf(inquiry: Inquiry, patch: InquiryPatch, now: Date): InquiryChange | null {
  const at = now.toISOString()
  const { read, owner_id, remind_at, outcome, outcome_note, urgent, suggestion } = patch
  const contact = contactChanges(inquiry, patch)
  const change: InquiryChange = {
    ...(read === undefined || read === inquiry.read ? {} : { read_at: read ? at : null }),
    ...(owner_id === undefined || owner_id === (inquiry.owner?.id ?? null) ? {} : { owner_id }),
    ...(remind_at === undefined || remind_at === inquiry.remind_at ? {} : { remind_at }),
    ...(outcome === undefined || isSameEnd(inquiry, outcome)
      ? {}
      : { outcome, closed_at: outcome === null ? null : at }),
    ...Object.fromEntries(contact),
    // Who has the link of the former address may not see the thread of another one.
    ...(contact.some(([name]) => name === "email") ? { proven_at: null } : {}),
    ...(urgent === undefined || urgent === inquiry.urgent ? {} : { urgent: urgent ? 1 : 0 }),
    ...(suggestion === undefined ? {} : { suggested_id: suggestion }),
    ...(outcome_note === undefined || outcome_note === inquiry.outcome_note ? {} : { outcome_note }),
  }
  return Object.keys(change).length === 0 ? null : change
}

/** Returns whether an inquiry ended this way already, and is still closed unless it is to be open. */
const isSameEnd = ({ outcome, closed_at }: Inquiry, wanted: Inquiry["outcome"]) =>
  wanted === outcome && (wanted === null || closed_at !== null)

const contactFields = ["name", "company", "email", "phone", "lang"] as const

const contactChanges = (inquiry: Inquiry, patch: InquiryPatch) =>
  contactFields.flatMap((name) => {
    const value = patch[name]
    return value === undefined || value === inquiry[name] ? [] : [[name, value] as const]
  })

/** Keeps the former contact in the thread, as a note; it is erased with the former address. */
async function noteContact(
  trx: Database,
  { app, account }: Caller,
  before: Inquiry,
  patch: InquiryPatch,
): Promise<void> {
  const changes = contactChanges(before, patch)
  if (changes.length === 0) return
  const row = {
    request_id: before.id,
    kind: "note" as const,
    account_id: account.id,
    author: account.name,
    text: changes.map(([name, value]) => `${before[name] || "–"} → ${value || "–"}`).join("\n"),
    lang: before.lang,
    at: app.clock().toISOString(),
    merged_from: before.email,
  }
  await insertMessage(trx, row, [])
}

interface Noted {
  event: NotedEvent
  detail?: string
}

function eventsOf(before: Inquiry, { read, owner_id, remind_at, outcome }: InquiryPatch, owner: string): Noted[] {
  const events: Noted[] = []
  if (read !== undefined && read !== before.read) events.push({ event: read ? "inquiry_read" : "inquiry_unread" })
  if (owner_id !== undefined && owner_id !== (before.owner?.id ?? null))
    events.push(owner_id === null ? { event: "inquiry_released" } : { event: "inquiry_assigned", detail: owner })
  if (remind_at !== undefined && remind_at !== before.remind_at)
    events.push({ event: "inquiry_reminder_set", detail: remind_at ?? "" })
  if (outcome !== undefined && !isSameEnd(before, outcome))
    events.push(outcome === null ? { event: "inquiry_reopened" } : { event: "inquiry_closed", detail: outcome })
  return events
}

/**
 * Moves an inquiry to the trash, in its own or a given transaction; throws `not_found`, `stale` when it has changed, or
 * `conflict` with `offer_kept` while an accepted offer keeps it.
 */
export async function deleteInquiry(
  caller: Caller,
  id: number,
  expected: number | null,
  within?: Database,
): Promise<void> {
  const remove = async (trx: Database) => {
    const now = caller.app.clock()
    const [kept] = await listKept(trx, [id], now)
    if (kept) throw conflict("offer_kept", `It has an accepted offer, and is kept until ${kept.until}`)
    const { name, company, reference } = await changeInquiry(trx, id, { expected, now }, () => ({
      deleted_at: now.toISOString(),
    }))
    await putInTrash(trx, caller, { kind: "request", id, title: `${name}, ${company}`, reference })
  }
  await (within ? remove(within) : caller.app.db.transaction().execute(remove))
}
