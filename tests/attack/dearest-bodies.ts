import type { Call } from "../wire/calls.ts"

/** Texts that are dear to somebody: a parser, a regular expression, a fold, a guess, a cleaner. Each fills a field. */
export const fillings: Record<string, (length: number) => string> = {
  "long numbers": (length) => "1".repeat(length),
  "look-alikes": (length) => "O0Il1S5B8".repeat(length / 9 + 1).slice(0, length),
  "nested tags": (length) => {
    const depth = Math.floor(length / 9)
    return "<b><i>"
      .repeat(depth / 2)
      .concat("x", "</i></b>".repeat(depth / 2))
      .slice(0, length)
  },
  "open tags": (length) => "<p><ul><li>".repeat(length / 11 + 1).slice(0, length),
  "half tags": (length) => "<".repeat(length),
  blanks: (length) => `x${" ".repeat(Math.max(0, length - 2))}x`.slice(0, length),
  words: (length) => "ab cd-1 ".repeat(length / 8 + 1).slice(0, length),
  "one word": (length) => "ä".repeat(length),
  marks: (length) => `e${"\u0301".repeat(Math.max(0, length - 1))}`,
  "short figures": (length) => "1 ".repeat(length / 2),
  slashes: (length) => "1/".repeat(length / 2),
  quotes: (length) => '"'.repeat(length),
  punctuation: (length) => "-/. _".repeat(length / 5 + 1).slice(0, length),
  "e-mail": (length) => `${"a.".repeat(Math.max(1, length / 2 - 8)).slice(0, Math.max(1, length - 10))}a@b.example`,
  lines: (length) => "9107M52G01 2\n".repeat(length / 13 + 1).slice(0, length),
}

interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  maxLength?: number
  maxItems?: number
  maximum?: number
  format?: string
}

// Fields without a limit of their own end at that of the whole body.
const [unlimitedText, unlimitedItems] = [250_000, 2_000]

/** Returns the largest value that a schema allows, with texts of one filling, each at most `most` characters. */
function largest(schema: unknown, fill: (length: number) => string, most: number): unknown {
  const of = (schema ?? {}) as Schema
  if (of.const !== undefined) return of.const
  if (of.enum) return of.enum[0]
  const choices = of.anyOf ?? of.oneOf
  if (choices)
    return largest(
      choices.find(({ type }) => type !== "null"),
      fill,
      most,
    )
  if (of.allOf) return Object.assign({}, ...of.allOf.map((branch) => largest(branch, fill, most)))
  const type = [of.type].flat()[0]
  if (type === "array")
    return Array.from({ length: Math.min(of.maxItems ?? unlimitedItems, most) }, () => largest(of.items, fill, most))
  if (type === "object" || of.properties) {
    const named = Object.entries(of.properties ?? {}).map(([name, property]) => [name, largest(property, fill, most)])
    // A patch of any fields: those of most kinds of record.
    const free = ["title_de", "text_de", "description_de", "text_en", "text_ru"].map((name) => [name, fill(most)])
    return Object.fromEntries(named.length > 0 ? named : free)
  }
  if (type === "integer" || type === "number") return Math.min(of.maximum ?? 1, 1_000)
  if (type === "boolean") return true
  return fill(Math.min(of.maxLength ?? unlimitedText, most))
}

/** A body as sent, and its content type. */
export interface Sent {
  body: Buffer
  type: string
}

const json = (value: unknown): Sent => ({ body: Buffer.from(JSON.stringify(value)), type: "application/json" })
const boundary = "dearest"

/** Returns the names of a body's fields. */
const namesOf = (schema: Schema | undefined): string[] => {
  const names = [schema ?? {}, ...(schema?.allOf ?? [])].flatMap(({ properties }) => Object.keys(properties ?? {}))
  return names.length > 0 ? names : ["a"]
}

function multipart(parts: Iterable<string>, most: number): Sent {
  const chunks: string[] = []
  let size = 0
  for (const part of parts) {
    if (size > most) break
    const chunk = `--${boundary}\r\nContent-Disposition: form-data; ${part}\r\n`
    size += chunks.push(chunk) && chunk.length
  }
  return {
    body: Buffer.from(`${chunks.join("")}--${boundary}--\r\n`),
    type: `multipart/form-data; boundary=${boundary}`,
  }
}

function* repeat(part: string) {
  for (;;) yield part
}

/** Returns a call's dearest bodies by name, each at most `most` bytes. */
export function dearestBodies({ bodies, schema }: Pick<Call, "bodies" | "schema">, most: number): [string, Sent][] {
  const sent: [string, Sent][] = []
  if (bodies.includes("application/json")) {
    for (const [name, fill] of Object.entries(fillings)) sent.push([name, largestJson(schema, fill, most)])
    const depth = Math.floor(most / 2) - 16
    const names = namesOf(schema as Schema | undefined)
    sent.push(
      ["deep JSON", json0(`{"${names[0] ?? "a"}":${"[".repeat(depth)}${"]".repeat(depth)}}`)],
      ["many keys", json0(`{${Array.from({ length: most / 14 }, (_, n) => `"k${n}":0`).join(",")}}`)],
      [
        "repeated keys",
        json0(`{${`"${names[0] ?? "a"}":[],`.repeat(most / (names[0]?.length ?? 1) / 2)}"z":0}`.slice(0, most)),
      ],
    )
  }
  if (bodies.includes("multipart/form-data")) {
    const names = namesOf(schema as Schema | undefined)
    const field = names[0] ?? "a"
    sent.push(
      ["empty parts", multipart(repeat(`name="${field}"\r\n\r\n`), most)],
      ["empty files", multipart(repeat(`name="${field}"; filename=""\r\nContent-Type: image/png\r\n\r\n`), most)],
      ["other parts", multipart(repeat('name="x"\r\n\r\n'), most)],
    )
    for (const [name, fill] of Object.entries(fillings))
      sent.push([
        name,
        multipart(
          names.map((field) => `name="${field}"\r\n\r\n${fill(200_000)}`),
          most,
        ),
      ])
  }
  return sent
}

const json0 = (text: string): Sent => ({ body: Buffer.from(text), type: "application/json" })

function largestJson(schema: unknown, fill: (length: number) => string, most: number): Sent {
  for (let length = unlimitedText; ; length = Math.floor(length / 2)) {
    const made = json(largest(schema, fill, length))
    if (made.body.length <= most || length < 8) return made
  }
}
