import { useTexts } from "../../i18n/texts.tsx"
import { Picture } from "../../ui/picture.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import type { ProductData } from "./load-product.ts"

const half = "(min-width: 1440px) 356px, (min-width: 1080px) 26vw, (min-width: 720px) 40vw, 100vw"

/** The description, then the machine's properties, each with its picture. */
export function ProductText({ product: { description, properties, lang } }: { product: ProductData }) {
  const { heading, noText } = useTexts().pages.product
  return (
    <section className="prod-text" aria-labelledby="product-text">
      <h2 id="product-text">{heading}</h2>
      {description ? <RichText html={description} lang={lang} /> : <p>{noText}</p>}
      {properties.length > 0 && (
        <div className="props">
          {properties.map(({ id, description: html, image }) => (
            <article className="prop" key={id}>
              {image && <Picture image={image} alt={image.alt} sizes={half} />}
              <RichText html={html} lang={lang} />
            </article>
          ))}
        </div>
      )}
    </section>
  )
}
