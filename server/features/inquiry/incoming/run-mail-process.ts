import type { MailTrouble } from "#contract/mail-constants.ts"
import { runChild } from "#server/child-program.ts"
import { sentFileName } from "#server/sent-file.ts"
import { type MailFacts, mailLimits } from "./mail-facts.ts"
import type { MailOrder } from "./mail-process.ts"

const longestMs = 30_000
const memoryMb = 256
const headBytes = 65_536
/** A mail of which nothing can be read. */
export const unreadableMail: MailFacts = {
  kind: "automatic",
  messageId: "",
  references: [],
  from: [],
  sentBy: [],
  to: [],
  cc: [],
  subject: "",
  text: "",
  date: null,
  failed: [],
  files: [],
  trouble: "unreadable",
}

/**
 * Parses a mail in a child process with hard limits. Beyond them only the header is read, and of one that is too large
 * the beginning. A mail that is not unfolded whole is among its own files.
 */
export async function runMailProcess(programDir: string, raw: Uint8Array, isCut = false): Promise<MailFacts> {
  const isLarge = isCut || raw.byteLength > mailLimits.bytes
  const trouble: MailTrouble = isLarge ? "too_large" : ""
  const facts = await ask(programDir, { raw: isLarge ? raw.subarray(0, headBytes) : raw, trouble })
  if (facts) return facts.trouble === "" || isLarge ? facts : withWhole(facts, raw)
  const head: MailOrder = { raw: raw.subarray(0, headBytes), trouble: "unreadable" }
  const headOnly = { ...((await ask(programDir, head)) ?? unreadableMail), trouble: trouble || head.trouble }
  return isLarge ? headOnly : withWhole(headOnly, raw)
}

const withWhole = (facts: MailFacts, raw: Uint8Array): MailFacts => ({
  ...facts,
  files: [...facts.files, { name: `${sentFileName(facts.subject)}.eml`, bytes: raw }],
})

const ask = (programDir: string, order: MailOrder) =>
  runChild<MailFacts>(programDir, "server/features/inquiry/incoming/mail-process.ts", order, { longestMs, memoryMb })
