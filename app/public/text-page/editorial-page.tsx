import type { ReactNode } from "react"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { ContactSide } from "./contact-side.tsx"

interface EditorialPageProps {
  title: string
  /** A true measure for the dimension line. */
  measure: ReactNode
  /** Stands above text and side column, over the whole width. */
  banner?: ReactNode
  side?: ReactNode
  children: ReactNode
}

/** Heading, text in a readable measure, and a column that names the next step. */
export function EditorialPage({ title, measure, banner, side = <ContactSide />, children }: EditorialPageProps) {
  return (
    <main id="main">
      <div className="wrap wide">
        <Breadcrumb here={{ text: title, lang: undefined }} />
        <header className="doc-head">
          <DimensionLine>{measure}</DimensionLine>
          <h1>{title}</h1>
        </header>
        {banner}
        <div className="doc">
          <div className="doc-main">{children}</div>
          {side}
        </div>
      </div>
    </main>
  )
}
