import { useTexts } from "../../i18n/texts.tsx"
import { MoreLink } from "../local-link.tsx"
import { PartLink } from "../part-link.tsx"
import { useSiteData } from "../site-data.ts"
import { PartPageBlock } from "./part-page-block.tsx"
import type { PresentedPart } from "./present-part-page.ts"

type NearPart = PresentedPart["before"][number]

const row = ({ partnumber, slug, description }: NearPart) => (
  <li key={partnumber}>
    <PartLink slug={slug}>{partnumber}</PartLink>
    <span lang={description.lang}>{description.text}</span>
  </li>
)

/** Parts of the group whose descriptions begin with the same words. */
export function PartAlike({ part: { kind, alike } }: { part: PresentedPart }) {
  const texts = useTexts().part.alike
  if (alike.length === 0) return null
  return (
    <PartPageBlock
      id="part-alike"
      className="no-print"
      measure={texts.measure(alike.length)}
      title={texts.title(kind.text)}
    >
      <ol className="near-parts">{alike.map(row)}</ol>
    </PartPageBlock>
  )
}

/** Previous and next numbers in the part's first group. */
export function PartNeighbours({ part }: { part: PresentedPart }) {
  const texts = useTexts().part.near
  const spares = useSiteData()?.navbar.spares ?? []
  const { place, before, after, groups } = part
  const [group] = groups
  if (!group || before.length + after.length === 0) return null
  const total = spares.find(({ id }) => id === group.id)?.parts
  const measure = total !== undefined && place !== null && texts.measure(place - 1, total - place)
  return (
    <PartPageBlock id="part-near" className="no-print" measure={measure} title={texts.title}>
      <ol className="near-parts">
        {before.map(row)}
        <li className="near-here" aria-current="page">
          <b>{part.partnumber}</b>
          <span lang={part.description.lang}>{part.description.text}</span>
        </li>
        {after.map(row)}
      </ol>
      {total !== undefined && <MoreLink to={group.path}>{texts.all(total)}</MoreLink>}
    </PartPageBlock>
  )
}
