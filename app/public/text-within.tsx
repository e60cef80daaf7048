import type { ChosenText } from "./choose-text.ts"

interface TextWithinProps {
  sentence: (text: string) => string
  text: ChosenText
}

/** A sentence with a text in it that may be of another language. */
export function TextWithin({ sentence, text: { text, lang } }: TextWithinProps) {
  if (lang === undefined) return sentence(text)
  const [before, after] = sentence("\0").split("\0")
  return (
    <>
      {before}
      <span lang={lang}>{text}</span>
      {after}
    </>
  )
}
