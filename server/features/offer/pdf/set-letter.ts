import type { LetterOrder } from "../printed-offer.ts"
import { Letter, type Style, ink, leading, sheet } from "./letter.ts"
import { setTable } from "./set-table.ts"

const muted: Style = { size: 7.5, color: ink.muted }
const half = 250
const plate = { x: 318, width: 235 } as const
const qrSide = 78
const logoBox = { width: 150, height: 34 } as const

/** Returns the letter of an offer as PDF, and its number of pages. */
export async function setLetter(order: LetterOrder): Promise<{ bytes: Uint8Array; pages: number }> {
  const letter = new Letter(order)
  const { pdf } = letter
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve) => pdf.on("end", resolve))
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk))
  setBeginning(letter)
  setTable(letter)
  setTotals(letter)
  setEnd(letter)
  letter.parent.end()
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    letter.artifact(() => setFrame(letter, page, count))
  }
  pdf.end()
  await ended
  return { bytes: Buffer.concat(chunks), pages: count }
}

function setBeginning(letter: Letter): void {
  const { order, words } = letter
  const { offer, head } = order
  const top = sheet.top + 4
  letter.y = top
  letter.paragraph(`${head.name} · ${head.address.replaceAll("\n", " · ")}`, {
    width: half,
    style: { ...muted, size: 6.5 },
  })
  letter.y += 6
  letter.paragraph(offer.recipient, { width: half, style: { size: 10 } })
  const below = letter.y
  letter.y = top
  for (const { label, value } of offer.facts) {
    const { y } = letter
    letter.tagged("P", () => {
      letter.line(label, plate.x, y + 1, muted)
      for (const [index, line] of letter.wrap(value, plate.width - 90, { font: "mono", size: 8.5 }).entries()) {
        letter.line(line, plate.x + 90, y + index * 12, { font: "mono", size: 8.5 })
        letter.y = y + (index + 1) * 12 + 3
      }
    })
    letter.rule(letter.y - 2, { from: plate.x })
  }
  letter.y = Math.max(below, letter.y, sheet.top + 110) + 18
  letter.paragraph(`${words.offer} ${offer.number}`, { tag: "H1", style: { font: "bold", size: 17 } })
  letter.y += 6
  letter.paragraph(offer.textBefore, { width: 420, style: { size: 9.5 } })
  letter.y += 12
}

/** Number of the last sums, such as net, VAT and total, that stay together where all do not fit on a page. */
const lastSums = 3

function setTotals(letter: Letter): void {
  const { totals } = letter.order.offer
  const x = 300
  const width = sheet.right - x
  const styleOf = (index: number): Style => (index === totals.length - 1 ? { font: "bold", size: 10 } : { size: 8.5 })
  const labels = totals.map(({ label }, index) => letter.wrap(label, width - 110, styleOf(index)))
  const heights = totals.map(
    ({ note }, index) =>
      10 + (labels[index]?.length ?? 1) * 12 + (note === "" ? 0 : letter.wrap(note, width, muted).length * 11),
  )
  letter.y += 10
  const heightFrom = (first: number) => heights.slice(first).reduce((sum, height) => sum + height, 0)
  const together = heightFrom(0) <= sheet.bottom - sheet.top ? 0 : totals.length - lastSums
  for (const [index, { value, note }] of totals.entries()) {
    if (index <= together) letter.reserve(index === together ? heightFrom(index) : (heights[index] ?? 0))
    const isLast = index === totals.length - 1
    const lines = labels[index] ?? []
    const { y } = letter
    letter.tagged("P", () => {
      for (const [row, text] of lines.entries()) letter.line(text, x, y + 5 + row * 12, styleOf(index))
      letter.line(value, x, y + 5, { font: "mono", size: isLast ? 11 : 8.5, align: "right" }, width)
    })
    letter.y += 8 + lines.length * 12
    if (note !== "") letter.paragraph(note, { x, width, style: muted })
    letter.y += 2
    letter.rule(letter.y, { from: x, color: isLast ? ink.text : ink.rule })
  }
  letter.y += 16
}

function setEnd(letter: Letter): void {
  const { order, words, pdf } = letter
  const { offer, qr } = order
  const style: Style = { size: 8.5 }
  for (const { label, value } of offer.terms) {
    const lines = letter.wrap(value, sheet.width - 90, style)
    letter.reserve(lines.length * leading(style))
    const { y } = letter
    letter.tagged("P", () => {
      letter.line(label, sheet.left, y, { ...style, color: ink.muted })
      for (const [index, line] of lines.entries()) letter.line(line, sheet.left + 90, y + index * leading(style), style)
    })
    letter.y += lines.length * leading(style) + 2
  }
  letter.y += 10
  letter.paragraph(offer.textAfter, { width: 420, style: { size: 9 } })
  letter.y += 12
  letter.reserve(qrSide + 8)
  const { y } = letter
  const scale = qrSide / qr.size
  letter.tagged(
    "Figure",
    () => {
      pdf.save().translate(sheet.left, y).scale(scale).path(qr.path).fill(ink.text).restore()
    },
    { alt: offer.link },
  )
  letter.y = y + 14
  const x = sheet.left + qrSide + 16
  letter.paragraph(words.online, { x, style: { font: "bold", size: 9 } })
  letter.paragraph(words.onlineText, { x, width: 260, style: { size: 8 } })
  letter.y = y + qrSide
}

/** Draws the logo at the upper left; returns what it takes of the line with the company's name. */
function setLogo({ pdf, order }: Letter): number {
  const { logo } = order.head
  if (!logo) return 0
  const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height)
  const [width, height] = [logo.width * scale, logo.height * scale]
  pdf.image(logo.src, sheet.left, 46 - height / 2, { width, height })
  return width + 10
}

/** Draws head and foot of a page, and the watermark of a draft. */
function setFrame(letter: Letter, page: number, pages: number): void {
  const { order, words, pdf } = letter
  const { offer, head } = order
  letter.line(head.name, sheet.left + setLogo(letter), 40, { font: "bold", size: 12 })
  const said = page === 0 ? words.tagline : words.dated(offer.number, offer.day)
  letter.line(said, sheet.left, 43, { font: "mono", size: 7.5, color: ink.muted, align: "right" }, sheet.width)
  pdf.moveTo(0, 68).lineTo(596, 68).lineWidth(1.4).strokeColor(ink.accent).stroke()
  pdf.moveTo(0, 774).lineTo(596, 774).lineWidth(0.6).strokeColor(ink.rule).stroke()
  const width = 136
  for (const [column, lines] of head.foot.entries())
    for (const [index, text] of lines
      .flatMap((text) => letter.wrap(text, width - 8, { size: 6.5 }))
      .slice(0, 5)
      .entries())
      letter.line(text, sheet.left + column * width, 782 + index * 9, { size: 6.5, color: ink.muted })
  const mono: Style = { font: "mono", size: 7.5, align: "right" }
  letter.line(offer.number, sheet.left, 782, mono, sheet.width)
  letter.line(words.page(page + 1, pages), sheet.left, 793, mono, sheet.width)
  if (!offer.isDraft) return
  pdf
    .save()
    .rotate(-52, { origin: [298, 421] })
    .fillOpacity(0.09)
  letter.line(words.draft, 298, 370, { font: "bold", size: 96, align: "right", color: ink.accent }, 250)
  pdf.restore()
}
