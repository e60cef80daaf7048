import { useTexts } from "../../i18n/texts.tsx"
import { ServiceLink } from "../home/service-list.tsx"
import { PageSection } from "../page-section.tsx"
import { useSiteData } from "../site-data.ts"

export function OtherServices({ id }: { id: number }) {
  const { service: texts } = useTexts()
  const others = useSiteData()?.navbar.services.filter((service) => service.id !== id) ?? []
  if (others.length === 0) return null
  return (
    <PageSection measure={texts.othersMeasure(others.length)} title={texts.others}>
      <ul className="service-list plain">
        {others.map(({ id: other, path, title, lang, place }) => (
          <li key={other}>
            <ServiceLink path={path} title={{ text: title, lang }} place={place} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
