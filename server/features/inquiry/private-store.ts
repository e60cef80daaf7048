import type { InquiryState } from "#contract/inquiry-constants.ts"
import type { Inquiry, InquiryItem } from "#contract/inquiry.ts"
import type { Language } from "#contract/language.ts"
import { fallback } from "#contract/localized.ts"
import type { PartLookupResult } from "#contract/part-lookup.ts"
import type { AppContext } from "#server/app-context.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { foldedEmail } from "#server/folded-email.ts"
import { followMerges } from "./follow-merges.ts"
import { readSecretOf } from "./private-link.ts"
import { findInquiry } from "./store.ts"

type LookUp = (db: Database, numbers: readonly string[]) => Promise<PartLookupResult>

/** A line of an inquiry with its current catalogue data. */
export interface PrivateLine {
  position: string
  /** As requested. */
  asked: string
  /** Null when it is unclear. */
  quantity: number | null
  note: string
  title: string
  status: "found" | "replaced" | "unknown"
  /** The requested number as the catalogue writes it; "" for none. */
  known: string
  /** Current number; "" for none. */
  current: string
}

/** What a customer sees of an inquiry. */
export interface PrivateInquiry {
  reference: string
  lang: Language
  state: InquiryState
  created_at: string
  /** Deadline of the promised answer; null when none is due or promised. */
  due_at: string | null
  /** Whether the plant is down, and we call back. */
  urgent: boolean
  /** Whether the address is proved; only then typed text is shown, and messages can be added. */
  isProven: boolean
  lines: PrivateLine[]
  /** Number of lines not shown. */
  hidden: number
  text: string
}

/**
 * Returns the inquiry of a secret for its customer, in the page's language; null when it does not or no longer exist.
 * Changes nothing.
 */
export async function readPrivateInquiry(
  { db, clock }: Pick<AppContext, "db" | "clock">,
  secret: string,
  { language, lookUp }: { language: Language; lookUp: LookUp },
): Promise<PrivateInquiry | null> {
  const access = await findBySecret(db, secret, clock())
  if (!access) return null
  const { inquiry, isProven } = access
  const { reference, lang, state, created_at, due_at, urgent, items } = inquiry
  const lines = await readLines(db, items, language, lookUp)
  const shown = isProven ? lines : lines.filter(({ status }) => status !== "unknown").map(withoutTyped)
  return {
    reference,
    lang,
    state,
    created_at,
    // A missed deadline is not shown to the customer.
    due_at: due_at !== null && due_at > clock().toISOString() ? due_at : null,
    urgent,
    isProven,
    lines: shown,
    hidden: lines.length - shown.length,
    text: isProven ? inquiry.text : "",
  }
}

/**
 * Returns the inquiry of a secret, or the one of the same address it was merged into, and whether its address is
 * proved; null when it does not or no longer exist.
 */
export async function findBySecret(
  db: Database,
  secret: string,
  now: Date,
): Promise<{ inquiry: Inquiry; isProven: boolean } | null> {
  const id = await readSecretOf(db, secret)
  const inquiry = id === null ? null : ((await findInquiry(db, id, now)) ?? (await findMerged(db, id, now)))
  if (!inquiry) return null
  const { proven_at } = await db
    .selectFrom("request")
    .select("proven_at")
    .where("id", "=", inquiry.id)
    .executeTakeFirstOrThrow()
  return { inquiry, isProven: proven_at !== null }
}

/** Returns the inquiry that one was merged into; null for one of another address, which its customer may not see. */
async function findMerged(db: Database, id: number, now: Date): Promise<Inquiry | null> {
  const former = await db.selectFrom("request").select("email").where("id", "=", id).executeTakeFirst()
  const target = await followMerges(db, id)
  if (!former?.email || !target || foldedEmail(former.email) !== foldedEmail(target.email)) return null
  return findInquiry(db, target.id, now)
}

/** Returns a line with the catalogue's number only, without text that the sender typed. */
function withoutTyped(line: PrivateLine): PrivateLine {
  const asked = line.known || line.current
  return { ...line, asked, status: asked === line.current ? "found" : "replaced", position: "", note: "" }
}

async function readLines(
  db: Database,
  items: readonly InquiryItem[],
  language: Language,
  lookUp: LookUp,
): Promise<PrivateLine[]> {
  const numbers = [...new Set(items.flatMap(({ partnumber }) => partnumber || []))]
  const { items: states } = await lookUp(db, numbers)
  const stateOf = new Map(states.map((state) => [state.number, state]))
  return items.map(({ partnumber, asked_number, quantity, note, position, title }) => {
    const state = stateOf.get(partnumber ?? "")
    const part = state?.successor ?? state?.part
    const written = asked_number || (partnumber ?? "")
    const current = state?.current ?? state?.part?.partnumber ?? ""
    return {
      position,
      asked: written || title,
      quantity,
      note,
      title: part ? fallback(part, "description", language).text : title,
      status: part || partnumber === null ? (current !== "" && current !== written ? "replaced" : "found") : "unknown",
      known: state?.part?.partnumber ?? "",
      current,
    }
  })
}
