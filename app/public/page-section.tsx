import type { ReactNode } from "react"
import { DimensionLine } from "../ui/dimension-line.tsx"

interface PageSectionProps {
  /** A real measure for the dimension line, if there is one. */
  measure: ReactNode
  title: string
  note?: ReactNode
  id?: string
  /** Besides `section`. */
  className?: string
  /** -1 where links lead to it. */
  tabIndex?: number
  children: ReactNode
}

/** A section of a page at full width; opens with a measure and a heading. */
export function PageSection({ measure, title, note, id, className, tabIndex, children }: PageSectionProps) {
  return (
    <section className={className ? `section ${className}` : "section"} id={id} tabIndex={tabIndex}>
      <div className="wrap wrap-wide">
        <header className="section-head">
          {measure && <DimensionLine>{measure}</DimensionLine>}
          <h2>{title}</h2>
          {note && <p className="section-note">{note}</p>}
        </header>
        {children}
      </div>
    </section>
  )
}
