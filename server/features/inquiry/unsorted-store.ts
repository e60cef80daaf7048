import type { UnsortedMail, UnsortedPage } from "#contract/unsorted-mail.ts"
import { limits } from "#contract/limits.ts"
import { idsOf } from "#server/db/chunks.ts"
import { countRows } from "#server/db/count-rows.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { insertSentFiles, listSentFiles, readSentFiles } from "#server/db/sent-file-store.ts"
import type { MailFacts } from "./incoming/mail-facts.ts"
import type { ThreadMail } from "./incoming/store-in-thread.ts"

const excerptLength = 2_000

/** Stores an unsorted mail. */
export async function insertUnsorted(
  trx: Database,
  mail: MailFacts,
  { suggested, at }: { suggested: number | null; at: Date },
): Promise<void> {
  const [sender] = mail.from
  const { id } = await trx
    .insertInto("unsorted_mail")
    .values({
      message_id: mail.messageId,
      refs: mail.references.map((id) => `<${id}>`).join(" "),
      from_name: sender?.name ?? "",
      from_address: mail.from.map(({ address }) => address).join(", "),
      to_address: mail.to.join(", "),
      cc: mail.cc.join(", "),
      subject: mail.subject,
      text: mail.text,
      suggested_id: suggested,
      at: at.toISOString(),
      automatic: mail.kind === "person" ? 0 : 1,
      trouble: mail.trouble,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  await insertSentFiles(trx, "unsorted_file", id, mail.files)
}

/** Returns unsorted mails, newest first, those by a person before the others. */
export async function listUnsorted(
  db: Database,
  { page = 1, limit = limits.pageSize }: { page?: number | undefined; limit?: number | undefined },
): Promise<Omit<UnsortedPage, "trouble_since">> {
  const total = await countRows(db.selectFrom("unsorted_mail"))
  const waiting = await countRows(db.selectFrom("unsorted_mail").where("automatic", "=", 0))
  const shown = Math.min(page, Math.max(1, Math.ceil(total / limit)))
  const rows = await unsortedRows(db)
    .orderBy("automatic")
    .orderBy("unsorted_mail.at", "desc")
    .orderBy("unsorted_mail.id", "desc")
    .limit(limit)
    .offset((shown - 1) * limit)
    .execute()
  return { items: await present(db, rows, excerptLength), total, waiting, page: shown, limit }
}

/** Returns the given mails with their full texts. */
export async function listUnsortedWith(db: Database, ids: readonly number[]): Promise<UnsortedMail[]> {
  if (ids.length === 0) return []
  return present(db, await unsortedRows(db).where("unsorted_mail.id", "in", ids).execute(), Infinity)
}

const unsortedRows = (db: Database) =>
  db
    .selectFrom("unsorted_mail")
    .leftJoin("request", "request.id", "unsorted_mail.suggested_id")
    .selectAll("unsorted_mail")
    .select(["reference", "name", "company", "deleted_at"])

type UnsortedRow = Awaited<ReturnType<ReturnType<typeof unsortedRows>["execute"]>>[number]

async function present(db: Database, rows: readonly UnsortedRow[], most: number): Promise<UnsortedMail[]> {
  const files = await listSentFiles(db, "unsorted_file", idsOf(rows))
  return rows.map((row) => ({
    id: row.id,
    from_name: row.from_name,
    from: row.from_address,
    to: row.to_address,
    cc: row.cc === "" ? [] : row.cc.split(", "),
    subject: row.subject,
    excerpt: row.text.slice(0, most),
    automatic: row.automatic === 1,
    trouble: row.trouble,
    at: row.at,
    files: files.get(row.id) ?? [],
    suggestion:
      row.suggested_id === null || row.reference === null
        ? null
        : {
            id: row.suggested_id,
            reference: row.reference,
            name: row.company || row.name || "",
            deleted: row.deleted_at !== null,
          },
  }))
}

/** Removes a mail from the unsorted ones; null when it is not there. */
export async function takeUnsorted(trx: Database, id: number): Promise<(ThreadMail & { arrived: Date }) | null> {
  const files = await readSentFiles(trx, "unsorted_file", id)
  const row = await trx.deleteFrom("unsorted_mail").where("id", "=", id).returningAll().executeTakeFirst()
  if (!row) return null
  const list = (field: string) => (field === "" ? [] : field.split(", "))
  return {
    kind: row.automatic === 1 ? "automatic" : "person",
    messageId: row.message_id,
    references: row.refs === "" ? [] : row.refs.split(" ").map((id) => id.slice(1, -1)),
    from: list(row.from_address).map((address, index) => ({ address, name: index === 0 ? row.from_name : "" })),
    to: list(row.to_address),
    cc: list(row.cc),
    subject: row.subject,
    text: row.text,
    files,
    trouble: row.trouble,
    arrived: new Date(row.at),
  }
}

/** Removes unsorted mails older than `before`, and the hashes of mails imported before it. */
export async function removeUnsortedBefore(db: Database, before: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("unsorted_mail").where("at", "<", before).execute()
    await trx.deleteFrom("taken_mail").where("at", "<", before).execute()
  })
}
