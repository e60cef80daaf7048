import type { ReactNode } from "react"
import { useNavigation } from "react-router"
import { useTexts } from "../../i18n/texts.tsx"
import type { SiteData } from "../load-site.ts"
import { hydrateOnTouch } from "../hydrate-on-touch.tsx"
import { InfoBar } from "./info-bar.tsx"
import { PrintedHead } from "./printed-head.tsx"
import { MainBar } from "./main-bar.tsx"
import { usePageChange } from "./page-change.ts"
import { ViewSiteBar } from "./view-site-bar.tsx"

const Footer = hydrateOnTouch(async () => (await import("./footer.tsx")).Footer)

/** Frame of every public page. The page brings its own `main` with the id "main". */
export function SiteFrame({ site, children }: { site: SiteData; children: ReactNode }) {
  const { layout } = useTexts()
  const announcement = usePageChange()
  const busy = useNavigation().state !== "idle"
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
      {busy && <div className="under-way" />}
      {children}
      <Footer site={site} />
      <ViewSiteBar />
      <output className="visually-hidden">{announcement}</output>
    </>
  )
}
