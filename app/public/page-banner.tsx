import type { ReactNode } from "react"
import { DimensionLine } from "../ui/dimension-line.tsx"
import { DesignPicture } from "./design-picture.tsx"
import type { SitePicture } from "./site-pictures.ts"

interface PageBannerProps {
  picture: SitePicture
  title: string
  /** A true measure for the dimension line. */
  measure?: ReactNode
}

/** One wide picture with the page's title in a block of its own, so that it is legible on any picture. */
export function PageBanner({ picture, title, measure }: PageBannerProps) {
  return (
    <header className="banner">
      <DesignPicture picture={picture} alt="" sizes="100vw" first />
      <div className="wrap wide">
        <div className="ink on-ink title">
          {measure && <DimensionLine>{measure}</DimensionLine>}
          <h1>{title}</h1>
        </div>
      </div>
    </header>
  )
}
