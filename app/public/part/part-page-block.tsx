import type { ReactNode } from "react"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Icon } from "../../ui/icon.tsx"

interface PartPageBlockProps {
  id: string
  /** A real measure for the dimension line, if there is one. */
  measure: ReactNode
  title: ReactNode
  /** Set when the title is in another language than the page. */
  lang?: string | undefined
  /** Besides `part-page-block`. */
  className?: string
  children: ReactNode
}

/** A block of a part's page; opens with a measure and a heading. */
export function PartPageBlock({ id, measure, title, lang, className, children }: PartPageBlockProps) {
  return (
    <section className={className ? `part-page-block ${className}` : "part-page-block"} aria-labelledby={id}>
      {measure && <DimensionLine>{measure}</DimensionLine>}
      <h2 id={id} lang={lang}>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** A remark below a block. */
export const PartNote = ({ children }: { children: ReactNode }) => (
  <p className="part-page-note">
    <Icon name="info" />
    <span>{children}</span>
  </p>
)
