import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Icon } from "../../ui/icon.tsx"
import { LocalLink } from "../local-link.tsx"
import { useSiteData } from "../site-data.ts"
import type { PresentedPart } from "./present-part-page.ts"

/** Services whose texts mention the part. */
export function PartServices({ part: { services } }: { part: PresentedPart }) {
  const { part, layout } = useTexts()
  const total = useSiteData()?.navbar.services.length ?? services.length
  if (services.length === 0) return null
  return (
    <section className="part-page-block no-print" aria-labelledby="part-services">
      <DimensionLine>{part.services.measure(services.length, total)}</DimensionLine>
      <h2 id="part-services">{part.services.title}</h2>
      <ul className="part-services">
        {services.map(({ id, path, place, title, summary }) => (
          <li key={id}>
            <h3>
              <LocalLink to={path} lang={title.lang}>
                {title.text}
              </LocalLink>
            </h3>
            <span className="part-service-place">{layout.places[place]}</span>
            {summary.text && <p lang={summary.lang}>{summary.text}</p>}
            <Icon name="right" />
          </li>
        ))}
      </ul>
    </section>
  )
}
