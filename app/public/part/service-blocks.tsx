import { useTexts } from "../../i18n/texts.tsx"
import { Icon } from "../../ui/icon.tsx"
import { LocalLink } from "../local-link.tsx"
import { LocalizedText } from "../localized-text.tsx"
import { useSiteData } from "../site-data.ts"
import { PartPageBlock } from "./part-page-block.tsx"
import type { PresentedPart } from "./present-part-page.ts"

/** What an inquiry needs for a quick reply. */
export function WhatToSend() {
  const { title, items, measure } = useTexts().part.send
  return (
    <PartPageBlock id="part-send" measure={measure(items.length)} title={title}>
      <ol className="what-to-send">
        {items.map((item) => (
          <li key={item.title}>
            <div>
              <b>{item.title}</b>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </PartPageBlock>
  )
}

/** Services whose texts mention the part. */
export function PartServices({ part: { services } }: { part: PresentedPart }) {
  const { part, layout } = useTexts()
  const { measure, title: heading } = part.services
  const total = useSiteData()?.navbar.services.length ?? services.length
  if (services.length === 0) return null
  return (
    <PartPageBlock id="part-services" className="no-print" measure={measure(services.length, total)} title={heading}>
      <ul className="part-services">
        {services.map(({ id, path, place, title, summary }) => (
          <li key={id}>
            <h3>
              <LocalLink to={path} lang={title.lang}>
                {title.text}
              </LocalLink>
            </h3>
            <span className="part-service-place">{layout.places[place]}</span>
            <LocalizedText as="p" text={summary} />
            <Icon name="right" />
          </li>
        ))}
      </ul>
    </PartPageBlock>
  )
}
