import iconv from "iconv-lite"
import { expect, test } from "vitest"
import { decodeText, decodeTextFile } from "./decode-text.ts"

const german = "Teilenummer;Beschreibung;Menge\r\nA-1;Düsenträger für Lüfter, groß;4\r\n"
const russian = "Номер детали;Описание;Количество\r\nA-1;Уплотнительное кольцо № 5, ёмкость;4\r\n"

/** Encodes text in a one-byte encoding, by inverting the platform's decoder. */
function oneByte(text: string, encoding: string): Uint8Array {
  const table = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  return Uint8Array.from(text, (character) => table.indexOf(character))
}

function wide(text: string, endian: "le" | "be"): Uint8Array {
  const bytes = Buffer.from(text, "utf16le")
  return endian === "le" ? bytes : bytes.swap16()
}

test.each([german, russian])("finds the encoding of %j", (text) => {
  const isGerman = text === german
  for (const bytes of [
    Buffer.from(text),
    Buffer.from(`\uFEFF${text}`),
    wide(text, "le"),
    wide(`\uFEFF${text}`, "le"),
    wide(text, "be"),
    wide(`\uFEFF${text}`, "be"),
    oneByte(text, isGerman ? "windows-1252" : "windows-1251"),
  ])
    expect(decodeText(bytes)).toBe(text)
})

test("rejects binary data", () => {
  expect(() => decodeTextFile(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 1, 65, 66, 67))).toThrow("no text")
})

test("takes capital umlauts for German, and one broken character for a fault in UTF-8", () => {
  expect(decodeText(oneByte("ÄÖÜ ÜÖ;1", "windows-1252"))).toBe("ÄÖÜ ÜÖ;1")
  const broken = Buffer.concat([Buffer.from(german), Buffer.of(0xc3), Buffer.from("x")])
  expect(decodeText(broken)).toBe(`${german}\ufffdx`)
})

test.each(["Größe Ø;12 × 3", "Größe 12 × 3;Bé", "Größe;Å;Ñandú"])(
  "takes %j of Windows for German, not Russian",
  (text) => {
    expect(decodeText(oneByte(text, "windows-1252"))).toBe(text)
  },
)

test("takes the encoding that is declared, and the library's for code pages of DOS", () => {
  const polish = "Zażółć łożysko"
  expect(decodeText(oneByte(polish, "iso-8859-2"), { declared: "ISO-8859-2" })).toBe(polish)
  expect(decodeText(oneByte("Прошу", "koi8-r"), { declared: '"koi8-r"' })).toBe("Прошу")
  expect(decodeText(Uint8Array.of(0x46, 0x81, 0x72), { declared: "cp850" })).toBe("Für")
  expect(decodeText(Uint8Array.of(0x46, 0x81, 0x72), { declared: "ibm437" })).toBe("Für")
  expect(decodeText(Buffer.from("F+APw-r"), { declared: "unicode-1-1-utf-7" })).toBe("Für")
  expect(decodeText(Uint8Array.of(0xc4, 0xe3, 0xba, 0xc3), { declared: "gb2312" })).toBe("你好")
})

test.each(["", "us-ascii", "iso-8859-1", "windows-1252", "x-nothing", "utf-8"])(
  "takes UTF-8 that is declared as %j for what it is",
  (declared) => {
    expect(decodeText(Buffer.from(german), { declared })).toBe(german)
  },
)

test("recognises Russian and Japanese that nothing declares", () => {
  for (const text of [russian.replace("№", "N"), "НАСОС МАСЛЯНЫЙ", "Запрос цены", "Прошу прислать предложение"])
    for (const encoding of ["windows-1251", "koi8-r"]) expect(decodeText(oneByte(text, encoding))).toBe(text)
  const japanese = Buffer.from("\u001b$B$3$s$K$A$O\u001b(B", "latin1")
  expect(decodeText(japanese, { declared: "" })).toBe("こんにちは")
})

test("decodes what was declared as UTF-8 and is not", () => {
  expect(decodeText(oneByte(german, "windows-1252"), { declared: "utf-8" })).toBe(german)
  expect(decodeText(oneByte(russian, "windows-1251"), { declared: "utf-8" })).toBe(russian)
})

const polish = "Numer części;Opis;Ilość\r\nA-1;Pierścień uszczelniający łożyska, średnica;4\r\n"
const french = "Référence;Désignation;Quantité\r\nA-1;Joint d’étanchéité, côté hélice, 12 €;4\r\n"

test.each([
  ...["windows-1251", "koi8-r", "ibm866", "x-mac-cyrillic", "iso-8859-5"].map((name) => [name, russian] as const),
  ...["windows-1252", "cp850", "macintosh", "iso-8859-15"].map((name) => [name, german] as const),
  ...["windows-1250", "iso-8859-2"].map((name) => [name, polish] as const),
  ...["windows-1252", "macintosh"].map((name) => [name, french] as const),
])("reads a list in %s by its letters", (encoding, text) => {
  // Some have no sign for "number".
  const known = /koi8|8859|1252/u.test(encoding) ? text.replace("№", "N") : text
  const bytes = encoding === "cp850" ? iconv.encode(known, encoding) : oneByte(known, encoding)
  expect(decodeText(bytes)).toBe(known)
})
