import type { Insertable } from "kysely"
import type { Inquiry, InquiryItem, InquiryPage, InquiryPhoto, InquiryQuery } from "#contract/inquiry.ts"
import { limits } from "#contract/limits.ts"
import { countRows } from "#server/db/count-rows.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { readAccountNames } from "#server/records/account-names.ts"
import { eraseRecords } from "#server/records/erase-records.ts"
import type { InquiryRow } from "#server/db/schema/inquiries.ts"
import type { InquiryTable } from "#server/db/schema/inquiries.ts"
import type { SentFile } from "#server/sent-file.ts"
import { countInquiries } from "./count-inquiries.ts"
import { deskPerson } from "./desk-people.ts"
import { type Asking, inquiriesMatching } from "./inquiry-filter.ts"
import { byPromise, inquiryState } from "./inquiry-state.ts"
import { listMessages } from "./message-store.ts"
import { listLooking } from "./presence.ts"
import { type ReplyPromise, minutesUntil, promiseEnd, readReplyPromise } from "./reply-promise.ts"

const newest = 1_000

async function present(db: Database, rows: readonly InquiryRow[], now: Date): Promise<Inquiry[]> {
  if (rows.length === 0) return []
  const files = await db
    .selectFrom("request_file")
    .select(["request_id", "n", "name", "size"])
    .where((eb) =>
      eb.between(
        "request_id",
        rows.reduce((least, { id }) => Math.min(least, id), Infinity),
        rows.reduce((most, { id }) => Math.max(most, id), 0),
      ),
    )
    .orderBy("n")
    .execute()
  const photos = Map.groupBy(files, ({ request_id }) => request_id)
  const owners = rows.map(({ owner_id }) => ({ account_id: owner_id }))
  const names = await readAccountNames(db, owners)
  const promise = await readReplyPromise(db)
  return rows.map((row) => ({
    ...presentForm(row, photos.get(row.id) ?? []),
    ...presentProgress(row, promise, now),
    owner: deskPerson(names, row.owner_id),
  }))
}

/** Returns what the sender submitted. */
function presentForm(row: InquiryRow, photos: readonly Omit<InquiryPhoto, "stored">[]) {
  const {
    id,
    reference,
    name,
    email,
    company,
    text,
    phone,
    lang,
    source,
    spare_id,
    mail,
    trouble,
    created_at,
    version,
  } = row
  return {
    id,
    reference,
    name,
    email,
    company,
    text,
    phone,
    lang,
    source,
    spare_id,
    mail,
    trouble,
    created_at,
    version,
    items: readItems(row.items),
    photos: photos.map(({ n, name: file, size }) => ({ n, name: file, size, stored: size > 0 })),
    verified: row.verified === 1,
    urgent: row.urgent === 1,
    read: row.read_at !== null,
  }
}

/** Returns the progress of an inquiry. */
function presentProgress(row: InquiryRow, promise: ReplyPromise, now: Date) {
  const { remind_at, outcome, outcome_note, closed_at, unanswered_since, first_answer_at, first_answer_minutes } = row
  const due = unanswered_since === null || outcome !== null ? null : promiseEnd(promise, unanswered_since)
  return {
    state: inquiryState(row, now),
    remind_at,
    outcome,
    outcome_note,
    closed_at,
    unanswered_since,
    due_at: due?.toISOString() ?? null,
    time_left: due && { minutes: minutesUntil(promise.time, now, due), of: promise.minutes },
    first_answer_at,
    first_answer_minutes,
  }
}

/** Parses stored items; older ones have no item number and no asked number. */
const readItems = (stored: string): InquiryItem[] =>
  (JSON.parse(stored) as Omit<InquiryItem, "asked_number" | "position">[]).map((item) => ({
    asked_number: "",
    position: "",
    ...item,
  }))

export async function listNewestInquiries(db: Database, asking: Asking, most = newest): Promise<Inquiry[]> {
  return present(db, await newestRows(db, {}, asking, most), asking.now)
}

export type SubmittedInquiry = ReturnType<typeof presentForm>

/** Returns what the senders of inquiries submitted, without photos and progress, newest first. */
export async function listNewestForms(
  db: Database,
  query: InquiryQuery,
  asking: Asking,
  most: number,
): Promise<SubmittedInquiry[]> {
  return (await newestRows(db, query, asking, most)).map((row) => presentForm(row, []))
}

const newestRows = (db: Database, query: InquiryQuery, asking: Asking, most: number): Promise<InquiryRow[]> =>
  inquiriesMatching(db, query, asking)
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute()

/** Returns one page of inquiries with the counts of every filter; the last page for a number beyond it. */
export async function pageOfInquiries(db: Database, query: InquiryQuery, asking: Asking): Promise<InquiryPage> {
  const limit = query.limit ?? limits.pageSize
  const found = inquiriesMatching(db, query, asking)
  const total = await countRows(found)
  const page = Math.min(query.page ?? 1, Math.max(1, Math.ceil(total / limit)))
  const rows = await found
    .selectAll()
    .$if(query.sort === "promise", (sorted) => sorted.orderBy(byPromise).orderBy("unanswered_since"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const items = await present(db, rows, asking.now)
  const looking = await listLooking(
    db,
    items.map(({ id }) => id),
    asking,
  )
  return { items, total, page, limit, looking, counts: await countInquiries(db, asking) }
}

export async function findInquiry(db: Database, id: number, now: Date): Promise<Inquiry | null> {
  const row = await db
    .selectFrom("request")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  return row ? ((await present(db, [row], now))[0] ?? null) : null
}

/** Returns the given inquiries that still exist, in order of arrival. */
export async function listInquiries(db: Database, ids: readonly number[], now: Date): Promise<Inquiry[]> {
  if (ids.length === 0) return []
  const rows = await inquiriesMatching(db, {}, { now, me: null })
    .selectAll()
    .where("id", "in", ids)
    .orderBy("id")
    .execute()
  return present(db, rows, now)
}

/** Returns the given inquiries with their messages, including those in the trash, newest first. */
export async function listInquiriesWith(db: Database, ids: readonly number[], now: Date) {
  if (ids.length === 0) return []
  const rows = await db.selectFrom("request").selectAll().where("id", "in", ids).orderBy("id", "desc").execute()
  const shown = await present(db, rows, now)
  const whole = []
  for (const [index, inquiry] of shown.entries()) {
    const messages = await listMessages(db, inquiry.id)
    whole.push({ ...inquiry, messages, deleted: rows[index]?.deleted_at !== null })
  }
  return whole
}

export async function insertInquiry(
  db: Database,
  row: Insertable<InquiryTable>,
  photos: readonly SentFile[],
): Promise<number> {
  const { id } = await db.insertInto("request").values(row).returning("id").executeTakeFirstOrThrow()
  for (const [index, { name, bytes }] of photos.entries())
    await db
      .insertInto("request_file")
      .values({ request_id: id, n: index + 1, name, size: bytes.byteLength, bytes })
      .execute()
  return id
}

/** Returns a photo of an inquiry that is not in the trash. */
export async function findPhoto(db: Database, id: number, n: number) {
  return db
    .selectFrom("request_file")
    .innerJoin("request", "request.id", "request_file.request_id")
    .select(["request_file.name", "request_file.bytes"])
    .where("request_id", "=", id)
    .where("n", "=", n)
    .where("size", ">", 0)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
}

export type InquiryChange = Partial<
  Pick<InquiryRow, "read_at" | "deleted_at" | "owner_id" | "remind_at" | "outcome" | "outcome_note" | "closed_at">
>

export async function setInquiry(trx: Database, { id, version }: Inquiry, change: InquiryChange): Promise<void> {
  await trx
    .updateTable("request")
    .set({ ...change, version: version + 1 })
    .where("id", "=", id)
    .execute()
}

/** Removes inquiries older than `oldest` for good, deleted ones and trash entries included; returns their number. */
export async function removeInquiriesBefore(db: Database, oldest: string): Promise<number> {
  const rows = await db.selectFrom("request").select("id").where("created_at", "<", oldest).execute()
  await db.transaction().execute((trx) => eraseRecords(trx, { requests: rows.map((row) => row.id), applications: [] }))
  return rows.length
}
