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
export function guessOneByteEncoding(bytes: Uint8Array, countKnown: (text: string) => number = () => 0): string {
  const rated = oneByteEncodings.map((encoding) => {
    const text = decodeAs(bytes, encoding)
    return { encoding, rate: 20 * countKnown(text) + rateLetters(text) }
  })
  return rated.reduce((best, one) => (one.rate > best.rate ? one : best)).encoding
}

/** The platform's decoders know what browsers do; code pages of DOS and UTF-7 come from the library. */
export function decodeAs(bytes: Uint8Array, encoding: string): string {
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
