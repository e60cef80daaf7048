import { appContextKey } from "#server/app-context-key.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Picture } from "../../ui/picture.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { PageHead } from "../page-head.tsx"
import { readId, readLanguage } from "../read-params.ts"
import { useSiteData } from "../site-data.ts"
import { ContactSide } from "../text-page/contact-side.tsx"
import type { Route } from "./+types/page.ts"
import { type ProductData, loadProduct } from "./load-product.ts"
import { TypePlate } from "./type-plate.tsx"

export async function loader({ context, params }: Route.LoaderArgs) {
  const language = readLanguage(params)
  return loadProduct(context.get(appContextKey).db, readId(params.id), language)
}

const wide = "(min-width: 1440px) 888px, (min-width: 1080px) calc(100vw - 540px), 100vw"

export default function ProductPage({ loaderData: product }: Route.ComponentProps) {
  const { pages } = useTexts()
  const company = useSiteData()?.settings.company_name ?? ""
  const { title, lang, images, category, counterparts } = product
  return (
    <main id="main">
      <PageHead
        title={title}
        description={pages.product.description(title, company)}
        path={`/parts/${product.id}`}
        image={images[0]}
        noindex={lang !== undefined}
        alternates={counterparts}
      />
      <div className="wrap wide">
        <Breadcrumb
          parents={[{ title: pages.gasTurbines.title, to: "/gas-turbina" }]}
          here={{ text: product.model || title, lang }}
        />
        <header className="prod-head">
          <DimensionLine>{category?.name ?? product.type}</DimensionLine>
          <h1 lang={lang}>{title}</h1>
        </header>
        <div className="prod">
          <div className="gal">
            {images.map((image, index) => (
              <div key={image.path} className={index === 0 ? "main" : undefined}>
                <Picture image={image} alt={image.alt} sizes={index === 0 ? wide : "25vw"} eager={index === 0} />
              </div>
            ))}
          </div>
          <div className="prod-side">
            <div>
              <TypePlate product={product} />
              <ContactSide title={pages.product.ask} />
            </div>
          </div>
          <ProductText product={product} />
        </div>
      </div>
    </main>
  )
}

function ProductText({ product: { description, properties, lang } }: { product: ProductData }) {
  const { heading } = useTexts().pages.product
  return (
    <section className="prod-text" aria-labelledby="product-text" lang={lang}>
      <h2 id="product-text">{heading}</h2>
      <RichText html={description} />
      {properties.map(({ id, description: html, image }) => (
        <div className="prop" key={id}>
          {image && <Picture image={image} alt={image.alt} sizes="(min-width: 720px) 360px, 100vw" />}
          <RichText html={html} />
        </div>
      ))}
    </section>
  )
}
