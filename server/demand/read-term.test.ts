import {
  assert,
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

test.each([
  ["name", names],
  ["address", addresses],
  ["e-mail address", mails],
  ["telephone number", phones],
])("no %s becomes a term, even with words around it", (_what, personal) => {
  assert(
    property(personal, constantFrom("", " Lager", ", Stufe 5"), (text, more) => {
      expect(stored(text + more)).toBeNull()
    }),
    { numRuns: 3_000 },
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
