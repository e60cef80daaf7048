import type { ChosenText } from "./choose-text.ts"

interface LocalizedTextProps {
  text: ChosenText | undefined
  as?: "span" | "p" | "figcaption" | "h1" | "h3"
  className?: string
}

/** An element with a text and the language it is in; nothing for an empty text. */
export function LocalizedText({ text, as: Element = "span", className }: LocalizedTextProps) {
  if (!text?.text) return null
  return (
    <Element className={className} lang={text.lang}>
      {text.text}
    </Element>
  )
}
