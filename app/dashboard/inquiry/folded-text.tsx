import type { Language } from "#contract/language.ts"
import { useDeskTexts } from "#app/i18n/dashboard/desk/use-desk-texts.ts"

/** Lines of a message shown before the rest is folded. */
const shownLines = 40
/** A shorter quote is read faster than unfolded. */
const shortQuote = 2

interface TextBlock {
  text: string
  lines: number
  isFolded: boolean
  isQuote: boolean
}

/** Splits a message into what is read and what is folded: quotes, and what is beyond the first lines. */
export function foldMessage(text: string): TextBlock[] {
  const blocks: TextBlock[] = []
  let shown = 0
  for (const line of text.split("\n")) {
    const isQuote = /^\s*>/u.test(line)
    const isFolded = isQuote || shown >= shownLines
    if (!isQuote) shown++
    const last = blocks.at(-1)
    if (last?.isQuote === isQuote && last.isFolded === isFolded) {
      last.text += `\n${line}`
      last.lines++
    } else blocks.push({ text: line, lines: 1, isFolded, isQuote })
  }
  return blocks.map((block) => (block.isQuote && block.lines <= shortQuote ? { ...block, isFolded: false } : block))
}

/** Text of a message; quotes and what is beyond forty lines open by a press. */
export function FoldedText({ text, lang }: { text: string; lang: Language | undefined }) {
  const desk = useDeskTexts()
  return foldMessage(text).map((block, index) => {
    const words = (
      <p className="conversation-text" lang={lang}>
        {block.text}
      </p>
    )
    return block.isFolded ? (
      <details key={index} className="conversation-folded">
        <summary>{(block.isQuote ? desk.quotedLines : desk.moreText)(block.lines)}</summary>
        {words}
      </details>
    ) : (
      <div key={index}>{words}</div>
    )
  })
}
