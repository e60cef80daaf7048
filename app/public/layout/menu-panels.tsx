import { useTexts } from "../../i18n/texts.tsx"
import type { SiteData } from "../load-site.ts"
import { LocalLink } from "../local-link.tsx"
import { phoneLink } from "../phone-link.ts"

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
              <li key={service.id}>
                <LocalLink to={service.path} lang={service.lang}>
                  {service.title}
                </LocalLink>
              </li>
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
                {layout.byPhone} <span lang={settings.opening_hours.lang}>{settings.opening_hours.text}</span>
              </>
            )}
          </span>
          <a href={phoneLink(settings.phone)}>{settings.phone}</a>
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
          <li key={spare.id}>
            <LocalLink to={spare.path} lang={spare.lang}>
              {spare.title}
              <span className="panel-count">{layout.parts(spare.parts)}</span>
            </LocalLink>
          </li>
        ))}
        <li>
          <LocalLink className="every" to="/spare-parts">
            {layout.allSpareParts}
          </LocalLink>
        </li>
      </ul>
    </div>
  )
}
