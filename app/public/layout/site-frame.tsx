import type { ReactNode } from "react"
import { useTexts } from "../../i18n/texts.tsx"
import { usePageFacts } from "../../islands/page-facts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { MailLink, PhoneLink } from "../contact-links.tsx"
import type { SiteData } from "../load-site.ts"
import { LocalLink } from "../local-link.tsx"
import { useSiteData } from "../site-data.ts"
import { Footer } from "./footer.tsx"
import { MainBar } from "./main-bar.tsx"

type SettingsProps = Pick<SiteData, "settings">

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

/** Print only: company and URL, without query, because cached pages are the same for all. */
function PrintedHead({ settings }: SettingsProps) {
  const { path } = usePageFacts()
  const { origin = "" } = useSiteData() ?? {}
  return (
    <p className="printed-at" aria-hidden="true">
      <span>{settings.company_name}</span>
      <span>{settings.phone}</span>
      <span>{settings.email}</span>
      <span>
        {origin}
        {path}
      </span>
    </p>
  )
}

/** Bar above the main bar on wide screens, with contact details. */
function InfoBar({ settings }: SettingsProps) {
  const { layout } = useTexts()
  return (
    <div className="info">
      <div className="wrap wrap-wide">
        <PhoneLink phone={settings.phone}>
          <Icon name="phone" />
          <span className="info-number">{settings.phone}</span>
        </PhoneLink>
        <MailLink email={settings.email}>
          <Icon name="mail" />
          {settings.email}
        </MailLink>
        {settings.address && (
          <LocalLink to="/imprint">
            <Icon name="pin" />
            {settings.address}
          </LocalLink>
        )}
        <LocalLink to="/imprint">{layout.contacts}</LocalLink>
      </div>
    </div>
  )
}

/**
 * Link back to the dashboard for signed-in people. Its script shows it and sets its href, which crawlers need not see
 * (islands/live-frame.ts).
 */
function ViewSiteBar() {
  const { layout } = useTexts()
  return (
    <aside className="page-bar on-ink" aria-label={layout.viewingSite} hidden>
      <span>{layout.viewingSite}</span>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- as above */}
      <a>{layout.backToDashboard}</a>
    </aside>
  )
}

/** Hidden until a control was pressed whose script did not load (islands/page-loader.ts). */
function LoadAlert() {
  const { errors } = useTexts()
  return (
    <div id="load-alert" className="page-bar alert alert-bad" role="alert" hidden>
      {errors.controlNotLoaded}{" "}
      <button type="button" className="button button-small" data-reload>
        {errors.reload}
      </button>
    </div>
  )
}
