import type { ReactNode } from "react"
import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import type { SiteData } from "../load-site.ts"
import { LocalLink } from "../local-link.tsx"
import { PageLink } from "../page-link.tsx"
import { phoneLink } from "../phone-link.ts"
import { Brand } from "./brand.tsx"

const servicesShown = 5

export function Footer({ site }: { site: SiteData }) {
  const { layout } = useTexts()
  const { navbar, settings } = site
  return (
    <footer className="ink-background on-ink foot">
      <div className="wrap wrap-wide">
        <div className="cols">
          <FooterContact settings={settings} />
          <Column title={layout.services}>
            {navbar.services.slice(0, servicesShown).map((service) => (
              <Entry key={service.id} to={service.path} lang={service.lang} title={service.title} />
            ))}
            {navbar.services.length > servicesShown && <AllServices />}
          </Column>
          <Column title={layout.spareParts}>
            {navbar.spares.map((spare) => (
              <Entry key={spare.id} to={spare.path} lang={spare.lang} title={spare.title} />
            ))}
            <Entry to="/spare-parts" title={layout.allSpareParts} />
          </Column>
          <Column title={layout.company}>
            <Entry to="/gas-turbina" title={layout.gasTurbines} />
            {navbar.partners > 0 && <Entry to="/partners" title={layout.partners} />}
            {navbar.careers && <Entry to="/careers" title={layout.careers} />}
            <Entry to="/contact" title={layout.requestQuote} />
          </Column>
        </div>
        <div className="legal">
          <p lang={settings.footer_text.lang}>{settings.footer_text.text}</p>
          <LocalLink to="/imprint">{layout.imprint}</LocalLink>
          <LocalLink to="/privacy-policy">{layout.privacy}</LocalLink>
        </div>
      </div>
    </footer>
  )
}

function FooterContact({ settings }: Pick<SiteData, "settings">) {
  return (
    <div>
      <Brand name={settings.short_name} logo="/logo-mark-light.svg" lazy />
      <address>
        {settings.address.split(/,\s*/u).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {settings.phone && (
        <a className="phone-link" href={phoneLink(settings.phone)}>
          {settings.phone}
        </a>
      )}
      {settings.email && (
        <a className="mail" href={`mailto:${settings.email}`}>
          {settings.email}
        </a>
      )}
    </div>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul className="plain-list">{children}</ul>
    </div>
  )
}

/** The complete list is on the home page. */
function AllServices() {
  const home = localPath(useLanguage(), "/")
  return (
    <li>
      <PageLink to={`${home}#services`}>{useTexts().layout.allServices}</PageLink>
    </li>
  )
}

function Entry({ to, title, lang }: { to: string; title: string; lang?: string | undefined }) {
  return (
    <li>
      <LocalLink to={to} lang={lang}>
        {title}
      </LocalLink>
    </li>
  )
}
