import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Picture } from "../../ui/picture.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import { LocalLink } from "../local-link.tsx"
import { ModelTable } from "../models/model-table.tsx"
import type { SparePartsData } from "./load-spare-parts.ts"

const size = "(min-width: 400px) 400px, 100vw"

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

/** Represents its family by the first product in the editors' order. */
function ProductTile({ card: { path, title, description, image } }: Pick<SparePartsData["families"][number], "card">) {
  const { details } = useTexts().pages.spareParts
  return (
    <article className="card">
      {image ? <Picture image={image} alt={image.alt} sizes={size} most={960} /> : <span className="no-picture" />}
      <h4>{title}</h4>
      {description && <RichText html={description} />}
      <LocalLink className="button button-small button-outline" to={path}>
        {details}
        <span className="visually-hidden">: {title}</span>
      </LocalLink>
    </article>
  )
}
