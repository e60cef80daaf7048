import type { ReactNode } from "react"
import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "#app/i18n/texts.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { usePageFacts } from "#app/islands/page-facts.tsx"
import type { SiteData } from "../load-site.ts"
import { PageLink, LinkItem } from "../local-link.tsx"
import { PhoneLink } from "../contact-links.tsx"
import { LocalizedText } from "../localized-text.tsx"

const places = ["workshop", "site", "remote", "delivery"] as const

interface PanelProps {
  id: string
  site: SiteData
}

/** Services by place of work, and an emergency contact. */
function ServicesPanel({ id, site: { navbar, settings } }: PanelProps) {
  const { layout } = useTexts()
  const groups = places
    .map((place) => ({ place, services: navbar.services.filter((service) => service.place === place) }))
    .filter(({ services }) => services.length > 0)
  return (
    <div className="panel by-place" id={id}>
      {groups.map(({ place, services }) => (
        <section key={place} aria-labelledby={`${id}-${place}`}>
          <p className="panel-caption" id={`${id}-${place}`}>
            {layout.places[place]}
          </p>
          <ul className="plain-list">
            {services.map((service) => (
              <LinkItem key={service.id} to={service.path} lang={service.lang}>
                {service.title}
              </LinkItem>
            ))}
          </ul>
        </section>
      ))}
      {settings.phone && (
        <p className="panel-all">
          <span>
            <strong>{layout.standstill}</strong>{" "}
            {settings.opening_hours.text && (
              <>
                {layout.byPhone} <LocalizedText text={settings.opening_hours} />
              </>
            )}
          </span>
          <PhoneLink phone={settings.phone} />
        </p>
      )}
    </div>
  )
}

function SparesPanel({ id, site: { navbar } }: PanelProps) {
  const { layout } = useTexts()
  return (
    <div className="panel by-group" id={id}>
      <ul className="plain-list">
        {navbar.spares.map((spare) => (
          <LinkItem key={spare.id} to={spare.path} lang={spare.lang}>
            {spare.title}
            <span className="panel-count">{layout.parts(spare.parts)}</span>
          </LinkItem>
        ))}
        <LinkItem className="every" to="/spare-parts">
          {layout.allSpareParts}
        </LinkItem>
      </ul>
    </div>
  )
}

/** Menu of wide screens; its script is islands/live-menus.ts. */
export function MainMenu({ site }: { site: SiteData }) {
  const { layout } = useTexts()
  const { path } = usePageFacts()
  const inside = (pattern: RegExp) => pattern.test(path)
  return (
    <nav className="site-menu" aria-label={layout.mainMenu}>
      <ul className="main-menu">
        <Entry to="/gas-turbina">{layout.gasTurbines}</Entry>
        {site.navbar.services.length > 0 && (
          <li className="of-services">
            <Toggle id="menu-services" current={inside(/\/service\//u)}>
              {layout.services}
            </Toggle>
            <ServicesPanel id="menu-services" site={site} />
          </li>
        )}
        <li>
          <Toggle id="menu-spares" current={inside(/\/(?:part-list\/|spare-parts)/u)}>
            {layout.spareParts}
          </Toggle>
          <SparesPanel id="menu-spares" site={site} />
        </li>
        {site.navbar.partners > 0 && <Entry to="/partners">{layout.partners}</Entry>}
        {site.navbar.careers && <Entry to="/careers">{layout.careers}</Entry>}
      </ul>
    </nav>
  )
}

function Entry({ to, children }: { to: string; children: ReactNode }) {
  const address = localPath(useLanguage(), to)
  return (
    <li>
      <PageLink
        className="main-menu-top"
        to={address}
        aria-current={usePageFacts().path === address ? "page" : undefined}
      >
        {children}
      </PageLink>
    </li>
  )
}

function Toggle({ id, current, children }: { id: string; current: boolean; children: ReactNode }) {
  return (
    <button
      type="button"
      className="main-menu-top"
      aria-expanded={false}
      aria-controls={id}
      aria-current={current || undefined}
      data-live
    >
      {children}
      <Icon name="down" />
    </button>
  )
}
