import type { Insertable } from "kysely"
import type { Inquiry, InquiryItem, InquiryPage, InquiryPhoto, InquiryQuery } from "#contract/inquiry.ts"
import { limits } from "#contract/limits.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { eraseRecords } from "#server/records/erase-records.ts"
import type { InquiryRow } from "#server/db/schema/inquiries.ts"
import type { InquiryTable } from "#server/db/schema/inquiries.ts"
import type { SentFile } from "#server/sent-file.ts"
import { inquiriesMatching } from "./inquiry-filter.ts"

const newest = 1_000

async function present(db: Database, rows: readonly InquiryRow[]): Promise<Inquiry[]> {
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
  return rows.map((row) => presentOne(row, photos.get(row.id) ?? []))
}

function presentOne(row: InquiryRow, photos: readonly InquiryPhoto[]): Inquiry {
  const { id, reference, name, email, company, text, phone, lang, source, spare_id, mail, created_at, version } = row
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
    created_at,
    version,
    items: readItems(row.items),
    photos: photos.map(({ n, name, size }) => ({ n, name, size })),
    verified: row.verified === 1,
    urgent: row.urgent === 1,
    read: row.read_at !== null,
  }
}

/** Items as stored; those of older inquiries have no item number and no asked number. */
const readItems = (stored: string): InquiryItem[] =>
  (JSON.parse(stored) as Omit<InquiryItem, "asked_number" | "position">[]).map((item) => ({
    asked_number: "",
    position: "",
    ...item,
  }))

export async function listNewestInquiries(db: Database, most = newest, query: InquiryQuery = {}): Promise<Inquiry[]> {
  const rows = await inquiriesMatching(db, query)
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute()
  return present(db, rows)
}

/** One page of inquiries with the counts of every filter; a page behind the last shows the last. */
export async function pageOfInquiries(db: Database, query: InquiryQuery): Promise<InquiryPage> {
  const limit = query.limit ?? limits.pageSize
  const { total } = await inquiriesMatching(db, query)
    .select((eb) => eb.fn.countAll().as("total"))
    .executeTakeFirstOrThrow()
  const page = Math.min(query.page ?? 1, Math.max(1, Math.ceil(Number(total) / limit)))
  const rows = await inquiriesMatching(db, query)
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { items: await present(db, rows), total: Number(total), page, limit, counts: await countInquiries(db) }
}

async function countInquiries(db: Database): Promise<InquiryPage["counts"]> {
  const rows = await inquiriesMatching(db, {})
    .select((eb) => ["source", "verified", eb.fn.countAll().as("count"), eb.fn.count("read_at").as("read")])
    .groupBy(["source", "verified"])
    .execute()
  const sum = (fits: (row: (typeof rows)[number]) => boolean, count: "count" | "read" = "count") =>
    rows.filter(fits).reduce((total, row) => total + Number(row[count]), 0)
  const all = sum(() => true)
  return {
    all,
    unread: all - sum(() => true, "read"),
    unverified: sum((row) => row.verified === 0),
    contact: sum((row) => row.source === "contact"),
    "pre-order": sum((row) => row.source === "pre-order"),
    availability: sum((row) => row.source === "availability"),
  }
}

export async function findInquiry(db: Database, id: number): Promise<Inquiry | null> {
  const row = await db
    .selectFrom("request")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  return row ? ((await present(db, [row]))[0] ?? null) : null
}

/** Those of the given inquiries that are still there, in the order in which they came. */
export async function listInquiries(db: Database, ids: readonly number[]): Promise<Inquiry[]> {
  if (ids.length === 0) return []
  const rows = await inquiriesMatching(db, {}).selectAll().where("id", "in", ids).orderBy("id").execute()
  return present(db, rows)
}

/** The given inquiries, those in the trash too, newest first. */
export async function listInquiriesWith(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db.selectFrom("request").selectAll().where("id", "in", ids).orderBy("id", "desc").execute()
  const shown = await present(db, rows)
  return shown.map((inquiry, index) => ({ ...inquiry, deleted: rows[index]?.deleted_at !== null }))
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
    .where("deleted_at", "is", null)
    .executeTakeFirst()
}

/** Changes an inquiry that still has this version; returns false when another change came first. */
export async function setInquiry(
  db: Database,
  { id, version }: Pick<Inquiry, "id" | "version">,
  change: { read_at?: string | null; deleted_at?: string },
): Promise<boolean> {
  const changed = await db
    .updateTable("request")
    .set({ ...change, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("deleted_at", "is", null)
    .returning("id")
    .executeTakeFirst()
  return changed !== undefined
}

/** Really removes inquiries that came before `oldest`, deleted ones and their place in the trash too; says how many. */
export async function removeInquiriesBefore(db: Database, oldest: string): Promise<number> {
  const rows = await db.selectFrom("request").select("id").where("created_at", "<", oldest).execute()
  await db.transaction().execute((trx) => eraseRecords(trx, { requests: rows.map((row) => row.id), applications: [] }))
  return rows.length
}
