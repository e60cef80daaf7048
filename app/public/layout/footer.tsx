import type { ReactNode } from "react"
import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { MailLink, PhoneLink } from "../contact-links.tsx"
import type { SiteData } from "../load-site.ts"
import { LinkItem, LocalLink, PageLink } from "../local-link.tsx"
import { ownImage } from "../own-image.ts"
import { Brand } from "./brand.tsx"

const servicesShown = 5

export function Footer({ site: { navbar, settings } }: { site: SiteData }) {
  const { layout } = useTexts()
  const home = localPath(useLanguage(), "/")
  return (
    <footer className="ink-background on-ink foot">
      <div className="wrap wrap-wide">
        <div className="cols">
          <FooterContact settings={settings} />
          {navbar.services.length > 0 && (
            <Column title={layout.services}>
              {navbar.services.slice(0, servicesShown).map(({ id, path, lang, title }) => (
                <LinkItem key={id} to={path} lang={lang}>
                  {title}
                </LinkItem>
              ))}
              {navbar.services.length > servicesShown && (
                <li>
                  <PageLink to={`${home}#services`}>{layout.allServices}</PageLink>
                </li>
              )}
            </Column>
          )}
          <Column title={layout.spareParts}>
            {navbar.spares.map(({ id, path, lang, title }) => (
              <LinkItem key={id} to={path} lang={lang}>
                {title}
              </LinkItem>
            ))}
            <LinkItem to="/spare-parts">{layout.allSpareParts}</LinkItem>
          </Column>
          <Column title={layout.company}>
            <LinkItem to="/gas-turbina">{layout.gasTurbines}</LinkItem>
            {navbar.partners > 0 && <LinkItem to="/partners">{layout.partners}</LinkItem>}
            {navbar.careers && <LinkItem to="/careers">{layout.careers}</LinkItem>}
            <LinkItem to="/contact">{layout.requestQuote}</LinkItem>
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
      <Brand
        name={settings.short_name}
        logo={ownImage(settings.images.logo_dark || settings.images.logo, "logo-mark-light.svg")}
        lazy
      />
      <address>
        {settings.address.split(/,\s*/u).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <PhoneLink className="phone-link" phone={settings.phone} />
      <MailLink className="mail" email={settings.email} />
      {settings.social_links.map((address) => (
        <a key={address} className="mail" href={address} rel="me noopener">
          {new URL(address).hostname.replace(/^www\./u, "")}
        </a>
      ))}
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
