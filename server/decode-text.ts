import { isUtf8 } from "node:buffer"
import iconv from "iconv-lite"

/** Encodings of one byte a character, the likeliest first: Windows, then Unix, DOS and the Macintosh. */
const oneByteEncodings = [
  "windows-1252",
  "windows-1251",
  "windows-1250",
  "koi8-r",
  "ibm866",
  "cp850",
  "macintosh",
  "x-mac-cyrillic",
  "iso-8859-5",
  "iso-8859-2",
  "iso-8859-15",
]

/**
 * Returns the encoding of one byte a character in which a text reads best: with most of what `countKnown` knows, then
 * with the letters, the case and the signs of German, English, Russian and their neighbours.
 */
function guessOneByteEncoding(bytes: Uint8Array, countKnown: (text: string) => number = () => 0): string {
  const rated = oneByteEncodings.map((encoding) => {
    const text = decodeAs(bytes, encoding)
    return { encoding, rate: 20 * countKnown(text) + rateLetters(text) }
  })
  return rated.reduce((best, candidate) => (candidate.rate > best.rate ? candidate : best)).encoding
}

/** The platform's decoders know what browsers do; code pages of DOS and UTF-7 come from the library. */
function decodeAs(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), encoding)
  }
}

const wordOrSign = /[\p{L}\p{M}]*[^\0-\x7f\P{L}][\p{L}\p{M}]*|[^\0-\x7f]/gu
const usualCase = /^(?:\p{Lu}?\p{Ll}*|\p{Lu}+)$/u
/** Two thirds of the letters of a Russian text, and its others. */
const commonRussian = /[оеаинтсрвлк]/giu
const russian = /^[а-яё]+$/iu
const smallRussian = /[а-яё]/u
/** Letters of German, French, Scandinavian and, less often, of Polish, Czech and Hungarian texts. */
const western = /[äöüßéèàâêçñôûîïëåæøáíóú×]/giu
const central = /[ąćęłńśźżčďěňřšťůžýőű]/giu
/** Signs that stand in lists of parts. */
const usualSign = /[\u00a0°±²³µ×÷§€„“”‘’–—…«»№½¼¾®™©•·]/u

function rateLetters(text: string): number {
  let rate = 0
  for (const { 0: word, index } of text.matchAll(wordOrSign)) {
    // A sign in front of a small Russian letter is mostly a capital of another encoding: "«апрос" for "Запрос".
    const isCapital = smallRussian.test(text[index + word.length] ?? "")
    if (!/\p{L}/u.test(word)) rate -= usualSign.test(word) && !isCapital ? 0 : 1
    else if (!usualCase.test(word)) rate -= word.length
    else if (russian.test(word))
      rate += count(word, commonRussian) * 1.5 - word.length * (word === word.toUpperCase() ? 0.7 : 0.5)
    else {
      const [near, far, foreign] = [count(word, western), count(word, central), count(word, /[^\0-\x7f]/gu)]
      // Long words have letters without accents, too.
      rate += word.length > 3 && foreign * 2 > word.length ? -foreign : near + far * 0.6 - (foreign - near - far) * 2
    }
  }
  return rate
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const signatures: readonly { bytes: readonly number[]; encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { bytes: [0xff, 0xfe], encoding: "utf-16le" },
  { bytes: [0xfe, 0xff], encoding: "utf-16be" },
]
const sampleSize = 65_536
/** Senders that never set an encoding write these in front of any other. */
const unsaid = new Set(["", "us-ascii", "ascii", "ansi_x3.4-1968", "utf-8", "utf8"])

/**
 * Decodes the text of a mail, a form or a file, without byte order mark. `declared` is the encoding that its sender
 * names; UTF-8, UTF-16 and the usual encodings of one byte are recognised where it is missing, unknown or not what the bytes
 * are. Never throws.
 */
export function decodeText(bytes: Uint8Array, { declared = "", countKnown }: DecodeOptions = {}): string {
  const name = /[\w.:-]+/u.exec(declared)?.[0].toLowerCase() ?? ""
  return decodeAs(bytes, encodingOf(bytes, name, countKnown))
}

interface DecodeOptions {
  declared?: string
  /** Returns how much of a decoded text is known, such as the headings of a sheet. */
  countKnown?: ((text: string) => number) | undefined
}

/** Decodes a file of text. Throws on zero characters, which no text has. */
export function decodeTextFile(bytes: Uint8Array, countKnown?: DecodeOptions["countKnown"]): string {
  const text = decodeText(bytes, { countKnown })
  if (text.includes("\0")) throw new Error("The file is no text")
  return text
}

function encodingOf(bytes: Uint8Array, name: string, countKnown: DecodeOptions["countKnown"]): string {
  const marked = signatures.find((signature) => signature.bytes.every((byte, index) => bytes[index] === byte))
  if (marked) return marked.encoding
  if (unsaid.has(name)) return guessEncoding(bytes, countKnown)
  // Every byte is a character of these, so bytes that are UTF-8 were it before.
  const isOneByte = /^(?:windows-125|iso-?8859-|latin|cp125|koi8)/u.test(name)
  if (isOneByte && !isAscii(bytes) && isUtf8(bytes)) return "utf-8"
  return isEncoding(name) ? name : guessEncoding(bytes, countKnown)
}

function guessEncoding(bytes: Uint8Array, countKnown: DecodeOptions["countKnown"]): string {
  const sample = bytes.subarray(0, sampleSize)
  const wide = wideEncoding(sample)
  if (wide) return wide
  if (isJapanese(sample)) return "iso-2022-jp"
  return looksUtf8(bytes) ? "utf-8" : guessOneByteEncoding(sample, countKnown)
}

function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== ""
  } catch {
    return iconv.encodingExists(name)
  }
}

const isAscii = (bytes: Uint8Array) => bytes.every((byte) => byte < 0x80)

/** ISO-2022-JP is ASCII with escape sequences, which no other text has: RFC 1468. */
const isJapanese = (bytes: Uint8Array) => ["@", "B"].some((set) => latin1(bytes).includes(`\u001b$${set}`))

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1")

/** Detects UTF-16 without a byte order mark: separators and digits have a zero byte, always on the same side. */
function wideEncoding(bytes: Uint8Array): string | null {
  const zeros = [0, 0]
  for (const [index, byte] of bytes.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even + odd < Math.max(2, bytes.length / 20)) return null
  if (even === 0) return "utf-16le"
  return odd === 0 ? "utf-16be" : null
}

/** Returns whether bytes are UTF-8; a broken character among many good ones makes them no other encoding. */
function looksUtf8(bytes: Uint8Array): boolean {
  if (isUtf8(bytes)) return true
  const text = new TextDecoder().decode(bytes)
  const broken = text.match(/\ufffd/gu)?.length ?? 0
  return (text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0) > broken * 3
}
