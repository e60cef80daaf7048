import fc from "fast-check"
import { expect, it } from "vitest"
import { csvCell } from "#server/csv-cell.ts"
import { writeCsv } from "./export-inquiries.ts"
import type { ExportedInquiry } from "./store.ts"

it("neutralises formulas in visitors' input without losing text", () => {
  expect(csvCell("=HYPERLINK(1)")).toBe(`"'=HYPERLINK(1)"`)
  expect(csvCell(' =1+1"')).toBe(`"' =1+1"""`)
  expect(csvCell("＝1+1")).toBe('"\'＝1+1"')
  expect(csvCell("L-31742")).toBe('"L-31742"')
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 40 }), (text) => {
      const cell = csvCell(text)
      const read = cell.slice(1, -1).replaceAll('""', '"')
      expect([text, `'${text}`]).toContain(read)
      expect(read).not.toMatch(/^\s*[=+\-@]/u)
    }),
    { numRuns: 2_000 },
  )
})

it("writes the file in the words, separators and local time of a language", () => {
  const inquiry = {
    created_at: "2026-11-20T23:30:00.000Z",
    reference: "LT-7K3F9Q",
    name: "Ada",
    company: "Werk",
    email: "ada@example.com",
    phone: "+49 551 1",
    urgent: true,
    lang: "ru",
    source: "pre-order",
    verified: false,
    items: [{ quantity: 2, partnumber: "A1", note: "dringend" }],
    text: "Eins; zwei",
    state: "waiting",
    owner: "Marlene Kahle",
    due_at: null,
    first_answer_at: "2026-11-21T08:00:00.000Z",
    outcome: "won",
    value: "4180.00 EUR",
  } as ExportedInquiry
  const lines = (language: "de" | "en" | "ru") => writeCsv([inquiry], language).split("\r\n")
  expect(lines("de")[0]).toMatch(/^\ufeff"Eingegangen \(Europe\/Berlin\)";"Vorgang";/u)
  expect(lines("de")[1]).toBe(
    `"2026-11-21 00:30";"LT-7K3F9Q";"Ada";"Werk";"ada@example.com";"'+49 551 1";"ja";"Russisch";"Vorbestellung";"nein";"2 × A1 (dringend)";"Eins; zwei";"wartet auf den Kunden";"Marlene Kahle";"";"2026-11-21 09:00";"gewonnen";"4180.00 EUR"`,
  )
  expect(lines("en")[0]).toMatch(/^\ufeff"Received \(Europe\/Berlin\)","Reference",/u)
  expect(lines("en")[1]).toContain(`"2026-11-21 00:30","LT-7K3F9Q"`)
  expect(lines("ru")[0]).toContain('"Получено (Europe/Berlin)";"Номер обращения"')
})
