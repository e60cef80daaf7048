import type { MailKind } from "./mail-facts.ts"
import { decodeWords } from "./mail-words.ts"

/** A header line of a mail, name in lower case. */
export interface HeadLine {
  key: string
  value: string
}

// Servers older than RFC 3834 say it in the subject only.
const absence =
  /^\s*(?:automatic reply|automatische antwort|auto-?reply|out of (?:the )?office|abwesenheitsnotiz|автоответ|автоматический ответ)(?=[\s:]|$)/iu
const postmasters = /^(?:mailer-daemon|postmaster|mail-daemon)@/iu

/** Subjects and first words of bounces older than RFC 3464, or of servers that do not know it, such as qmail. */
const bounced =
  /^\s*(?:failure notice|returned mail|undeliver(?:able|ed)|mail delivery failed|delivery (?:status notification|has failed|failure)|unzustellbar|nicht zugestellt|недоставлен|не доставлено)/iu
const bouncedText = /^\s*Hi\. This is (?:the|deliver program at) /u

/** Returns whether a person, a program or a mail server wrote a mail, by its header, sender and text. */
export function classifyMail(head: readonly HeadLine[], from: string, text: string): MailKind {
  const all = (name: string) => head.filter(({ key }) => key === name).map(({ value }) => value.trim().toLowerCase())
  const type = all("content-type")[0] ?? ""
  const isReport = type.startsWith("multipart/report")
  const isOfPostmaster = postmasters.test(from)
  if (isReport && /report-type\s*=\s*"?delivery-status/u.test(type)) return "bounce"
  const subject = head.find(({ key }) => key === "subject")?.value ?? ""
  const saysBounced =
    all("x-failed-recipients").length > 0 || bounced.test(decodeWords(subject)) || bouncedText.test(text)
  if (saysBounced && !isReport && (isOfPostmaster || all("return-path").includes("<>"))) return "bounce"
  const isAutomatic =
    isReport ||
    isOfPostmaster ||
    // RFC 3834, 5: anything but "no", which may carry parameters.
    all("auto-submitted").some((value) => !/^no\s*(?:;|$)/u.test(value)) ||
    all("precedence").some((value) => ["bulk", "junk", "list", "auto_reply"].includes(value)) ||
    all("return-path").includes("<>") ||
    ["x-autoreply", "x-autorespond", "x-autoresponder", "list-id", "list-unsubscribe", "list-post"].some(
      (name) => all(name).length > 0,
    ) ||
    absence.test(decodeWords(subject))
  return isAutomatic ? "automatic" : "person"
}

/**
 * Returns the Message-IDs of a text in order, without brackets; tolerates commas and missing brackets. Control
 * characters part them: PostgreSQL stores no NUL. Takes linear time.
 */
export const messageIdsOf = (text: string): string[] =>
  text.split(/[\s\p{Cc}<>,;"()]+/u).filter((word) => word.slice(1, -1).includes("@"))

/** A mail server's report about an undelivered mail. */
export interface DeliveryReport {
  /** Whether delivery failed permanently, as opposed to delayed or delivered. */
  isFinal: boolean
  failed: string[]
}

/** Parses the machine-readable part of a report (RFC 3464). */
export function readDeliveryStatus(text: string): DeliveryReport {
  const lines = text.replaceAll(/\r?\n[ \t]+/gu, " ").split(/\r?\n/u)
  const values = (name: RegExp) =>
    lines.flatMap((line) => {
      const [, value] = name.exec(line) ?? []
      return value === undefined ? [] : [value.trim().toLowerCase()]
    })
  const actions = values(/^action:(.*)$/iu)
  const failed = values(/^(?:final|original)-recipient:\s*(?:rfc822\s*;)?(.*)$/iu)
  return { isFinal: actions.length === 0 || actions.includes("failed"), failed: [...new Set(failed)] }
}
