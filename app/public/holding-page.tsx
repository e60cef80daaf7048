import { useTexts } from "../i18n/texts.tsx"
import { DimensionLine } from "../ui/dimension-line.tsx"
import { Picture } from "../ui/picture.tsx"
import { MailLink, PhoneLink } from "./contact-links.tsx"
import { holdingScript } from "./holding-script.ts"
import { LanguageSwitch } from "./layout/language-switch.tsx"
import type { SiteData } from "./load-site.ts"
import { LocalLink } from "./local-link.tsx"
import { LocalizedText } from "./localized-text.tsx"
import { ownImage } from "./own-image.ts"
import { PageHead } from "./page-head.tsx"
import { sitePictureFile, sitePictures } from "./site-pictures.ts"
import "./holding.css"

/** What visitors see before the site is open: who it is, and how to reach them. */
export function HoldingPage({ settings }: Pick<SiteData, "settings">) {
  const { errors, layout } = useTexts()
  const { company_name: company, short_name: name, phone, email, address, images } = settings
  return (
    <div className="holding on-ink">
      <PageHead title={company || errors.holdingTitle} description="" noindex />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: holdingScript }} />
      <Picture image={sitePictureFile(sitePictures.hero2)} alt="" sizes="100vw" most={2_400} eager />
      <header className="wrap wrap-wide">
        <span className="brand">
          <img src={ownImage(images.logo_dark || images.logo, "logo-mark-light.svg")} alt="" width={46} height={46} />
          {name}
        </span>
        <LanguageSwitch />
      </header>
      <main id="main" className="wrap wrap-wide">
        <DimensionLine>{errors.holdingState}</DimensionLine>
        <h1>{errors.holdingTitle}</h1>
        <p className="lead">{errors.holdingText}</p>
        <PhoneLink className="phone-link" phone={phone} />
        <LocalizedText as="p" text={settings.opening_hours} />
        <MailLink email={email} />
      </main>
      <footer className="wrap wrap-wide">
        <span>{address}</span>
        <LocalLink to="/imprint">{layout.imprint}</LocalLink>
        <LocalLink to="/privacy-policy">{layout.privacy}</LocalLink>
      </footer>
    </div>
  )
}
