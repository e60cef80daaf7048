import { runChild } from "#server/child-program.ts"
import { type MailFacts, type MailTrouble, mailLimits } from "./mail-facts.ts"
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
  to: [],
  cc: [],
  subject: "",
  text: "",
  date: null,
  failed: [],
  files: [],
  trouble: "unreadable",
}

/** Parses a mail in a child process with hard limits. Beyond them, or when it is too large, only the header is read. */
export async function runMailProcess(programDir: string, raw: Uint8Array, isCut = false): Promise<MailFacts> {
  const trouble: MailTrouble = isCut || raw.byteLength > mailLimits.bytes ? "too_large" : ""
  const facts = await ask(programDir, { raw: trouble === "" ? raw : raw.subarray(0, headBytes), trouble })
  if (facts) return facts
  const head: MailOrder = { raw: raw.subarray(0, headBytes), trouble: trouble || "unreadable" }
  return (await ask(programDir, head)) ?? { ...unreadableMail, trouble: head.trouble }
}

const ask = (programDir: string, order: MailOrder) =>
  runChild<MailFacts>(programDir, "server/features/inquiry/incoming/mail-process.ts", order, { longestMs, memoryMb })
