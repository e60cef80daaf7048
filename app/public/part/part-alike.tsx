import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { PartLink } from "../part-link.tsx"
import type { PresentedPart } from "./present-part-page.ts"

/** Parts of the group whose descriptions begin with the same words. */
export function PartAlike({ part: { kind, alike } }: { part: PresentedPart }) {
  const texts = useTexts().part.alike
  if (alike.length === 0) return null
  return (
    <section className="part-page-block no-print" aria-labelledby="part-alike">
      <DimensionLine>{texts.measure(alike.length)}</DimensionLine>
      <h2 id="part-alike">{texts.title(kind.text)}</h2>
      <ol className="near-parts">
        {alike.map(({ partnumber, slug, description }) => (
          <li key={partnumber}>
            <PartLink slug={slug}>{partnumber}</PartLink>
            <span lang={description.lang}>{description.text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
