import { type Language, languages } from "#contract/language.ts"
import type { Hidden } from "#contract/publishing.ts"
import type { Caller } from "#server/caller.ts"
import { bumpContentVersion } from "#server/db/content-state.ts"
import type { Database } from "#server/db/dialects/database.ts"
import { type AuditSubject, recordAudit } from "./audit-store.ts"
import type { VisibilityChange } from "./visibility.ts"

/** Audits that a record, or languages of it, were hidden or shown; no field changes, so no version is stored. */
export async function noteVisibility(
  trx: Database,
  caller: Caller,
  subject: AuditSubject,
  { before, after }: VisibilityChange,
): Promise<void> {
  const hid = hiddenBeyond(after, before)
  const event = hid.length > 0 ? "hidden" : "shown"
  const isWhole = event === "hidden" ? after === "all" : before === "all" && after.length === 0
  const of = event === "hidden" ? hid : hiddenBeyond(before, after)
  await recordAudit(trx, caller, event, { ...subject, detail: isWhole ? "" : of.join(", ") })
  await bumpContentVersion(trx)
}

/** Returns the languages that are hidden by one value and not by the other. */
const hiddenBeyond = (one: Hidden, other: Hidden): Language[] =>
  languages.filter((language) => isHiddenIn(one, language) && !isHiddenIn(other, language))

const isHiddenIn = (hidden: Hidden, language: Language): boolean => hidden === "all" || hidden.includes(language)
