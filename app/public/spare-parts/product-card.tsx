import { useTexts } from "../../i18n/texts.tsx"
import { Picture } from "../../ui/picture.tsx"
import { LocalLink } from "../local-link.tsx"
import { PlateCells } from "../models/plate-cells.tsx"
import type { Card } from "./load-spare-parts.ts"

const size = "(min-width: 768px) 400px, (min-width: 560px) 200px, 112px"

export function ProductCard({ card }: { card: Card }) {
  const { id, title, description, image } = card
  const { details } = useTexts().pages.spareParts
  return (
    <article className="card">
      {image ? <Picture image={image} alt={image.alt} sizes={size} most={960} /> : <span className="no-picture" />}
      <h4>{title}</h4>
      {(card.type || card.power !== null) && (
        <div className="plate slim">
          <PlateCells product={{ type: card.type, power: card.power }} />
        </div>
      )}
      <p>{description}</p>
      <LocalLink className="btn sm line" to={`/parts/${id}`}>
        {details}
        <span className="vh">: {title}</span>
      </LocalLink>
    </article>
  )
}
