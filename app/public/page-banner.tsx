import type { ReactNode } from "react"
import { DimensionLine } from "../ui/dimension-line.tsx"
import { Picture, type PictureFile } from "../ui/picture.tsx"
import type { ChosenText } from "./choose-text.ts"
import { preloadPicture } from "./design-picture.tsx"
import { LocalizedText } from "./localized-text.tsx"

interface PageBannerProps {
  picture: PictureFile
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
      <Picture image={picture} alt="" sizes="100vw" eager />
      <BannerTitle measure={measure}>
        <h1>{title}</h1>
      </BannerTitle>
    </header>
  )
}

/** An editor's words below the heading of a page; nothing without any. */
export const PageIntro = ({ text }: { text: ChosenText }) => (
  <LocalizedText as="p" className="lead page-intro" text={text} />
)

/** Same as `PageBanner`, for a section further down. */
export function SectionBanner({ picture, title, measure, id }: Omit<PageBannerProps, "low"> & { id: string }) {
  return (
    <div className="banner banner-low">
      <Picture image={picture} alt="" sizes="100vw" />
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
