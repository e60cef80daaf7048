import type { Service } from "#contract/service.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Picture } from "../../ui/picture.tsx"
import type { ChosenText } from "../choose-text.ts"
import { PhoneLink } from "../contact-links.tsx"
import { LocalLink } from "../local-link.tsx"
import { LocalizedText } from "../localized-text.tsx"
import { PageSection } from "../page-section.tsx"
import { useSiteData } from "../site-data.ts"
import type { HomeData } from "./load-home.ts"

/** Ruled list; on wide screens, the hovered or focused service shows its picture beside it. */
export function ServiceList({ services, head }: Pick<HomeData, "services"> & { head: HomeData["servicesHead"] }) {
  const texts = useTexts().home.services
  const phone = useSiteData()?.settings.phone
  if (services.length === 0) return null
  return (
    <PageSection
      measure={texts.measure(services.length)}
      title={head.title || texts.title}
      note={head.note.text && <LocalizedText text={head.note} />}
      id="services"
      className="flush"
      tabIndex={-1}
    >
      <div className="services">
        <ul className="service-list">
          {services.map(({ id, image, summary, ...service }) => (
            <li key={id}>
              <ServiceLink {...service} />
              {(image || summary.text) && (
                <figure>
                  {image && <Picture image={image} alt="" sizes="560px" most={1_280} />}
                  <LocalizedText as="figcaption" text={summary} />
                </figure>
              )}
            </li>
          ))}
        </ul>
        <div className="service-list-side">
          {phone && (
            <div className="call">
              <p>{texts.standstill}</p>
              <PhoneLink phone={phone} />
            </div>
          )}
        </div>
      </div>
    </PageSection>
  )
}

/** Name of a service and where its work is done, as a link to its page. */
export function ServiceLink({ path, title, place }: { path: string; title: ChosenText; place: Service["place"] }) {
  const { places } = useTexts().layout
  return (
    <LocalLink to={path}>
      <LocalizedText className="service-name" text={title} />
      <span className="service-place">{places[place]}</span>
      <Icon name="right" />
    </LocalLink>
  )
}
