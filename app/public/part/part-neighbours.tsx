import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Icon } from "../../ui/icon.tsx"
import { LocalLink } from "../local-link.tsx"
import { useSiteData } from "../site-data.ts"
import { PartLink } from "../part-link.tsx"
import type { PresentedPart } from "./present-part-page.ts"

/** Previous and next number in the part's first group. */
export function PartNeighbours({ part }: { part: PresentedPart }) {
  const texts = useTexts().part.near
  const spares = useSiteData()?.navbar.spares ?? []
  const { place, before, after, groups } = part
  const [group] = groups
  if (!group || before.length + after.length === 0) return null
  const total = spares.find(({ id }) => id === group.id)?.parts
  const row = ({ partnumber, slug, description }: PresentedPart["before"][number]) => (
    <li key={partnumber}>
      <PartLink slug={slug}>{partnumber}</PartLink>
      <span lang={description.lang}>{description.text}</span>
    </li>
  )
  return (
    <section className="part-page-block no-print" aria-labelledby="part-near">
      {total !== undefined && place !== null && (
        <DimensionLine>{texts.measure(place - 1, total - place)}</DimensionLine>
      )}
      <h2 id="part-near">{texts.title}</h2>
      <ol className="near-parts">
        {before.map(row)}
        <li className="near-here" aria-current="page">
          <b>{part.partnumber}</b>
          <span lang={part.description.lang}>{part.description.text}</span>
        </li>
        {after.map(row)}
      </ol>
      {total !== undefined && (
        <LocalLink className="more" to={group.path}>
          {texts.all(total)} <Icon name="right" />
        </LocalLink>
      )}
    </section>
  )
}
