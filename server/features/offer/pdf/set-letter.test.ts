import { join } from "node:path"
import sharp from "sharp"
import { expect, it } from "vitest"
import { languages } from "#contract/language.ts"
import { type OfferLineKind, lineAmount, numberLines, sumOffer } from "#contract/offer-constants.ts"
import { drawQrCode } from "#server/qr-code.ts"
import { readPdfLines, readPdfTexts } from "#tests/harness/pdf-text.ts"
import { root } from "#tooling/root.ts"
import type { OpenLine, StoredOffer } from "../offer-store.ts"
import { printOffer } from "../print-offer.ts"
import type { LetterOrder } from "../printed-offer.ts"
import { sheet } from "./letter.ts"
import { setLetter } from "./set-letter.ts"

const kinds: readonly OfferLineKind[] = ["offer", "replacement", "alternative", "none", "offer", "cost"]

/** Returns lines of every kind, with Cyrillic letters, numero and currency signs. */
function makeLines(count: number): OpenLine[] {
  const lines = Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? "offer"
    const line = {
      id: index + 1,
      kind,
      line_id: kind === "cost" ? null : kind === "alternative" ? index : index + 1,
      reason: kind === "none" ? ("unknown_number" as const) : ("" as const),
      number: `90${index + 10}M31P0${index % 10}`,
      description: `Сегмент соплового аппарата № ${index + 1}, Größe ${index} für 5 € je Stück, coated`,
      quantity: index + 1,
      unit: "шт.",
      unit_price: 123_450 + index,
      lead_unit: "weeks" as const,
      lead_min: 10,
      lead_max: 12,
      condition: "new" as const,
      documents: "3.1",
      note: index % 4 === 0 ? "Подходит с № 1204" : "",
      ordered: false,
    }
    return { ...line, amount: lineAmount(line) }
  })
  const positions = numberLines(lines)
  return lines.map((line, index) => ({ ...line, position: positions[index] ?? "" }))
}

function makeOrder(language: (typeof languages)[number], lines: OpenLine[], logo: LetterOrder["head"]["logo"] = null) {
  const offer: StoredOffer = {
    id: 1,
    request_id: 1,
    number: "LT-7K3F9Q/2",
    revision: 2,
    version: 3,
    state: "sent",
    lang: language,
    currency: "EUR",
    valid_until: "2026-12-18",
    created_at: "2026-11-20T09:00:00.000Z",
    created_by: "Marlene Kahle",
    sent_at: "2026-11-23T09:00:00.000Z",
    settled_at: null,
    kept_until: null,
    sums: sumOffer(lines, "export"),
    delivery_term: "FCA",
    delivery_place: "Rosdorf",
    vat: "export",
    vat_id: "",
    payment: "30 % / 70 %",
    text_before: "Благодарим за заявку ЗП-118/26",
    text_after: "Гарантия 12 месяцев",
    your_reference: "ЗП-118/26",
    recipient: "ТОО «Мангыр Энерго»\nАйгуль Сейткали",
    contact_name: "Марлене Кале",
    contact_phone: "+49 551 0900 144",
    export_checked_at: null,
    export_checked_by: "",
    lines,
    message_id: 1,
    leaves_at: null,
    document: null,
    order_number: "",
    settled_by: "",
    decline_reason: "",
    settled_note: "",
  }
  const inquiry = {
    created_at: "2026-11-18T09:00:00.000Z",
    askedNumbers: new Map(lines.map(({ id }) => [id, `ASKED-${id}`])),
    link: "https://turbine.example/r/secret",
  }
  const printed = printOffer(offer, inquiry, language)
  const order: LetterOrder = {
    offer: printed,
    head: { name: "Leinetal Turbinen GmbH", address: "Turbinenweg 4", logo, foot: [["Leinetal"], ["HRB 1"], ["IBAN"]] },
    qr: drawQrCode(printed.link),
    fontDir: join(root, "server/features/offer/pdf/fonts"),
    madeAt: "2026-11-23T09:00:00.000Z",
  }
  return { printed, order }
}

const unspaced = (text: string) => text.replaceAll(/\s/gu, "")

it.each(languages.flatMap((language) => [1, 14, 120].map((count) => [language, count] as const)))(
  "says in %s, with %i lines, what the page says",
  async (language, count) => {
    const { printed, order } = makeOrder(language, makeLines(count))
    const made = await setLetter(order)
    const text = unspaced(readPdfTexts(made.bytes).join(""))
    expect(text).not.toContain("\ufffd")
    let from = 0
    for (const line of printed.lines) {
      const figures = line.refusal === "" ? [line.unitPrice, line.amount, line.lead, line.condition] : [line.refusal]
      const row = [line.position, line.number, line.description, ...line.details, line.quantity, ...figures]
      const at = text.indexOf(unspaced(row.join("")), from)
      expect(at, `line ${line.position}`).toBeGreaterThanOrEqual(from)
      from = at + 1
    }
    for (const { label, value } of [...printed.totals, ...printed.facts, ...printed.terms])
      expect(text).toContain(unspaced(label + value))
    for (const words of [printed.recipient, printed.textBefore, printed.textAfter, printed.number])
      expect(text).toContain(unspaced(words))
  },
)

it("goes on with many costs on further pages, none below the last line of a page", async () => {
  const costs = Array.from({ length: 60 }, (_, index) => ({
    ...(makeLines(6)[5] ?? expect.unreachable()),
    id: 100 + index,
    description: `Kosten ${index} für Versand, Verpackung und Zeugnisse nach besonderer Vereinbarung`,
  }))
  const { printed, order } = makeOrder("de", [...makeLines(1), ...costs])
  const { bytes, pages } = await setLetter(order)
  const lines = readPdfLines(bytes)
  const text = unspaced(lines.map((line) => line.text).join(""))
  for (const { label, value } of printed.totals) expect(text).toContain(unspaced(label + value))
  // Three columns of the company, the offer's number and that of the page.
  expect(lines.filter(({ height }) => height < sheet.height - sheet.bottom)).toHaveLength(5 * pages)
})

it("makes the same bytes twice, tagged and with its language", async () => {
  const { order } = makeOrder("ru", makeLines(14))
  const [first, second] = [await setLetter(order), await setLetter(order)]
  expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true)
  const file = Buffer.from(first.bytes).toString("latin1")
  for (const mark of ["/StructTreeRoot", "/Marked true", "/Lang (ru)"]) expect(file).toContain(mark)
})

it("carries the company's logo on each page, stored once", async () => {
  const png = await sharp({ create: { width: 300, height: 80, channels: 3, background: "#c43d0d" } })
    .png()
    .toBuffer()
  const logo = { src: `data:image/png;base64,${png.toString("base64")}`, width: 300, height: 80 }
  const { order } = makeOrder("de", makeLines(60), logo)
  const { bytes, pages } = await setLetter(order)
  const file = Buffer.from(bytes).toString("latin1")
  expect(pages).toBeGreaterThan(2)
  expect(file.match(/\/Subtype \/Image/gu)).toHaveLength(1)
  expect(file.match(/\/I1 \d+ 0 R/gu)).toHaveLength(pages)
})
