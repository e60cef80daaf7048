import { scrollTables } from "./scroll-tables.ts"

interface RichTextProps {
  /** Cleaned on the server when it was saved. */
  html: string
  /** Set when the text is in another language than the page. */
  lang?: string | undefined
  className?: string
}

export function RichText({ html, lang, className }: RichTextProps) {
  return (
    <div
      className={className ? `rich ${className}` : "rich"}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: scrollTables(html) }}
    />
  )
}
