import { useTexts } from "../../i18n/texts.tsx"
import { Picture } from "../../ui/picture.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import { LocalLink } from "../local-link.tsx"
import type { Card } from "./load-spare-parts.ts"

const size = "(min-width: 400px) 400px, 100vw"

/** Represents its family by the first product in the editors' order. */
export function ProductTile({ card: { path, title, description, image } }: { card: Card }) {
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
