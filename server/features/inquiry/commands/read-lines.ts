import type { InquiryLineInput, InquiryLineReading, LineReadingInput } from "#contract/inquiry-line.ts"
import type { InquiryInput } from "#contract/inquiry.ts"
import { limits } from "#contract/limits.ts"
import { foldNumber } from "#contract/number-reader/fold-number.ts"
import { type NumberSource, readNumbers } from "#contract/number-reader/read-numbers.ts"
import type { AppContext } from "#server/app-context.ts"
import { existing, invalid } from "#server/app-error.ts"
import type { Caller } from "#server/caller.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { findSentFile } from "#server/db/sent-file-store.ts"
import { listUnknown } from "#server/demand/unknown-numbers.ts"
import { readListFile } from "#server/features/spare/sheet/read-list-file.ts"
import { listMessages } from "../message-store.ts"
import { findInquiry } from "../store.ts"
import { addLines } from "./change-lines.ts"

/**
 * Reads lines out of a text, a message or a file of one, and adds those that the inquiry does not have yet, unless it is
 * a preview. Throws `not_found`, `invalid` for a message or file that is not there, what `readListFile` throws, and
 * `invalid` when the inquiry would have too many lines.
 */
export async function readInquiryLines(
  caller: Caller,
  id: number,
  input: LineReadingInput,
): Promise<InquiryLineReading> {
  const { app } = caller
  const inquiry = existing(await findInquiry(app.db, id, app.clock()))
  const { origin, text } = await sourceOf(app, id, input, inquiry.text)
  const read = await readLines(app.db, text)
  const keyOf = ({ partnumber, text: written }: { partnumber: string | null; text?: string }) =>
    partnumber || (written ?? "")
  const present = new Set(inquiry.items.map((item) => keyOf({ ...item, text: item.title })))
  const fresh = read.filter((line) => !present.has(keyOf(line)))
  if (!input.preview && fresh.length > 0) await addLines(caller, id, fresh, origin)
  return { lines: fresh, present: read.length - fresh.length }
}

async function sourceOf(app: AppContext, id: number, input: LineReadingInput, formText: string) {
  const { text, message_id, file } = input
  if (message_id === undefined) return { origin: { source: "desk" as const }, text }
  const origin = { source: "mail" as const, message_id: message_id === 0 ? null : message_id }
  if (file !== undefined) {
    const [table, owner] = message_id === 0 ? (["request_file", id] as const) : (["message_file", message_id] as const)
    if (message_id !== 0) await messageOf(app.db, id, message_id)
    const sent = await findSentFile(app.db, table, owner, file)
    if (!sent?.bytes?.byteLength) throw invalid("file", "not_found")
    const list = await readListFile(app.programDir, { bytes: sent.bytes, name: sent.name })
    return { origin, text: list.text }
  }
  return { origin, text: message_id === 0 ? formText : (await messageOf(app.db, id, message_id)).text }
}

async function messageOf(db: Database, id: number, messageId: number) {
  const [message] = await listMessages(db, id, messageId)
  if (!message) throw invalid("message_id", "not_found")
  return message
}

/** Returns what a text asks for; lines without a number are left out, unless `withText` takes each of a list. */
export async function readLines(
  db: Database,
  source: NumberSource,
  { withText = false }: { withText?: boolean } = {},
): Promise<InquiryLineInput[]> {
  if (typeof source === "string" && !withText && !/\d/u.test(source)) return []
  const settings = await db.selectFrom("settings").select("reference_prefix").executeTakeFirst()
  const { lines } = await readNumbers(
    cut(source),
    (numbers) => catalogued(db, numbers),
    new Map(),
    settings?.reference_prefix,
  )
  return lines.flatMap(({ numbers, quantity, unit, position, remark, pasted, why }) => {
    if (numbers.length === 0 && !(withText && pasted.trim() !== "")) return []
    return {
      text: pasted.trim().slice(0, limits.lineText),
      // Of several candidates none is taken; the line is read by a person.
      partnumber: numbers.length === 1 ? (numbers[0] ?? "").slice(0, limits.partNumber) : "",
      asked_number: "",
      quantity: quantity ?? (why === "quantity_missing" ? 1 : null),
      unit: unit.slice(0, limits.lineUnit),
      note: remark.slice(0, limits.itemNote),
      position: position.slice(0, limits.itemPosition),
    }
  })
}

/**
 * Returns the lines that the sender of a form has only written: of the list that was not checked; without any item,
 * those of the comment whose number the catalogue has.
 */
export async function readWrittenLines(
  db: Database,
  { items, numbers, text }: Pick<InquiryInput, "items" | "numbers" | "text">,
): Promise<InquiryLineInput[]> {
  const listed = await readLines(db, numbers)
  const written = items.length + listed.length > 0 ? listed : await withoutUnknown(db, await readLines(db, text))
  const askedNumbers = new Set(
    items.flatMap(({ partnumber = "", asked_number }) => [foldNumber(partnumber), foldNumber(asked_number)]),
  )
  const added = written.filter(({ partnumber }) => partnumber !== "" && !askedNumbers.has(foldNumber(partnumber)))
  return added.slice(0, limits.inquiryItems - items.length)
}

async function withoutUnknown(db: Database, lines: readonly InquiryLineInput[]): Promise<InquiryLineInput[]> {
  const unknown = new Set(
    await listUnknown(
      db,
      lines.map(({ partnumber }) => partnumber),
    ),
  )
  return lines.filter(({ partnumber }) => !unknown.has(partnumber))
}

/** A mail above this is cut: the reader runs in the process that serves pages. */
const longestText = 50_000

const cut = (source: NumberSource): NumberSource => (typeof source === "string" ? source.slice(0, longestText) : source)

async function catalogued(db: Database, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const unknown = new Set(await listUnknown(db, numbers))
  return new Set(numbers.filter((number) => !unknown.has(number)))
}
