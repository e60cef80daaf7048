import { readFileSync, readdirSync } from "node:fs"
import {
  assert,
  asyncProperty,
  constantFrom,
  integer,
  oneof,
  property,
  string,
  tuple,
  type Arbitrary,
  stringMatching,
} from "fast-check"
import { expect, test } from "vitest"
import { blankNoise } from "#contract/number-reader/blank-noise.ts"
import { listRequested } from "#contract/number-reader/read-numbers.ts"
import { isNumberTerm, readTerm } from "./read-term.ts"

const catalogue = new Set([
  "lager",
  "laufschaufel",
  "stufe",
  "1",
  "5",
  "lm2500",
  "форсунка",
  "o-ring",
  "nozzle",
  "m8",
  "30",
])
/** Returns what would be stored, given these catalogue words. */
const stored = (text: string): string | null => {
  const read = readTerm(text)
  return read && (read.words === null || read.words.every((word) => catalogue.has(word))) ? read.term : null
}

test.each([
  ["9811M20P07", "9811m20p07"],
  [" l31742-p02 ", "l31742-p02"],
  ["№ L31742P02 x 3", "l31742p02"],
  ["P/N: 302A3891P004", "302a3891p004"],
  ["9107 M52 G01", "9107m52g01"],
  ["5X516-498-2", "5x516-498-2"],
  ["l31742‑р02", "l31742-p02"],
  ["3BSX012044R1", "3bsx012044r1"],
  ["1CS0020101", "1cs0020101"],
  ["IS220PAICH1A", "is220paich1a"],
  ["DS200TCQAG1B", "ds200tcqag1b"],
  ["L31742P02x3", "l31742p02"],
  ["2xL31742P02", "l31742p02"],
  ["Dichtung 9107M99x3", "9107m99"],
  ["5X516-498", "5x516-498"],
  ["9035M58X12", "9035m58x12"],
  // Near to what identifies somebody.
  ["AB2345", "ab2345"],
  ["BB222C", "bb222c"],
  ["1234567D", "1234567d"],
  ["5437-1234A", "5437-1234a"],
  ["330180-51A", "330180-51a"],
  ["L123X4567", "l123x4567"],
  ["Laufschaufel Stufe 5", "laufschaufel stufe 5"],
  ["ФОРСУНКА  LM2500", "форсунка lm2500"],
  ["O-Ring", "o-ring"],
])("stores %s as %s", (text, term) => {
  expect(stored(text)).toBe(term)
})

test.each([
  "A1",
  "123456",
  "X".repeat(28) + "123",
  "<b>L31742P02</b>x<script>",
  "Wellendichtring Meier",
  "Max1985",
  "kim_2001",
  "LT-7K3F9Q",
  "Anfrage lt 7k3f9q",
  "LT.7K3F9Q",
  "LT - 7K3F9Q",
  "LT-7K3-F9Q",
  "7K3F9Q",
  "2AB34C",
  "ATU12345678",
  "NL123456789B01",
  "ESB12345678",
  "ES B12345678",
  "ESX1234567X",
  "CHE-123.456.789",
  "CHE-123.456.789 TVA",
  "DK12345678",
  "IE1234567WA",
  "FR1A123456789",
  "X1234567L",
  "Y-1234567-L",
  "12345678Z",
  "12.345.678-Z",
  "QQ123456C",
  "QQ 12 34 56 C",
  "L01X00T47",
  "850315-123A",
  "150385A123B",
  "HRB4711",
  "H-AB 1234",
  "M-AB1234",
  "А123ВС777",
  "D-80331",
  "SW1A 1AA",
  "1012AB",
  "DE89370400440532013000",
  "12.03.2024",
  "12mar2024",
  "2024-11-03",
  "max.1985@example.com",
  "max＠b2.de",
  "0511/1234x12",
  "tel0511123456",
  "30 5 30 1",
  "=1+1",
])("does not store %s", (text) => {
  expect(stored(text)).toBeNull()
})

test("the term alone distinguishes a number from words", () => {
  expect([isNumberTerm("9811m20p07"), isNumberTerm("laufschaufel stufe 5"), isNumberTerm("lager")]).toEqual([
    true,
    false,
    false,
  ])
})

test("stores every number of the demo catalogue", () => {
  const folder = new URL("../../seed/content/spares/", import.meta.url)
  const sheets = readdirSync(folder).filter((name) => name.endsWith(".tsv"))
  const rows = sheets.flatMap((name) => readFileSync(new URL(name, folder), "utf8").trim().split("\n").slice(1))
  const all = rows.map((row) => row.split("\t")[0] ?? "")
  // One contains a month of a year.
  const numbers = all.filter((number) => /\p{L}/u.test(number) && blankNoise(number) === number)
  expect(numbers.length).toBeGreaterThan(1_000)
  expect(numbers.filter((number) => stored(number) === null)).toEqual([])
})

const firstNames = constantFrom(
  "Max",
  "Anna",
  "Jörg",
  "Kim",
  "Li",
  "Иван",
  "Ольга",
  "Zoë",
  "Anne-Marie",
  "O'Neill",
  "Bo",
)
const lastNames = constantFrom("Müller", "Wagner", "Ivanov", "Петров", "von der Heide", "Meier-Schulz", "Ng", "Öz")
const year = integer({ min: 1930, max: 2015 }).map(String)
const digits = (least: number, most: number): Arbitrary<string> =>
  stringMatching(new RegExp(`^[0-9]{${least},${most}}$`))
const names = oneof(
  tuple(firstNames, lastNames).map((parts) => parts.join(" ")),
  tuple(lastNames, firstNames).map((parts) => parts.join(", ")),
  tuple(firstNames, constantFrom("", " ", "-", "_", "."), year).map((parts) => parts.join("")),
  tuple(constantFrom("Herr", "Frau", "Dr.", "Mr", "г-н"), lastNames).map((parts) => parts.join(" ")),
)
const streets = constantFrom("Hauptstraße", "Am Hof", "Weg", "Str.", "Turbinenweg", "ул. Ленина", "High Street", "Ring")
const addresses = oneof(
  tuple(streets, constantFrom(" ", ", ", " № "), integer({ min: 1, max: 999 }), constantFrom("", "a", " b")).map(
    (parts) => parts.join(""),
  ),
  tuple(digits(4, 6), constantFrom(" ", ", "), constantFrom("Göttingen", "Москва", "Wien", "Leeds")).map((parts) =>
    parts.join(""),
  ),
  tuple(constantFrom("D-", "A-", "CH-", "RU-", ""), digits(4, 6)).map((parts) => parts.join("")),
)
const mails = tuple(
  stringMatching(/^[a-z][a-z0-9._+-]{0,20}$/),
  constantFrom("@", " @ ", "＠"),
  constantFrom("example.com", "b2.de", "почта.рф"),
).map((parts) => parts.join(""))
const phones = tuple(
  constantFrom("", "Tel. ", "Tel", "tel:", "Fax: ", "тел. ", "Mobil ", "T", "+", "00"),
  constantFrom("0511", "49", "+49 (0)511", "7 495", "8 (495)", "0171", "0044"),
  constantFrom("", " ", "-", "/", ".", " / "),
  digits(3, 4),
  constantFrom("", " ", "-"),
  digits(3, 5),
  constantFrom("", "-12", " ext. 12", "x12"),
).map((parts) => parts.join(""))
/** Returns numbers as a pattern says: "#" is a digit, "@" a letter, "*" either. */
const shaped = (...shapes: readonly string[]): Arbitrary<string> =>
  oneof(
    ...shapes.map((shape) =>
      stringMatching(
        new RegExp(`^${shape.replaceAll("#", "\\d").replaceAll("@", "[A-Z]").replaceAll("*", "[A-Z\\d]")}$`),
      ),
    ),
  )
const vatNumbers = shaped(
  "ATU########",
  "(CZ|DK|FI|HU|LU|MT|SI)########",
  "(DE|GB|EE|EL|PT)#########",
  "(PL|SK|BE)##########",
  "ES*#######*",
  "FR**#########",
  "IE#*#####[A-W][A-I]?",
  "CY########@",
  "NL#########B##",
  "CHE-?###[.]?###[.]?###",
  "RO########",
)
const identityNumbers = shaped(
  "[XYZ]-?#######-?@",
  "########-?@",
  "@@######[A-D]",
  "[LMPRT]##[CFGHJKLMNPRTVWXYZ]##[CFGHJKLMNPRTVWXYZ]##",
  "##(0[1-9]|1[0-2])(0[1-9]|[12]#|3[01])-###*",
)
const references = tuple(
  constantFrom("LT", "lt"),
  constantFrom("-", "\u2010", "\u2011", "–", "—", "−", ".", "/", "_", " ", "", " - ", " – "),
  stringMatching(/^[2-9A-HJ-NP-Z]{6}$/),
).map((parts) => parts.join(""))

test.each([
  ["name", names],
  ["address", addresses],
  ["e-mail address", mails],
  ["telephone number", phones],
  ["VAT number", vatNumbers],
  ["identity number", identityNumbers],
  ["reference of an inquiry", references],
])("no %s becomes a term, even with words around it", (_what, personal) => {
  assert(
    property(personal, constantFrom("", " Lager", ", Stufe 5"), (text, more) => {
      expect(stored(text + more)).toBeNull()
    }),
    { numRuns: 3_000 },
  )
})

const labels = constantFrom(
  "Ihre Kundennummer",
  "Kunden-Nr.",
  "Auftrag-Nr.",
  "Auftragsnummer",
  "Angebot Nr.",
  "Unser Zeichen",
  "Your ref",
  "Quote no.",
  "Seriennummer",
  "S/N",
  "зав. №",
  "Договор №",
)
const identifiers = shaped("@#{5,6}", "@@20##/#{4}", "#{3}-#{3}")

test("no labelled identifier of a pasted mail becomes a term", async () => {
  const mail = tuple(labels, constantFrom(" ", ": ", ":\u00a0"), identifiers).map((parts) => parts.join(""))
  await assert(
    asyncProperty(mail, async (line) => {
      const asked = await listRequested(`Guten Tag,\n1. 9811M20P07 4 Stück\n${line}\nMit freundlichen Grüßen`)
      expect([...asked].map(stored)).toEqual(["9811m20p07"])
      expect(stored(line)).toBeNull()
    }),
    { numRuns: 1_000 },
  )
})

test("a term has no markup, mail or control characters, and at most 60 characters", () => {
  assert(
    property(string({ unit: "grapheme", maxLength: 120 }), (text) => {
      const term = readTerm(text)?.term ?? ""
      expect(term.length).toBeLessThanOrEqual(60)
      expect(term).not.toMatch(/[<>&"'=@\p{Cc}]/u)
    }),
    { numRuns: 3_000 },
  )
})
