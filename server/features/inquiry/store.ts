import type { Inquiry, InquiryPage, InquiryPhoto, InquiryQuery } from "#contract/inquiry.ts"
import type { InquiryLine } from "#contract/inquiry-line.ts"
import { limits } from "#contract/limits.ts"
import { idsOf } from "#server/db/chunks.ts"
import { countRows } from "#server/db/count-rows.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { insertSentFiles, listSentFiles } from "#server/db/sent-file-store.ts"
import { pickColumns } from "#server/pick-columns.ts"
import { readAccountNames } from "#server/records/account-names.ts"
import { keptInquiries } from "#server/records/kept-inquiries.ts"
import { eraseRecords } from "#server/records/erase-records.ts"
import type { SentFile } from "#server/sent-file.ts"
import { findHits } from "./search/find-hits.ts"
import { findInquiryIds } from "./search/inquiry-index.ts"
import { type Asking, countInquiries, inquiriesMatching } from "./inquiry-filter.ts"
import { deskPerson } from "./desk-people.ts"
import { byPromise, inquiryState } from "./inquiry-state.ts"
import { itemsOfLines, listLines } from "./line-store.ts"
import { type OfferValue, readOfferValues } from "./offer-ties.ts"
import { listMessages, listUndelivered } from "./message-store.ts"
import { listAnswerDrafts, listLooking } from "./presence.ts"
import { listRead } from "./reading-store.ts"
import { type ReplyPromises, minutesUntil, promiseEnd, promiseFor, readReplyPromises } from "./reply-promise.ts"
import type { NewRow, TableRow } from "#server/db/schema/tables.ts"

const newest = 1_000

async function present(db: Database, rows: readonly TableRow<"request">[], { now, me }: Asking): Promise<Inquiry[]> {
  if (rows.length === 0) return []
  const photos = await listSentFiles(db, "request_file", idsOf(rows))
  const lines = await listLines(db, idsOf(rows))
  const owners = rows.map(({ owner_id }) => ({ account_id: owner_id }))
  const names = await readAccountNames(db, owners)
  const promises = await readReplyPromises(db)
  const readByMe = me === null ? null : await listRead(db, idsOf(rows), me)
  const undelivered = await listUndelivered(db, idsOf(rows))
  return rows.map((row) => ({
    ...presentForm(row, lines.get(row.id) ?? [], photos.get(row.id) ?? []),
    ...presentProgress(row, promises, now),
    owner: deskPerson(names, row.owner_id),
    read: readByMe?.has(row.id) ?? row.read_at !== null,
    news: newsOf(row, undelivered),
  }))
}

function newsOf({ id, unanswered_since, written_at }: TableRow<"request">, undelivered: ReadonlySet<number>) {
  if (unanswered_since === null) return null
  return undelivered.has(id) ? "bounced" : written_at === null ? null : "replied"
}

// biome-ignore format: one name a line says no more
const submittedColumns = [
  "id", "reference", "name", "email", "company", "text", "phone", "lang", "source", "spare_id", "mail", "trouble",
  "created_at", "version",
] as const

/** Returns what the sender submitted. */
function presentForm(row: TableRow<"request">, lines: readonly InquiryLine[], photos: InquiryPhoto[]) {
  return {
    ...pickColumns(row, submittedColumns),
    items: itemsOfLines(lines),
    photos,
    verified: row.verified === 1,
    urgent: row.urgent === 1,
    read: row.read_at !== null,
  }
}

/** Returns the progress of an inquiry. */
function presentProgress(row: TableRow<"request">, promises: ReplyPromises, now: Date) {
  const promise = promiseFor(promises, row)
  const { remind_at, outcome, outcome_note, closed_at, unanswered_since, first_answer_at, first_answer_minutes } = row
  const due = unanswered_since === null || closed_at !== null ? null : promiseEnd(promise, unanswered_since)
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

export async function listNewestInquiries(db: Database, asking: Asking): Promise<Inquiry[]> {
  return present(db, await newestRows(db, {}, asking, newest), asking)
}

export type ExportedInquiry = ReturnType<typeof presentForm> &
  Pick<Inquiry, "state" | "due_at" | "first_answer_at" | "outcome"> & { owner: string; value: string }

/** Returns inquiries as they are exported, without photos, newest first. */
export async function listExported(
  db: Database,
  query: InquiryQuery,
  asking: Asking,
  most: number,
): Promise<ExportedInquiry[]> {
  const rows = await newestRows(db, query, asking, most)
  const lines = await listLines(db, idsOf(rows))
  const names = await readAccountNames(
    db,
    rows.map(({ owner_id }) => ({ account_id: owner_id })),
  )
  const values = await readOfferValues(db, idsOf(rows))
  const promises = await readReplyPromises(db)
  return rows.map((row) => ({
    ...presentForm(row, lines.get(row.id) ?? [], []),
    ...presentProgress(row, promises, asking.now),
    owner: deskPerson(names, row.owner_id)?.name ?? "",
    value: written(values.get(row.id)),
  }))
}

/** Returns a value such as `1234.50 EUR`. */
const written = (value: OfferValue | undefined): string =>
  value ? `${(value.net / 100).toFixed(2)} ${value.currency}` : ""

const newestRows = (db: Database, query: InquiryQuery, asking: Asking, most: number): Promise<TableRow<"request">[]> =>
  inquiriesMatching(db, query, asking)
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute()

/** Returns one page of the inquiries that a query and its text find. */
export const searchInquiries = async (
  app: Pick<AppContext, "db" | "dialect">,
  query: InquiryQuery,
  asking: Asking,
): Promise<InquiryPage> => pageOfInquiries(app.db, query, { ...asking, found: await findInquiryIds(app, query.query) })

/** Returns one page of inquiries with the counts of every filter; the last page for a number beyond it. */
export async function pageOfInquiries(db: Database, query: InquiryQuery, asking: Asking): Promise<InquiryPage> {
  const limit = query.limit ?? limits.pageSize
  const matching = inquiriesMatching(db, query, asking)
  const total = await countRows(matching)
  const page = Math.min(query.page ?? 1, Math.max(1, Math.ceil(total / limit)))
  const sorted = await matching
    // Sorting thousands of whole rows takes longer than reading a page of them.
    .select("id")
    .$if(query.sort === "promise", (sorted) => sorted.orderBy(byPromise).orderBy("unanswered_since"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const ids = idsOf(sorted)
  const shownInquiries = await listInquiries(db, ids, asking.now, asking.me)
  const items = shownInquiries.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  const looking = await listLooking(db, ids, asking)
  const drafts = await listAnswerDrafts(db, ids, asking.now)
  const hits = query.query?.trim() ? await findHits(db, ids, query.query) : []
  return { items, total, page, limit, looking, drafts, hits, counts: await countInquiries(db, asking) }
}

const inquiryRows = (db: Database, ids: readonly number[]) =>
  db.selectFrom("request").selectAll().where("id", "in", ids).orderBy("id")

/** Returns the given inquiries that are not in the trash, in order of arrival. */
export async function listInquiries(
  db: Database,
  ids: readonly number[],
  now: Date,
  me: number | null = null,
): Promise<Inquiry[]> {
  if (ids.length === 0) return []
  return present(db, await inquiryRows(db, ids).where("deleted_at", "is", null).execute(), { now, me })
}

/** Returns an inquiry as an account sees it, or with null a program. */
export const findInquiry = async (
  db: Database,
  id: number,
  now: Date,
  me: number | null = null,
): Promise<Inquiry | null> => (await listInquiries(db, [id], now, me))[0] ?? null

/** Returns the given inquiries with their messages, including those in the trash, newest first. */
export async function listInquiriesWith(db: Database, ids: readonly number[], now: Date) {
  if (ids.length === 0) return []
  const rows = (await inquiryRows(db, ids).execute()).toReversed()
  const inquiries = []
  for (const [index, inquiry] of (await present(db, rows, { now, me: null })).entries()) {
    const messages = await listMessages(db, inquiry.id)
    inquiries.push({ ...inquiry, messages, deleted: rows[index]?.deleted_at !== null })
  }
  return inquiries
}

export async function insertInquiry(
  db: Database,
  row: NewRow<"request">,
  photos: readonly SentFile[],
): Promise<number> {
  const { id } = await db.insertInto("request").values(row).returning("id").executeTakeFirstOrThrow()
  await insertSentFiles(db, "request_file", id, photos)
  return id
}

export type InquiryChange = Partial<
  Pick<
    TableRow<"request">,
    | "read_at"
    | "deleted_at"
    | "owner_id"
    | "remind_at"
    | "outcome"
    | "outcome_note"
    | "closed_at"
    | "name"
    | "company"
    | "email"
    | "phone"
    | "lang"
    | "urgent"
    | "proven_at"
    | "suggested_id"
  >
>

export async function setInquiry(trx: Database, { id, version }: Inquiry, change: InquiryChange): Promise<void> {
  await trx
    .updateTable("request")
    .set({ ...change, version: version + 1 })
    .where("id", "=", id)
    .execute()
}

/**
 * Removes inquiries older than `oldest` for good, deleted ones and trash entries included, but for those that an accepted
 * offer keeps; returns their number.
 */
export async function removeInquiriesBefore(db: Database, oldest: string, now: Date): Promise<number> {
  const isKept = await keptInquiries(db, now)
  const rows = await db
    .selectFrom("request")
    .select("id")
    .where("created_at", "<", oldest)
    .where((eb) => eb.not(isKept(eb)))
    .execute()
  await db.transaction().execute((trx) => eraseRecords(trx, { requests: idsOf(rows), applications: [] }))
  return rows.length
}
