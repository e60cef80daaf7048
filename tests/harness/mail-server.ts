import { once } from "node:events"
import { type AddressInfo, type Server, type Socket, connect, createServer } from "node:net"
import { SMTPServer } from "smtp-server"

/**
 * Behaviour of the server: correct, silent, temporary or permanent rejection, an untrusted certificate, disconnecting
 * after the text.
 */
export type Mood = "well" | "silent" | "busy" | "refusing" | "untrusted" | "dropping"

export interface ReceivedMail {
  from: string
  to: string[]
  raw: string
  /** Unfolded header lines, names in lower case, in order. */
  headers: [string, string][]
  /** Decoded text. */
  text: string
}

export interface MailServer {
  url: string
  mood: Mood
  received: ReceivedMail[]
  /** Stops listening; `open` listens on the same port again. */
  down(): Promise<void>
  open(): Promise<void>
  close(): Promise<void>
}

/** Starts a real SMTP server on loopback with configurable failures. */
export async function openMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const response = () => {
    if (server.mood === "busy") return Object.assign(new Error("try later"), { responseCode: 451 })
    if (server.mood === "refusing") return Object.assign(new Error("no such user"), { responseCode: 550 })
    return null
  }
  const accept = (secure: boolean) =>
    new SMTPServer({
      disabledCommands: secure ? ["AUTH"] : ["AUTH", "STARTTLS"],
      logger: false,
      onRcptTo: (_address, _session, done) => done(response()),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on("data", (chunk: Buffer) => chunks.push(chunk))
        stream.on("end", () => {
          const { mailFrom, rcptTo } = session.envelope
          const from = mailFrom ? mailFrom.address : ""
          received.push(
            read(
              Buffer.concat(chunks).toString("utf8"),
              from,
              rcptTo.map((recipient) => recipient.address),
            ),
          )
          if (server.mood === "dropping") for (const socket of sockets) socket.destroy()
          else done()
        })
      },
    })
  const plain = accept(false)
  const secure = accept(true)
  const ports = {
    plain: await listening(plain.listen(0, "127.0.0.1")),
    secure: await listening(secure.listen(0, "127.0.0.1")),
  }
  const front: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on("close", () => sockets.delete(socket)).on("error", () => socket.destroy())
    if (server.mood === "silent") return
    const inner = connect(server.mood === "untrusted" ? ports.secure : ports.plain, "127.0.0.1")
    inner.on("error", () => socket.destroy())
    socket.on("close", () => inner.destroy())
    socket.pipe(inner).pipe(socket)
  })
  const port = await listening(front.listen(0, "127.0.0.1"))
  const down = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => front.close(resolve))
  }
  const server: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mood: "well",
    received,
    down,
    open: async () => void (await listening(front.listen(port, "127.0.0.1"))),
    close: async () => {
      await down()
      await Promise.all([plain, secure].map((server) => new Promise<void>((resolve) => server.close(() => resolve()))))
    },
  }
  return server
}

async function listening(server: Server): Promise<number> {
  await once(server, "listening")
  return (server.address() as AddressInfo).port
}

function read(raw: string, from: string, to: string[]): ReceivedMail {
  const [head = "", ...body] = raw.split("\r\n\r\n")
  const headers = head
    .replaceAll(/\r\n[ \t]+/gu, " ")
    .split("\r\n")
    .map((line): [string, string] => {
      const colon = line.indexOf(":")
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    })
  const encoding = headers.find(([name]) => name === "content-transfer-encoding")?.[1]
  return { raw, from, to, headers, text: decode(body.join("\r\n\r\n"), encoding) }
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8")
  if (encoding !== "quoted-printable") return body
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/gu, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, "latin1").toString("utf8")
}
