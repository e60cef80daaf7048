import { expect, test } from "vitest"
import { decodeText } from "./decode-text.ts"

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
  expect(() => decodeText(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 1, 65, 66, 67))).toThrow("no text")
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
