import { Parser } from "htmlparser2"

export interface XmlHandler {
  /** `tag` is without its namespace prefix. */
  open: (tag: string, attributes: Readonly<Record<string, string>>) => void
  close: (tag: string) => void
  text?: (text: string) => void
}

const local = (name: string): string => name.slice(name.indexOf(":") + 1)

/** Passes the tags and texts of an XML file on, and yields after each piece, so that its handler can hand over. */
export async function* parseXml(
  pieces: AsyncIterable<Uint8Array>,
  { open, close, text }: XmlHandler,
): AsyncGenerator<undefined> {
  const handler = {
    onopentag: (name: string, attributes: Record<string, string>) => open(local(name), attributes),
    onclosetag: (name: string) => close(local(name)),
    ...(text ? { ontext: text } : {}),
  }
  const parser = new Parser(handler, { xmlMode: true })
  const decoder = new TextDecoder()
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }))
    yield
  }
  parser.end()
  yield
}

/** Reads a whole XML file. */
export async function readXml(pieces: AsyncIterable<Uint8Array>, handler: XmlHandler): Promise<void> {
  for await (const _piece of parseXml(pieces, handler));
}

/** Decodes what stands for characters that XML cannot hold: ECMA-376, part 1, 22.9.2.19, ST_Xstring. */
export const decodeXstring = (text: string): string =>
  text.includes("_x")
    ? text.replace(/_x([\dA-Fa-f]{4})_/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text

/** Returns a reader of the texts of `si` and `is`: all of `t` but that of phonetic hints. */
export function createTextReader() {
  let [text, isInText, hints] = ["", false, 0]
  return {
    open: (tag: string) => {
      if (tag === "rPh") hints++
      else if (tag === "t") isInText = hints === 0
    },
    text: (piece: string) => {
      if (isInText) text += piece
    },
    close: (tag: string) => {
      if (tag === "rPh") hints--
      else if (tag === "t") isInText = false
    },
    take: (): string => {
      const whole = decodeXstring(text)
      text = ""
      return whole
    },
  }
}
