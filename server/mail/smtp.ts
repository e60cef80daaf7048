import type { MailConfig } from "#server/env.ts"
import type { MailDraft } from "./draft.ts"

export interface SmtpTimes {
  /** Milliseconds for each response of the server. */
  responseMs: number
  /** Milliseconds for a whole message. */
  messageMs: number
}

export interface SmtpMessage extends MailDraft {
  messageId: string
  fromName: string
  date: Date
  /** Auto-Submitted (RFC 3834); null for a message written by a person. */
  automatic: "auto-generated" | "auto-replied" | null
}

/** Reason of a failed delivery: codes only. */
export class MailFault extends Error {
  readonly fault: string
  /** The server rejects the recipient permanently. */
  readonly refused: boolean
  /** The server was unreachable or disconnected, so the next message would fail too. */
  readonly unreachable: boolean

  constructor(fault: string, { refused, unreachable }: { refused: boolean; unreachable: boolean }) {
    super(`mail not sent: ${fault}`)
    this.fault = fault
    this.refused = refused
    this.unreachable = unreachable
  }
}

/** Sends one message through the server in SMTP_URL, on a connection of its own; throws MailFault. */
export async function sendOverSmtp(
  config: MailConfig,
  message: SmtpMessage,
  times: SmtpTimes,
  stop: AbortSignal,
): Promise<void> {
  const { createTransport } = await import("nodemailer")
  const transport = createTransport({
    ...connectionOf(config.server),
    connectionTimeout: times.responseMs,
    greetingTimeout: times.responseMs,
    socketTimeout: times.responseMs,
    dnsTimeout: times.responseMs,
  })
  const to = message.to === null ? config.to : [message.to]
  // The recipient was erased meanwhile.
  if (to.includes("")) throw new MailFault("no recipient", { refused: true, unreachable: false })
  const { cc = [], references = [], files = [] } = message
  try {
    await transport.sendMail({
      envelope: { from: config.from, to: [...to, ...cc] },
      from: { name: message.fromName, address: config.from },
      to: to.map((address) => ({ name: "", address })),
      ...(message.replyTo === null
        ? {}
        : { replyTo: [message.replyTo].flat().map((address) => ({ name: "", address })) }),
      ...(cc.length === 0 ? {} : { cc: cc.map((address) => ({ name: "", address })) }),
      ...(references.length === 0 ? {} : { inReplyTo: references.at(-1), references: [...references] }),
      subject: message.subject,
      text: message.text,
      attachments: files.map(({ name, bytes }) => ({ filename: name, content: Buffer.from(bytes) })),
      messageId: message.messageId,
      date: message.date,
      headers:
        message.automatic === null ? {} : { "Auto-Submitted": message.automatic, "X-Auto-Response-Suppress": "All" },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.any([AbortSignal.timeout(times.messageMs), stop]),
    })
  } catch (error) {
    throw faultOf(error)
  } finally {
    transport.close()
  }
}

function connectionOf({ protocol, host, port, user, password }: MailConfig["server"]) {
  const secure = protocol === "smtps:"
  const auth = user ? { user, pass: password } : null
  const loopback = ["127.0.0.1", "localhost", "::1"].includes(host)
  return {
    host,
    port: port || (secure ? 465 : 587),
    secure,
    // A password must never leave the machine unencrypted.
    requireTLS: !secure && auth !== null && !loopback,
    ...(auth ? { auth } : {}),
  }
}

function faultOf(error: unknown): MailFault {
  const { code, responseCode, command } = Object(error) as Record<"code" | "responseCode" | "command", unknown>
  const parts = [code, responseCode, command].filter((part) => typeof part === "string" || typeof part === "number")
  return new MailFault(parts.join(" ").slice(0, 100) || "unknown", {
    refused: command === "RCPT TO" && typeof responseCode === "number" && responseCode >= 500,
    unreachable: responseCode === undefined || responseCode === 421,
  })
}
