import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { ModelTable } from "../models/model-table.tsx"
import type { SparePartsData } from "./load-spare-parts.ts"
import { ProductTile } from "./product-card.tsx"

/** A card per family with all its models, for comparison. */
export function FamilyCards({ families }: Pick<SparePartsData, "families">) {
  const { pages } = useTexts()
  const { products, others } = pages.spareParts
  const total = families.reduce((sum, { models }) => sum + models.length, 0)
  const anchor = (id: number) => `family-${id}`
  return (
    <section className="families" aria-labelledby="products">
      <header className="section-head">
        <DimensionLine>{pages.gasTurbines.models(total)}</DimensionLine>
        <h2 id="products">{products}</h2>
        <p className="jumps">
          {families.map(({ id, name, models }) => (
            <a key={id} href={`#${anchor(id)}`}>
              {name || others} <span>{models.length}</span>
            </a>
          ))}
        </p>
      </header>
      <div className="cards">
        {families.map(({ id, name, card, models }) => (
          <section key={id} id={anchor(id)} aria-labelledby={`${anchor(id)}-title`}>
            <h3 id={`${anchor(id)}-title`}>{name || others}</h3>
            <ProductTile card={card} />
            <ModelTable models={models} label={name || others} slim />
          </section>
        ))}
      </div>
    </section>
  )
}
