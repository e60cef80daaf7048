import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Picture } from "../../ui/picture.tsx"
import { LocalLink } from "../local-link.tsx"
import { phoneLink } from "../phone-link.ts"
import { useSiteData } from "../site-data.ts"
import type { HomeData } from "./load-home.ts"

type ServiceEntry = HomeData["services"][number]

/** Ruled list; on wide screens, the hovered or focused service shows its picture beside it. */
export function ServiceList({ services }: { services: readonly ServiceEntry[] }) {
  const texts = useTexts().home.services
  const phone = useSiteData()?.settings.phone
  if (services.length === 0) return null
  return (
    <section className="section flush" id="services" tabIndex={-1}>
      <div className="wrap wrap-wide">
        <header className="section-head">
          <DimensionLine>{texts.measure(services.length)}</DimensionLine>
          <h2>{texts.title}</h2>
          <p className="section-note">{texts.sub}</p>
        </header>
        <div className="services">
          <ul className="service-list">
            {services.map((service) => (
              <ServiceRow key={service.id} service={service} />
            ))}
          </ul>
          <div className="service-list-side">
            {phone && (
              <div className="call">
                <p>{texts.standstill}</p>
                <a href={phoneLink(phone)}>{phone}</a>
              </div>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

function ServiceRow({ service: { path, title, summary, place, image } }: { service: ServiceEntry }) {
  const { places } = useTexts().layout
  return (
    <li>
      <LocalLink to={path}>
        <span className="service-name" lang={title.lang}>
          {title.text}
        </span>
        <span className="service-place">{places[place]}</span>
        <Icon name="right" />
      </LocalLink>
      {(image || summary.text) && (
        <figure>
          {image && <Picture image={image} alt="" sizes="560px" most={1_280} />}
          {summary.text && <figcaption lang={summary.lang}>{summary.text}</figcaption>}
        </figure>
      )}
    </li>
  )
}
