import { Tokenizer } from "htmlparser2"

/** New lines that an element begins and ends with. */
const breaks: Readonly<Record<string, number>> = Object.fromEntries([
  ..."br div tr ul ol dl dt dd li table section article header footer pre".split(" ").map((name) => [name, 1]),
  ..."p h1 h2 h3 h4 h5 h6 blockquote hr".split(" ").map((name) => [name, 2]),
])
const unseen = new Set(["script", "style", "title", "textarea", "option", "noscript", "template"])
const empty = new Set(["br", "hr", "img", "input", "meta", "link", "col", "area", "base", "wbr"])
const maxIndent = 5
const maxAddress = 2_000

/**
 * Returns the text of an HTML mail as a mail program shows it: rows of tables with tabs between the cells, numbered
 * lists, quotations, preformatted lines, the address of each link. Leaves out scripts, styles and what is hidden. Reads
 * tokens instead of a tree, so that depth costs nothing, and ends once there are `most` characters.
 */
export function htmlText(html: string, most: number): string {
  const shown = new HtmlText(html, most, true).read()
  // Something hidden that never ends would hide all that follows.
  return shown.isCut ? new HtmlText(html, most, false).read().text : shown.text
}

class HtmlText {
  readonly #html: string
  readonly #most: number
  readonly #hides: boolean
  #out: string[] = []
  #length = 0
  #breaks = 0
  #pre = 0
  #quotes = 0
  /** Outlook's paragraphs are lines. */
  #isTight = false
  #lists: { next: number }[] = []
  #isLineStart = true
  #endsInSpace = true
  /** Nothing in the current cell yet; something in the current row. */
  #isCellStart = false
  #isInRow = false
  #link: { address: string; from: number } | null = null
  /** Element whose content is not shown, and how deep it is nested in itself. */
  #unseen: { name: string; depth: number; isHidden: boolean } | null = null
  #tag = ""
  #attribute = ""
  #attributes: Record<string, string> = {}

  constructor(html: string, most: number, hides: boolean) {
    this.#html = html
    this.#most = most
    this.#hides = hides
  }

  read(): { text: string; isCut: boolean } {
    const html = this.#html
    const nothing = () => undefined
    const tokens = new Tokenizer(
      { decodeEntities: true },
      {
        ontext: (start, end) => this.#say(html.slice(start, end)),
        ontextentity: (code) => this.#say(String.fromCodePoint(code)),
        oncdata: nothing,
        oncomment: nothing,
        ondeclaration: nothing,
        onprocessinginstruction: nothing,
        onend: nothing,
        onopentagname: (start, end) => {
          this.#tag = html.slice(start, end).toLowerCase()
          this.#attributes = {}
        },
        onattribname: (start, end) => {
          this.#attribute = html.slice(start, end).toLowerCase()
          this.#attributes[this.#attribute] = ""
        },
        onattribdata: (start, end) => {
          this.#attributes[this.#attribute] += html.slice(start, Math.min(end, start + maxAddress))
        },
        onattribentity: (code) => {
          this.#attributes[this.#attribute] += String.fromCodePoint(code)
        },
        onattribend: nothing,
        onopentagend: () => this.#open(this.#tag),
        onselfclosingtag: () => this.#open(this.#tag),
        onclosetag: (start, end) => this.#close(html.slice(start, end).toLowerCase()),
      },
    )
    // Piece by piece, so that reading can end.
    const size = 65_536
    for (let at = 0; at < html.length && this.#length <= this.#most; at += size) tokens.write(html.slice(at, at + size))
    if (this.#length <= this.#most) tokens.end()
    return { text: this.#out.join(""), isCut: this.#unseen?.isHidden === true }
  }

  #say(text: string): void {
    if (this.#unseen || this.#length > this.#most) return
    if (this.#pre > 0) {
      const [first = "", ...lines] = text.split(/\r?\n/u)
      this.#write(first)
      for (const line of lines) {
        this.#breaks++
        this.#write(line)
      }
      return
    }
    const plain = text.replaceAll(/\s+/gu, " ")
    // The empty line of Outlook.
    if (plain === " " && this.#breaks > 0 && text.includes("\u00a0")) this.#breaks++
    this.#write(this.#endsInSpace || this.#breaks > 0 ? plain.replace(/^ /u, "") : plain)
  }

  #write(text: string): void {
    if (text === "") return
    if (this.#length > 0 && this.#breaks > 0) this.#add("\n".repeat(Math.min(this.#breaks, 3)))
    if (this.#breaks > 0 || this.#isLineStart) this.#add("> ".repeat(Math.min(this.#quotes, maxIndent)))
    this.#breaks = 0
    this.#isLineStart = false
    this.#isCellStart = false
    this.#isInRow = true
    this.#add(text)
    this.#endsInSpace = text.endsWith(" ") || text.endsWith("\t")
  }

  #add(text: string): void {
    this.#out.push(text)
    this.#length += text.length
  }

  #break(lines: number): void {
    // The paragraph in a cell does not break its row.
    if (!this.#isCellStart) this.#breaks = Math.max(this.#breaks, lines)
  }

  #open(name: string): void {
    const { style = "", href = "" } = this.#attributes
    if (this.#unseen) {
      if (this.#unseen.name === name) this.#unseen.depth++
      return
    }
    const isHidden = this.#hides && !empty.has(name) && /display\s*:\s*none|mso-hide\s*:\s*all/iu.test(style)
    if (isHidden || unseen.has(name)) this.#unseen = { name, depth: 1, isHidden }
    else if (name === "br" && !this.#isCellStart) this.#breaks++
    else if (name === "td" || name === "th") {
      if (this.#isInRow) {
        this.#breaks = 0
        this.#write("\t")
      }
      this.#isCellStart = true
    } else {
      if (name === "tr") this.#endRow()
      if (name === "p") this.#isTight = /\bMsoNormal\b/u.test(this.#attributes["class"] ?? "")
      this.#break(this.#linesOf(name))
      if (name === "pre") this.#pre++
      if (name === "blockquote") this.#quotes++
      if (name === "ol" || name === "ul") this.#lists.push({ next: name === "ol" ? 1 : 0 })
      if (name === "li") this.#item()
      if (name === "a" && /^https?:/iu.test(href)) this.#link = { address: href.trim(), from: this.#out.length }
    }
  }

  #linesOf(name: string): number {
    return name === "p" && this.#isTight ? 1 : (breaks[name] ?? 0)
  }

  #item(): void {
    const list = this.#lists.at(-1) ?? { next: 0 }
    const indent = "  ".repeat(Math.min(Math.max(this.#lists.length - 1, 0), maxIndent))
    this.#write(`${indent}${list.next > 0 ? `${list.next++}. ` : "- "}`)
  }

  #endRow(): void {
    this.#isCellStart = false
    this.#isInRow = false
  }

  #close(name: string): void {
    if (this.#unseen) {
      if (this.#unseen.name === name && --this.#unseen.depth === 0) this.#unseen = null
      return
    }
    if (name === "a") this.#endLink()
    if (name === "td" || name === "th") this.#isCellStart = false
    if (name === "tr" || name === "table") this.#endRow()
    if (name !== "br") this.#break(this.#linesOf(name))
    if (name === "pre") this.#pre = Math.max(0, this.#pre - 1)
    if (name === "blockquote") this.#quotes = Math.max(0, this.#quotes - 1)
    if (name === "ol" || name === "ul") this.#lists.pop()
  }

  #endLink(): void {
    if (!this.#link) return
    const text = this.#out.slice(this.#link.from).join("").trim()
    const { address } = this.#link
    this.#link = null
    if (text !== "" && !text.includes(address.replace(/^https?:\/\/|\/$/giu, ""))) this.#write(` <${address}>`)
  }
}
