import type { ReactNode } from "react"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Icon } from "../../ui/icon.tsx"

interface NarrowFoldProps {
  /** Heading of a block, or a title that only narrow screens show. */
  summary: ReactNode
  className?: string
  children: ReactNode
}

/** Contents folded on a narrow screen, also without script; wider, part-fold.css always shows them. */
export const NarrowFold = ({ summary, className, children }: NarrowFoldProps) => (
  <details className={className ? `narrow-fold ${className}` : "narrow-fold"}>
    <summary>
      {summary}
      <Icon name="down" className="fold" />
    </summary>
    {children}
  </details>
)

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

/** A block of a part's page; opens with a measure and a heading, which fold it on a narrow screen. */
export function PartPageBlock({ id, measure, title, lang, className, children }: PartPageBlockProps) {
  const heading = (
    <>
      {measure && <DimensionLine as="span">{measure}</DimensionLine>}
      <h2 id={id} lang={lang}>
        {title}
      </h2>
    </>
  )
  return (
    <section className={className ? `part-page-block ${className}` : "part-page-block"} aria-labelledby={id}>
      <NarrowFold summary={heading}>{children}</NarrowFold>
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
