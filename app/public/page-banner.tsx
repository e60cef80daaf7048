import type { ReactNode } from "react"
import { DimensionLine } from "../ui/dimension-line.tsx"
import { DesignPicture, preloadPicture } from "./design-picture.tsx"
import type { SitePicture } from "./site-pictures.ts"

interface PageBannerProps {
  picture: SitePicture
  title: string
  /** A real measure for the dimension line. */
  measure?: ReactNode
  /** For text pages. */
  low?: boolean
}

/** One wide picture with the page's title in a separate block, legible on any picture. */
export function PageBanner({ picture, title, measure, low = false }: PageBannerProps) {
  preloadPicture(picture, "100vw")
  return (
    <header className={low ? "banner banner-low" : "banner"}>
      <DesignPicture picture={picture} alt="" sizes="100vw" first />
      <BannerTitle measure={measure}>
        <h1>{title}</h1>
      </BannerTitle>
    </header>
  )
}

/** Same as `PageBanner`, for a section further down. */
export function SectionBanner({ picture, title, measure, id }: Omit<PageBannerProps, "low"> & { id: string }) {
  return (
    <div className="banner banner-low">
      <DesignPicture picture={picture} alt="" sizes="100vw" />
      <BannerTitle measure={measure}>
        <h2 id={id}>{title}</h2>
      </BannerTitle>
    </div>
  )
}

function BannerTitle({ measure, children }: { measure: ReactNode; children: ReactNode }) {
  return (
    <div className="wrap wrap-wide">
      <div className="ink-background on-ink title">
        {measure && <DimensionLine>{measure}</DimensionLine>}
        {children}
      </div>
    </div>
  )
}
