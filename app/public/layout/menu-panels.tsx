import { useTexts } from "../../i18n/texts.tsx"
import { PhoneLink } from "../contact-links.tsx"
import type { SiteData } from "../load-site.ts"
import { LinkItem } from "../local-link.tsx"
import { LocalizedText } from "../localized-text.tsx"

const places = ["workshop", "site", "remote", "delivery"] as const

interface PanelProps {
  id: string
  site: SiteData
}

/** Services by place of work, and an emergency contact. */
export function ServicesPanel({ id, site: { navbar, settings } }: PanelProps) {
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

export function SparesPanel({ id, site: { navbar } }: PanelProps) {
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
