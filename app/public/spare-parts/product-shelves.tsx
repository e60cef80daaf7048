import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import type { SparePartsData } from "./load-spare-parts.ts"
import { ProductCard } from "./product-card.tsx"

/** Every product as a card, one shelf for each category. */
export function ProductShelves({ shelves }: Pick<SparePartsData, "shelves">) {
  const { pages } = useTexts()
  const { products, preOrder } = pages.spareParts
  const total = shelves.reduce((sum, { cards }) => sum + cards.length, 0)
  const anchor = (id: number) => `shelf-${id}`
  return (
    <section className="card-shelves" aria-labelledby="products">
      <header className="sec-head">
        <DimensionLine>{pages.gasTurbines.models(total)}</DimensionLine>
        <h2 id="products">{products}</h2>
        <p className="jumps">
          {shelves.map(({ id, name, cards }) => (
            <a key={id} href={`#${anchor(id)}`}>
              {name || pages.spareParts.others} <span>{cards.length}</span>
            </a>
          ))}
          <a href="#pre-order-title">{preOrder.title}</a>
        </p>
      </header>
      {shelves.map(({ id, name, cards }) => (
        <section key={id} id={anchor(id)} aria-labelledby={`${anchor(id)}-title`}>
          <h3 id={`${anchor(id)}-title`}>{name || pages.spareParts.others}</h3>
          <div className="cards">
            {cards.map((card) => (
              <ProductCard key={card.id} card={card} />
            ))}
          </div>
        </section>
      ))}
    </section>
  )
}
