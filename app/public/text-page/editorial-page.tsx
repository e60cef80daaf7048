import type { ReactNode } from "react"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import type { PictureFile } from "../../ui/picture.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { PageBanner } from "../page-banner.tsx"
import { ContactSide } from "./contact-side.tsx"

interface EditorialPageProps {
  title: string
  /** A real measure for the dimension line. */
  measure: ReactNode
  /** Picture behind the heading; without one, plain. */
  picture?: PictureFile
  /** Above text and side column, full width. */
  banner?: ReactNode
  side?: ReactNode
  children: ReactNode
}

/** Heading, text of readable width, and a column with the next step. */
export function EditorialPage(props: EditorialPageProps) {
  const { title, measure, picture, banner, side = <ContactSide />, children } = props
  return (
    <main id="main">
      <div className="wrap wrap-wide">
        <Breadcrumb here={{ text: title, lang: undefined }} />
        {!picture && (
          <header className="text-page-head">
            <DimensionLine>{measure}</DimensionLine>
            <h1>{title}</h1>
          </header>
        )}
        {banner}
      </div>
      {picture && <PageBanner picture={picture} title={title} measure={measure} low />}
      <div className="wrap wrap-wide">
        <div className="text-page">
          <div>{children}</div>
          {side}
        </div>
      </div>
    </main>
  )
}
