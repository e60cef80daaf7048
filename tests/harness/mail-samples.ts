import type { MailOutcome } from "#server/features/inquiry/incoming/import-mail.ts"

/** Conversation that the samples refer to. */
export interface MailContext {
  /** Signed Message-IDs of an answer and of the confirmation, with brackets. */
  answer: string
  confirmation: string
  reference: string
  customer: string
  /** Received a copy of the answer. */
  colleague: string
}

export interface MailSample {
  name: string
  raw: (context: MailContext) => Buffer
  lands: MailOutcome
  /** A new inquiry that may belong to the one of the context. */
  isSuggested?: boolean
  /** Expected state once stored. */
  automatic?: boolean
  text?: RegExp
  subject?: string
  /** Names of attachments; in brackets those stored without bytes. */
  files?: string[]
  trouble?: "too_large" | "unreadable"
}

const crlf = (text: string) => text.replaceAll(/\r?\n/gu, "\r\n")
let number = 0

interface Parts {
  from?: string | null
  subject?: string
  head?: string[]
  body?: string | Buffer
  id?: string | null
}

/** Returns a mail, by default from a stranger. */
export function mail({
  from = "Anna Vogel <vogel@kraftwerk-sued.example>",
  subject = "Frage",
  ...more
}: Parts = {}): Buffer {
  const { head = [], body = "Guten Tag", id = `<sample-${++number}@client.example>` } = more
  const lines = [
    ...(from === null ? [] : [`From: ${from}`]),
    "To: site@turbine.example",
    `Subject: ${subject}`,
    ...(id === null ? [] : [`Message-ID: ${id}`]),
    "Date: Fri, 20 Nov 2026 09:30:00 +0000",
    "MIME-Version: 1.0",
    ...head,
  ]
  return Buffer.concat([
    Buffer.from(crlf(`${lines.join("\n")}\n\n`)),
    typeof body === "string" ? Buffer.from(crlf(body)) : body,
  ])
}

const mixed = (...parts: string[]) => ({
  head: ["Content-Type: multipart/mixed; boundary=cut"],
  body: `${parts.map((part) => `--cut\n${part}\n`).join("")}--cut--\n`,
})
const plainPart = "Content-Type: text/plain; charset=utf-8\n\nSiehe Anlage"
const file = (name: string, content: string, type = "application/octet-stream") =>
  `Content-Type: ${type}\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="${name}"\n\n${Buffer.from(content).toString("base64")}`
const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n"
const zipOf = (names: string) => `PK\u0003\u0004${"\0".repeat(60)}${names}`
/** A mail that fits no inquiry, with a PDF. */
export const mailWithFile = (): Buffer => mail({ from: null, ...mixed(plainPart, file("plan.pdf", pdf)) })
const nested = (depth: number): string =>
  depth === 0
    ? "Content-Type: text/plain\n\nganz innen"
    : `Content-Type: multipart/mixed; boundary=deep${depth}\n\n--deep${depth}\n${nested(depth - 1)}\n--deep${depth}--\n`
const encoded = (charset: string, bytes: readonly number[]) => ({
  head: [`Content-Type: text/plain; charset=${charset}`, "Content-Transfer-Encoding: 8bit"],
  body: Buffer.from(bytes),
})
const report = (original: string, { type = "delivery-status", status = "failed" } = {}) => ({
  head: ["Return-Path: <>", `Content-Type: multipart/report; report-type=${type}; boundary=cut`],
  body: `--cut\nContent-Type: text/plain\n\nCould not be delivered\n--cut\nContent-Type: message/${type}\n\nReporting-MTA: dns; mx.example\n\nFinal-Recipient: rfc822; morozov@es-volga.example\nAction: ${status}\nStatus: 5.1.1\n\n${original}--cut--\n`,
})
const headersOf = (id: string) => `--cut\nContent-Type: text/rfc822-headers\n\nSubject: Re\nMessage-ID:\n ${id}\n\n`
const wholeOf = (id: string) => `--cut\nContent-Type: message/rfc822\n\nSubject: Re\nMessage-ID: ${id}\n\nText\n`
const daemon = "MAILER-DAEMON@mx.example"
const upper = (id: string) => id.replace(/@.*>/u, (domain) => domain.toUpperCase())
const inner = (id: string) => id.slice(1, -1)
const refs = (name: string, make: (context: MailContext) => string, lands: MailOutcome = "thread"): MailSample => ({
  name: `References: ${name}`,
  raw: (context) => mail({ from: context.customer, head: make(context).split("\n") }),
  lands,
  isSuggested: lands === "new",
})

/** Incoming mails of every shape, with their expected destination. */
export const mailSamples: readonly MailSample[] = [
  refs("one", ({ answer }) => `References: ${answer}`),
  refs("folded, the third", ({ answer }) => `References: <a@b.example>\n\t<c@d.example>\n ${answer}`),
  refs("the confirmation", ({ confirmation }) => `References: ${confirmation}`),
  refs("In-Reply-To only", ({ answer }) => `In-Reply-To: ${answer}`),
  refs("commas, no brackets", ({ answer }) => `References: a@b.example,${inner(answer)},c@d.example`),
  refs("domain in capitals", ({ answer }) => `References: ${upper(answer)}`),
  refs("truncated", ({ answer }) => `References: ${answer.slice(0, 15)}`, "new"),
  refs("forged", ({ answer }) => `References: ${answer.replace(/[\w-]{22}@/u, `${"A".repeat(22)}@`)}`, "new"),
  {
    name: "signed reference from another address",
    raw: ({ answer }) => mail({ head: [`References: ${answer}`] }),
    lands: "thread",
  },
  {
    name: "forged reference of a stranger",
    raw: () => mail({ head: ["References: <m1.AAAAAAAAAAAAAAAAAAAA@turbine.example>"] }),
    lands: "new",
  },
  {
    name: "reference in the subject, a stranger",
    raw: ({ reference }) => mail({ subject: `Re: [${reference}]` }),
    lands: "new",
    isSuggested: true,
  },
  {
    name: "reference in the subject, the customer in capitals",
    raw: ({ reference, customer }) =>
      mail({ from: customer.toUpperCase(), subject: `AW: ${reference.toLowerCase()}!` }),
    lands: "thread",
  },
  {
    name: "reference in the subject, somebody who got a copy",
    raw: ({ reference, colleague }) => mail({ from: `"Kollegin" <${colleague}>`, subject: `WG: [${reference}] Teile` }),
    lands: "thread",
  },
  {
    name: "reference in the subject, two senders of whom one takes part",
    raw: ({ reference, customer }) => mail({ from: customer, head: ["From: other@evil.example"], subject: reference }),
    lands: "new",
    isSuggested: true,
  },
  {
    name: "reference in the subject, under the company's own address",
    raw: ({ reference }) => mail({ from: "site@turbine.example", subject: reference }),
    lands: "unsorted",
  },
  {
    name: "sender known, no reference",
    raw: ({ customer }) => mail({ from: customer }),
    lands: "new",
    isSuggested: true,
  },
  { name: "same company", raw: () => mail({ from: "neu@es-volga.example" }), lands: "new", isSuggested: true },
  {
    name: "reference in the subject, the customer as Reply-To of somebody else",
    raw: ({ reference, customer }) => mail({ subject: `Re: ${reference}`, head: [`Reply-To: ${customer}`] }),
    lands: "new",
    isSuggested: true,
  },
  { name: "a stranger", raw: () => mail({ from: "a@gmail.com" }), lands: "new", text: /Guten Tag/u },
  {
    name: "note of absence in a thread",
    raw: ({ answer, customer }) =>
      mail({ from: customer, head: [`In-Reply-To: ${answer}`, "Auto-Submitted: auto-replied (vacation)"] }),
    lands: "thread",
    automatic: true,
  },
  {
    name: "note of absence by its subject",
    raw: ({ answer, customer }) =>
      mail({ from: customer, subject: "Automatische Antwort: Anfrage", head: [`In-Reply-To: ${answer}`] }),
    lands: "thread",
    automatic: true,
  },
  {
    name: "Auto-Submitted: no",
    raw: ({ answer, customer }) => mail({ from: customer, head: [`In-Reply-To: ${answer}`, "Auto-Submitted: no"] }),
    lands: "thread",
    automatic: false,
  },
  {
    name: "note of absence of a stranger",
    raw: () => mail({ head: ["X-Autoreply: yes"] }),
    lands: "unsorted",
    automatic: true,
  },
  {
    name: "mailing list",
    raw: () => mail({ head: ["List-Id: <news.example>", "List-Unsubscribe: <mailto:a@b.example>"] }),
    lands: "unsorted",
    automatic: true,
  },
  { name: "Precedence: bulk", raw: () => mail({ head: ["Precedence: bulk"] }), lands: "unsorted", automatic: true },
  {
    name: "empty Return-Path",
    raw: () => mail({ head: ["Return-Path: <>"] }),
    lands: "unsorted",
    automatic: true,
  },
  {
    name: "receipt",
    raw: ({ answer }) =>
      mail({ from: "a@b.example", ...report(headersOf(answer), { type: "disposition-notification" }) }),
    lands: "unsorted",
    automatic: true,
  },
  {
    name: "delayed, not yet bounced, as Postfix writes it",
    raw: ({ answer }) => mail({ from: daemon, ...report(headersOf(answer), { status: "delayed" }) }),
    lands: "unsorted",
    automatic: true,
  },
  {
    name: "bounce of something else",
    raw: () => mail({ from: daemon, ...report(headersOf("<other@client.example>")) }),
    lands: "unsorted",
    automatic: true,
  },
  {
    name: "KOI8-R",
    raw: () => mail({ from: "a@mail.ru", ...encoded("koi8-r", [0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4]) }),
    lands: "new",
    text: /Привет/u,
  },
  {
    name: "Windows-1251, subject too",
    raw: () =>
      mail({
        from: "b@mail.ru",
        subject: "=?windows-1251?B?x+Dv8O7x?=",
        ...encoded("windows-1251", [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]),
      }),
    lands: "new",
    text: /Запрос\n\nПривет/u,
  },
  {
    name: "ISO-8859-1",
    raw: () => mail({ from: "a@gmx.de", ...encoded("iso-8859-1", [0x47, 0x72, 0xfc, 0xdf, 0x65]) }),
    lands: "new",
    text: /Grüße/u,
  },
  {
    name: "declared as UTF-8, and not",
    raw: () => mail({ from: "b@gmx.de", ...encoded("utf-8", [0x47, 0x72, 0xfc, 0x65, 0x00]) }),
    lands: "new",
    text: /Grüe$/u,
  },
  {
    name: "GB18030",
    raw: () => mail({ from: "a@qq.com", ...encoded("gb18030", [0xc4, 0xe3, 0xba, 0xc3]) }),
    lands: "new",
    text: /你好/u,
  },
  {
    name: "a charset that nobody knows",
    raw: () => mail({ from: "c@gmx.de", ...encoded("x-nothing", [0x41, 0x42]) }),
    lands: "new",
    text: /AB/u,
  },
  {
    name: "26 MB",
    raw: () => mail({ from: "c@qq.com", subject: "Riesig", body: "x".repeat(26 * 1_048_576) }),
    lands: "unsorted",
    trouble: "too_large",
    subject: "Riesig",
  },
  {
    name: "nested twelve deep",
    raw: () =>
      Buffer.from(
        mail({ from: "d@gmx.de", subject: "Tief" })
          .toString()
          .replace("\r\n\r\nGuten Tag", `\r\n${crlf(nested(12))}`),
      ),
    lands: "new",
    text: /ganz innen/u,
  },
  {
    name: "HTML only, with script and style",
    raw: () =>
      mail({
        from: "e@gmx.de",
        head: ["Content-Type: text/html; charset=utf-8"],
        body: "<html><head><title>no</title><style>p{}</style></head><body><script>evil()</script><p>Zeile &auml;1<br>Zeile&nbsp;2 &lt;b&gt;</p></body></html>",
      }),
    lands: "new",
    text: /^Frage\n\nZeile ä1\nZeile[ \u00a0]2 <b>$/u,
  },
  {
    name: "a program as attachment, and a PDF",
    raw: () =>
      mail({
        from: "f@gmx.de",
        ...mixed(plainPart, file("setup.exe ", "MZ"), file("plan.pdf", pdf), file("liste.xlsm", "PK")),
      }),
    lands: "new",
    files: ["(setup.exe)", "plan.pdf", "liste.xlsm"],
  },
  {
    name: "a PDF that calls itself a program",
    raw: ({ answer }) =>
      mail({ head: [`References: ${answer}`, ...mixed().head], body: mixed(plainPart, file("plan.pdf.js", pdf)).body }),
    lands: "thread",
    files: ["(plan.pdf.js)"],
  },
  {
    name: "a list of parts as a workbook, one with macros, and an archive",
    raw: () =>
      mail({
        from: "m@gmx.de",
        ...mixed(
          plainPart,
          file("Liste März.xlsx", zipOf("xl/workbook.xml")),
          file("makro.xlsx", zipOf("xl/workbook.xml xl/vbaProject.bin")),
          file("brief.docx", zipOf("word/document.xml")),
          file("alles.zip", zipOf("liste.xlsx")),
        ),
      }),
    lands: "new",
    files: ["Liste März.xlsx", "makro.xlsx", "brief.docx", "alles.zip"],
  },
  {
    name: "25 files",
    raw: () =>
      mail({
        from: "g@gmx.de",
        ...mixed(plainPart, ...Array.from({ length: 25 }, (_one, at) => file(`${at}.pdf`, pdf))),
      }),
    lands: "new",
    files: Array.from({ length: 25 }, (_one, at) => (at < 20 ? `${at}.pdf` : `(${at}.pdf)`)),
  },
  {
    name: "1,000 empty parts",
    raw: () =>
      mail({
        from: "n@gmx.de",
        ...mixed(plainPart, ...Array.from({ length: 1_000 }, () => "Content-Disposition: attachment\n\n")),
      }),
    lands: "new",
    files: [...Array.from({ length: 50 }, () => "(text.txt)"), "(… +950)"],
  },
  {
    name: "encoded NUL in every field",
    raw: () =>
      mail({
        from: "=?utf-8?q?N=00ul?= <o@gmx.de>, =?utf-8?q?p=00@gmx.de?=",
        subject: "=?utf-8?q?Fra=00ge?=",
        id: "=?utf-8?q?<1=002@client.example>?=",
        head: [
          "Cc: =?utf-8?q?q=00@gmx.de?=",
          "In-Reply-To: =?utf-8?q?<3=004@client.example>?=",
          "References: =?utf-8?q?<5=006@client.example>?=",
        ],
      }),
    lands: "new",
    text: /^Fra ge\n\nGuten Tag$/u,
  },
  { name: "nothing in it", raw: () => mail({ from: "h@gmx.de", body: "" }), lands: "new", text: /^Frage$/u },
  { name: "no sender", raw: () => mail({ from: null }), lands: "unsorted" },
  { name: "no Message-ID", raw: () => mail({ from: "i@gmx.de", id: null }), lands: "new" },
  {
    name: "a calendar invitation",
    raw: () =>
      mail({
        from: "j@gmx.de",
        ...mixed(
          plainPart,
          "Content-Type: text/calendar; method=REQUEST; charset=utf-8\n\nBEGIN:VCALENDAR\nEND:VCALENDAR",
        ),
      }),
    lands: "new",
    files: ["invite.ics"],
  },
  {
    name: "signed by S/MIME",
    raw: () =>
      mail({
        from: "k@gmx.de",
        head: ['Content-Type: multipart/signed; protocol="application/pkcs7-signature"; micalg=sha-256; boundary=cut'],
        body: `--cut\n${plainPart}\n${`--cut\n${file("smime.p7s", "x", "application/pkcs7-signature")}`}\n--cut--\n`,
      }),
    lands: "new",
    text: /Siehe Anlage/u,
    files: ["smime.p7s"],
  },
  {
    name: "encrypted by PGP",
    raw: () =>
      mail({
        from: "l@gmx.de",
        head: ['Content-Type: multipart/encrypted; protocol="application/pgp-encrypted"; boundary=cut'],
        body: `--cut\nContent-Type: application/pgp-encrypted\n\nVersion: 1\n--cut\n${file("encrypted.asc", "-----BEGIN PGP MESSAGE-----")}\n--cut--\n`,
      }),
    lands: "new",
    files: ["application.asc", "encrypted.asc"],
  },
]

/** Bounces of the answer, as servers write them. */
export const bounceSamples: readonly Omit<MailSample, "lands">[] = [
  { name: "Postfix, with the head", raw: ({ answer }) => mail({ from: daemon, ...report(headersOf(answer)) }) },
  {
    name: "Exchange, with the mail",
    raw: ({ answer }) => mail({ from: "postmaster@es-volga.example", ...report(wholeOf(answer)) }),
  },
  {
    name: "Gmail, by References only",
    raw: ({ answer }) => {
      const { head, body } = report("")
      return mail({
        from: "mailer-daemon@googlemail.com",
        head: [...head, `In-Reply-To: ${answer}`, `References: ${answer}`],
        body,
      })
    },
  },
  {
    name: "Exim, without a report, by its text",
    raw: ({ answer }) =>
      mail({
        from: daemon,
        head: ["Return-Path: <>", "X-Failed-Recipients: morozov@es-volga.example", "Auto-Submitted: auto-replied"],
        body: `The mail could not be delivered.\n\nMessage-ID: ${answer}\n`,
      }),
  },
]
