import { join } from "node:path"
import PDFDocument from "pdfkit"
import type { OfferTexts } from "#server/i18n/offer/de.ts"
import { offerTexts } from "#server/i18n/offer/offer-texts.ts"
import type { LetterOrder } from "../printed-offer.ts"

export type Font = "text" | "bold" | "mono"
export type Pdf = InstanceType<typeof PDFDocument>
type Struct = ReturnType<Pdf["struct"]>

const files: Record<Font, string> = {
  text: "IBMPlexSans-Regular.woff",
  bold: "IBMPlexSans-SemiBold.woff",
  mono: "IBMPlexMono-Regular.woff",
}

/** Points of an A4 sheet. */
export const sheet = { left: 42, right: 553, top: 92, bottom: 752, width: 511, height: 842 }
export const ink = { text: "#10161d", muted: "#4d5b69", rule: "#c9d1d9", accent: "#c43d0d", tint: "#f2f4f6" } as const

export interface Style {
  font?: Font
  size?: number
  color?: string
  align?: "left" | "right"
}

/** A letter that is being set, from the top of its first page on. Sizes are points. */
export class Letter {
  readonly pdf: Pdf
  readonly words: OfferTexts
  readonly order: LetterOrder
  /** Element that screen readers meet next. */
  parent: Struct
  y: number = sheet.top

  constructor(order: LetterOrder) {
    const { offer, head, fontDir, madeAt } = order
    this.order = order
    this.words = offerTexts[offer.language]
    this.pdf = new PDFDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      pdfVersion: "1.7",
      tagged: true,
      lang: offer.language,
      displayTitle: true,
      info: {
        Title: `${this.words.offer} ${offer.number}`,
        Author: head.name,
        CreationDate: new Date(madeAt),
        ModDate: new Date(madeAt),
      },
    })
    for (const [font, file] of Object.entries(files)) this.pdf.registerFont(font, join(fontDir, file))
    this.parent = this.pdf.struct("Document")
    this.pdf.addStructure(this.parent)
  }

  /** Returns the lines of a text in a column. */
  wrap(text: string, width: number, style: Style = {}): string[] {
    this.#choose(style)
    const widths = new Map<string, number>()
    const measure = (piece: string) => {
      const measured = widths.get(piece) ?? this.pdf.widthOfString(piece)
      widths.set(piece, measured)
      return measured
    }
    return wrapText(text, width, measure)
  }

  /** Sets one line with its upper edge at `y`, which is not moved. */
  line(text: string, x: number, y: number, style: Style = {}, width = 0): void {
    this.#choose(style)
    const left = style.align === "right" ? x + width - this.pdf.widthOfString(text) : x
    this.pdf.fillColor(style.color ?? ink.text).text(text, left, y, { lineBreak: false })
  }

  /** Sets a paragraph at the present height and moves below it, onto further pages where it has to. */
  paragraph(text: string, { x = sheet.left, width = sheet.width, tag = "P", style = {} as Style } = {}): void {
    const step = leading(style)
    for (const paragraph of text === "" ? [] : text.split("\n")) {
      const lines = this.wrap(paragraph, width, style)
      // An element ends with its page.
      while (lines.length > 0) {
        this.reserve(step)
        const fitting = lines.splice(0, Math.floor((sheet.bottom - this.y) / step))
        this.tagged(tag, () => {
          for (const [index, line] of fitting.entries()) this.line(line, x, this.y + index * step, style)
        })
        this.y += fitting.length * step
      }
    }
  }

  /** Makes room below the present height, on a new page if need be; returns whether it began one. */
  reserve(height: number): boolean {
    if (this.y + height <= sheet.bottom) return false
    this.pdf.addPage()
    this.y = sheet.top
    return true
  }

  /** Adds an element for screen readers, with what `draw` sets. */
  tagged(type: string, draw: () => void, options: { alt?: string } = {}): void {
    const element = this.pdf.struct(type, options, draw)
    this.parent.add(element)
    element.end()
  }

  /** Adds an element whose content is added by `fill`. */
  group(type: string, fill: () => void): void {
    const outer = this.parent
    const element = this.pdf.struct(type)
    outer.add(element)
    this.parent = element
    fill()
    this.parent = outer
    element.end()
  }

  /** Draws what screen readers pass over. */
  artifact(draw: () => void): void {
    this.pdf.markContent("Artifact")
    draw()
    this.pdf.endMarkedContent()
  }

  rule(y: number, { color = ink.rule as string, from = sheet.left, to = sheet.right } = {}): void {
    this.artifact(() => this.pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(color).stroke())
  }

  #choose({ font = "text", size = 9 }: Style): void {
    this.pdf.font(font).fontSize(size)
  }
}

/** Returns the distance of two lines. */
export const leading = ({ size = 9 }: Style = {}): number => Math.round(size * 1.42)

/** Measures a text in the font that it is set in. */
type Measure = (text: string) => number

/** Returns the lines of a text that is not wider than `width`; a word that is wider is broken. */
function wrapText(text: string, width: number, measure: Measure): string[] {
  const space = measure(" ")
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = []
    let line = ""
    let taken = 0
    for (const word of paragraph.split(/ +/u).flatMap((whole) => breakWord(whole, width, measure))) {
      const length = measure(word)
      if (line !== "" && taken + space + length > width) {
        lines.push(line)
        line = ""
        taken = 0
      }
      taken += length + (line === "" ? 0 : space)
      line = line === "" ? word : `${line} ${word}`
    }
    return [...lines, line]
  })
}

function breakWord(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const pieces: string[] = []
  let piece = ""
  for (const character of word) {
    if (piece !== "" && measure(piece + character) > width) {
      pieces.push(piece)
      piece = ""
    }
    piece += character
  }
  return [...pieces, piece]
}
