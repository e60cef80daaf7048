import { decodeText } from "#server/decode-text.ts"

const word = /=\?([^?\s*]+)(?:\*[^?\s]*)?\?([bq])\?([^?]*)\?=/giu
const words = /(?:=\?[^?\s]+\?[bq]\?[^?]*\?=)+/giu

/** Decodes the encoded words of a header: RFC 2047. Adjacent ones are one text, which may be cut inside a character. */
export const decodeWords = (text: string): string =>
  text.replaceAll(/(\?=)\s+(?==\?[^?\s]+\?[bq]\?)/giu, "$1").replaceAll(words, (run) => {
    const pieces: { declared: string; bytes: Buffer[] }[] = []
    for (const [, declared = "", encoding = "", content = ""] of run.matchAll(word)) {
      const bytes = /b/iu.test(encoding) ? Buffer.from(content, "base64") : decodeQ(content)
      const last = pieces.at(-1)
      if (last?.declared.toLowerCase() === declared.toLowerCase()) last.bytes.push(bytes)
      else pieces.push({ declared, bytes: [bytes] })
    }
    return pieces.map(({ declared, bytes }) => decodeText(Buffer.concat(bytes), { declared })).join("")
  })

function decodeQ(content: string): Buffer {
  const text = Buffer.from(content.replaceAll("_", " ")).toString("latin1")
  const decoded = text.replaceAll(/=([\da-f]{2})/giu, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(decoded, "latin1")
}
