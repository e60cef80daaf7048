import iconv from "iconv-lite"

export interface GeneratedMail {
  name: string
  raw: Buffer
  /** Lines that a person reads in it. */
  text: string[]
  files: { name: string; bytes: Buffer }[]
  /** Whether its structure is wrong, so that it has to be kept whole. */
  isBroken: boolean
}

const kinds =
  "pdf jpg png tif gif heic webp dwg dxf step stp igs zip 7z rar csv txt xlsx xls docx doc odt ods rtf msg pptx xml json bmp mp4".split(
    " ",
  )
const texts: readonly (readonly [string, readonly string[]])[] = [
  [
    "Bitte bieten Sie für die Düse L31742P02 größere Mengen an",
    ["utf-8", "iso-8859-1", "windows-1252", "iso-8859-15", "cp850"],
  ],
  ["Прошу прислать предложение на деталь L31742P02", ["utf-8", "windows-1251", "koi8-r", "iso-8859-5", "ibm866"]],
  ["Please quote four pieces of L31742P02", ["utf-8", "us-ascii", "iso-8859-1"]],
  ["Prosíme o nabídku na těsnění L31742P02", ["utf-8", "iso-8859-2", "windows-1250"]],
  ["請報價 L31742P02 四件", ["utf-8", "big5", "gb18030"]],
  ["L31742P02 のお見積りをお願いします", ["utf-8", "shift_jis", "euc-jp"]],
]
const encodings = ["7bit", "8bit", "base64", "quoted-printable"] as const

/** Numbers of a seed, alike in every run: mulberry32. */
function numbersOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) % below
  }
}

/** Returns a mail with parts nested as they come, in any charset and encoding, some with a broken structure. */
export function generateMail(seed: number): GeneratedMail {
  const below = numbersOf(seed)
  const any = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item
  const said: string[] = []
  const files: GeneratedMail["files"] = []
  let boundaries = 0

  const leaf = (head: string, content: Buffer, encoding: (typeof encodings)[number]) =>
    Buffer.concat([
      Buffer.from(`${head}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n`),
      encoding === "base64" ? inLines(content) : encoding === "quoted-printable" ? quoted(content) : content,
    ])
  const multipart = (type: string, parts: readonly Buffer[]) => {
    const boundary = `=_${seed}_${boundaries++}`
    return Buffer.concat([
      Buffer.from(`Content-Type: multipart/${type}; boundary="${boundary}"\r\n\r\nThis is a multi-part message.\r\n`),
      ...parts.flatMap((part) => [Buffer.from(`--${boundary}\r\n`), part, Buffer.from("\r\n")]),
      Buffer.from(`--${boundary}--\r\n`),
    ])
  }
  const line = () => {
    const [text, charsets] = any(texts)
    const whole = `${text} (${seed}-${said.length})`
    said.push(whole)
    return { whole, charset: any(charsets) }
  }
  const plain = ({ whole, charset } = line()) =>
    leaf(`Content-Type: text/plain; charset=${charset}`, iconv.encode(`${whole}\r\n`, charset), any(encodings.slice(1)))
  const html = ({ whole, charset } = line()) => {
    const isMeta = below(2) === 0
    const meta = isMeta ? `<meta charset="${charset}">` : ""
    const page = `<html><head>${meta}<style>p{color:red}</style></head><body><div><p>${whole}</p></div></body></html>`
    const head = `Content-Type: text/html${isMeta ? "" : `; charset=${charset}`}`
    return leaf(head, iconv.encode(page, charset), any(encodings.slice(1)))
  }
  const alternative = () => {
    const same = line()
    // The text part may say nothing.
    const isStub = below(3) === 0
    const first = isStub ? leaf("Content-Type: text/plain", Buffer.from("\u00a0\r\n"), "8bit") : plain(same)
    return multipart("alternative", [first, html(same)])
  }
  const file = () => {
    const name = `${any(["Zeichnung", "Stückliste", "фото", "plan (1)", "a.b"])} ${files.length}.${any(kinds)}`
    const bytes = Buffer.from(Array.from({ length: 1 + below(400) }, () => below(256)))
    // No program by its first bytes, whatever comes by chance.
    bytes[0] = 0x41
    files.push({ name, bytes })
    const param = any([
      `; filename*=utf-8''${encodeURIComponent(name).replaceAll(/['()]/gu, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
      `; filename="=?utf-8?B?${Buffer.from(name).toString("base64")}?="`,
      `; filename="${name}"`,
    ])
    const head = `Content-Type: ${any(["application/octet-stream", "image/png", "text/csv", "application/x-step"])}\r\nContent-Disposition: ${any(["attachment", "inline"])}${param}`
    return leaf(head, bytes, any(["base64", "quoted-printable"] as const))
  }
  const body = (): Buffer =>
    any([
      () => plain(),
      () => html(),
      alternative,
      () => multipart("related", [html(), file()]),
      () =>
        multipart("alternative", [
          leaf("Content-Type: text/plain", Buffer.from("\r\n"), "7bit"),
          multipart("related", [html(), file()]),
        ]),
    ])()
  const parts = (depth: number): Buffer => {
    if (depth === 0) return body()
    const rest = Array.from({ length: below(4) }, () => any([file, file, () => plain(), () => parts(depth - 1)])())
    return multipart(any(["mixed", "signed", "related"]), [body(), ...rest])
  }

  const content = below(4) === 0 ? body() : parts(1 + below(3))
  const damage = below(5) === 0 ? any(damages) : (raw: Buffer) => ({ raw, isBroken: false })
  const { raw, isBroken } = damage(content)
  const head = `From: Ivan Muster <ivan@kunde.example>\r\nTo: info@site.example\r\nMessage-ID: <g${seed}@kunde.example>\r\nSubject: Anfrage ${seed}\r\nMIME-Version: 1.0\r\n`
  return { name: `seed ${seed}`, raw: Buffer.concat([Buffer.from(head), raw]), text: said, files, isBroken }
}

const damages: readonly ((raw: Buffer) => { raw: Buffer; isBroken: boolean })[] = [
  // The end is missing.
  (raw) => ({
    raw: Buffer.from(raw.toString("latin1").replace(/\r\n--[^\r\n]*--\r\n$/u, ""), "latin1"),
    isBroken: false,
  }),
  // Another boundary in the header.
  (raw) => {
    const broken = Buffer.from(raw.toString("latin1").replace(/boundary="[^"]*"/u, 'boundary="other"'), "latin1")
    return { raw: broken, isBroken: !broken.equals(raw) }
  },
  // No boundary at all.
  (raw) => {
    const broken = Buffer.from(raw.toString("latin1").replace(/; boundary="[^"]*"/u, ""), "latin1")
    return { raw: broken, isBroken: !broken.equals(raw) }
  },
]

const inLines = (content: Buffer) => Buffer.from(content.toString("base64").replaceAll(/.{76}/gu, "$&\r\n"))

function quoted(content: Buffer): Buffer {
  const signs = Array.from(content, (byte) =>
    byte > 32 && byte < 127 && byte !== 61
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, "0")}`,
  )
  return Buffer.from(signs.map((sign, index) => (index % 25 === 24 ? `${sign}=\r\n` : sign)).join(""))
}
