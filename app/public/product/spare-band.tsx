import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Icon } from "../../ui/icon.tsx"
import { LocalLink } from "../local-link.tsx"
import { useSiteData } from "../site-data.ts"
import type { ProductData } from "./load-product.ts"

/** Link to the parts of this machine. */
export function SpareBand({ family }: { family: NonNullable<ProductData["family"]> }) {
  const { layout, pages } = useTexts()
  const spare = useSiteData()?.navbar.spares.find(({ id }) => id === family.spareId)
  if (!spare) return null
  return (
    <section className="ink-background on-ink" aria-labelledby="band">
      <div className="wrap wrap-wide band">
        <DimensionLine>{layout.parts(spare.parts)}</DimensionLine>
        <div>
          <h2 id="band" lang={spare.lang}>
            {spare.title}
          </h2>
          <p>{pages.product.bandText}</p>
        </div>
        <LocalLink className="button" to={spare.path}>
          {pages.product.bandLink} <Icon name="right" />
        </LocalLink>
      </div>
    </section>
  )
}
