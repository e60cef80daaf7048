import type { ReactNode } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import type { SiteData } from "../load-site.ts"
import { Footer } from "./footer.tsx"
import { InfoBar } from "./info-bar.tsx"
import { LoadAlert } from "./load-alert.tsx"
import { MainBar } from "./main-bar.tsx"
import { PrintedHead } from "./printed-head.tsx"
import { ViewSiteBar } from "./view-site-bar.tsx"

/** Frame of every public page. The page supplies its own `main` with the id "main". */
export function SiteFrame({ site, children }: { site: SiteData; children: ReactNode }) {
  const { layout } = useTexts()
  return (
    <>
      <a className="skip" href="#main">
        {layout.skip}
      </a>
      <PrintedHead settings={site.settings} />
      <header className="site">
        <InfoBar settings={site.settings} />
        <MainBar site={site} />
      </header>
      {children}
      <Footer site={site} />
      <ViewSiteBar />
      <LoadAlert />
    </>
  )
}
