import { sql } from "kysely"
import { spellingsOf } from "#server/folded-email.ts"
import type { Inquiry } from "#contract/inquiry.ts"
import type { InquiryEvent, Thread } from "#contract/message.ts"
import type { AuditEvent } from "#contract/audit-constants.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { idsOf } from "#server/db/chunks.ts"
import { escapeLike } from "#server/db/escape-like.ts"
import { followMerges } from "./follow-merges.ts"
import { companyDomain } from "./incoming/match-mail.ts"
import { inquiryState } from "./inquiry-state.ts"
import { itemsOfLines, listLines } from "./line-store.ts"
import { readOfferValues } from "./offer-ties.ts"
import { listMessages } from "./message-store.ts"
import { listLooking, withoutInquiry } from "./presence.ts"
import { privateAddress } from "./private-link.ts"
import { findInquiry } from "./store.ts"

const maxOthers = 50

// Excludes events that messages already show, and who read what.
const shownEvents: readonly AuditEvent[] = [
  "inquiry_added",
  "inquiry_assigned",
  "inquiry_released",
  "inquiry_reminder_set",
  "inquiry_closed",
  "inquiry_reopened",
  "inquiry_merged",
  "answer_taken_back",
  "mail_added",
  "mail_sorted",
  "answer_bounced",
  "link_withdrawn",
  "offer_begun",
  "offer_sent",
  "offer_withdrawn",
  "offer_accepted",
  "offer_declined",
]

/**
 * Returns an inquiry with its thread; null when it does not exist. Excludes `me` from the viewers; without `publicUrl`
 * omits the private page.
 */
export async function readThread(
  db: Database,
  id: number,
  { now, me, publicUrl }: { now: Date; me: number | null; publicUrl: string | null },
): Promise<Thread | null> {
  const inquiry = await findInquiry(db, id, now, me)
  if (!inquiry) return null
  return {
    ...inquiry,
    messages: await listMessages(db, id),
    lines: (await listLines(db, [id])).get(id) ?? [],
    events: await listEvents(db, id),
    suggestion: await readSuggestion(db, id),
    others: await listOthers(db, inquiry, now),
    link: publicUrl === null ? "" : await privateAddress(db, inquiry, publicUrl),
    looking: withoutInquiry(await listLooking(db, [id], { now, me })),
  }
}

/** Returns the inquiry that the mail of another may continue, or the one it was merged into; null for none. */
async function readSuggestion(db: Database, id: number): Promise<Thread["suggestion"]> {
  const { suggested_id } = await db
    .selectFrom("request")
    .select("suggested_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  const suggested = suggested_id === null ? null : await followMerges(db, suggested_id)
  if (!suggested || suggested.id === id) return null
  const { reference, company, name } = await db
    .selectFrom("request")
    .select(["reference", "company", "name"])
    .where("id", "=", suggested.id)
    .executeTakeFirstOrThrow()
  return { id: suggested.id, reference, name: company || name, deleted: suggested.isDeleted }
}

async function listEvents(db: Database, id: number): Promise<InquiryEvent[]> {
  const rows = await db
    .selectFrom("audit")
    .leftJoin("admin", "admin.id", "audit.account_id")
    .select(["at", "who", "admin.name", "event", "detail"])
    .where("kind", "=", "request")
    .where("record_id", "=", String(id))
    .where("event", "in", shownEvents)
    .orderBy("audit.id")
    .execute()
  return rows.map(({ name, who, event, ...row }) => ({ ...row, who: name || who, event: event as AuditEvent }))
}

async function listOthers(db: Database, { id, company, email }: Inquiry, now: Date): Promise<Thread["others"]> {
  const domain = companyDomain(email)
  const rows = await db
    .selectFrom("request")
    .selectAll()
    .where("deleted_at", "is", null)
    .where("id", "!=", id)
    .where((eb) =>
      eb.or([
        ...(company === "" ? [] : [eb("company", "=", company)]),
        ...(email === "" ? [] : [eb("email", "in", [email, ...spellingsOf(email)])]),
        ...(domain === null ? [] : [sql<boolean>`lower(email) like ${`%@${escapeLike(domain)}`} escape '\\'`]),
      ]),
    )
    .orderBy("created_at", "desc")
    .limit(maxOthers)
    .execute()
  const lines = await listLines(db, idsOf(rows))
  const values = await readOfferValues(db, idsOf(rows))
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    name: row.name,
    lines: itemsOfLines(lines.get(row.id) ?? []).length,
    value: values.get(row.id) ?? null,
    state: inquiryState(row, now),
    outcome: row.outcome,
    created_at: row.created_at,
    version: row.version,
  }))
}
