import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Icon } from "../../ui/icon.tsx"
import { LocalLink } from "../local-link.tsx"
import { useSiteData } from "../site-data.ts"

export function OtherServices({ id }: { id: number }) {
  const { layout, service: texts } = useTexts()
  const others = useSiteData()?.navbar.services.filter((service) => service.id !== id) ?? []
  if (others.length === 0) return null
  return (
    <section className="section">
      <div className="wrap wrap-wide">
        <header className="section-head">
          <DimensionLine>{texts.othersMeasure(others.length)}</DimensionLine>
          <h2>{texts.others}</h2>
        </header>
        <ul className="service-list plain">
          {others.map((service) => (
            <li key={service.id}>
              <LocalLink to={service.path}>
                <span className="service-name" lang={service.lang}>
                  {service.title}
                </span>
                <span className="service-place">{layout.places[service.place]}</span>
                <Icon name="right" />
              </LocalLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
