import { localPath } from "#contract/language.ts"
import { recordPaths } from "#contract/record-constants.ts"
import { productDescription } from "../../i18n/product-description.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Island } from "../../islands/island.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { JsonLd } from "../json-ld.tsx"
import { MoreLink, LocalLink } from "../local-link.tsx"
import { ModelTable } from "../models/model-table.tsx"
import { PageHead } from "../page-head.tsx"
import { checkWords, readId, readRequest } from "../read-params.ts"
import { useSiteData } from "../site-data.ts"
import { ContactSide } from "../text-page/contact-side.tsx"
import type { Route } from "./+types/page.ts"
import { AskForProduct } from "./ask-for-product.tsx"
import { Gallery } from "./gallery.tsx"
import { type ProductData, loadProduct } from "./load-product.ts"
import { TypePlate } from "./type-plate.tsx"
import { Picture } from "../../ui/picture.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import { Icon } from "../../ui/icon.tsx"
import "./product-page.css"

const half = "(min-width: 1440px) 356px, (min-width: 1080px) 26vw, (min-width: 720px) 40vw, 100vw"

/** The description, then the machine's properties, each with its picture. */
function ProductText({ product: { description, properties, lang } }: { product: ProductData }) {
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

export async function loader(args: Route.LoaderArgs) {
  const { id } = args.params
  const { db, language } = readRequest(args)
  const product = await loadProduct(db, readId(id), language, new URL(args.request.url).search)
  checkWords(args.request, id, language, product.path)
  return product
}

export default function ProductPage({ loaderData: product }: Route.ComponentProps) {
  const { pages } = useTexts()
  const { id, title, model, power, lang, images, category, family, sameIds } = product
  const series = family && {
    title: family.name,
    to: "/gas-turbina",
    rest: `?category=${family.id}#models`,
  }
  return (
    <main id="main">
      <ProductHead product={product} />
      <div className="wrap wrap-wide">
        <Breadcrumb
          parents={[{ title: pages.gasTurbines.title, to: "/gas-turbina" }, ...(series ? [series] : [])]}
          here={{ text: model || title, lang }}
        />
        <header className="prod-head">
          <DimensionLine>
            {family?.name ?? (category ? <span lang={lang}>{category.name}</span> : pages.gasTurbines.title)}
          </DimensionLine>
          <h1 lang={lang}>{title}</h1>
        </header>
        <div className="prod">
          <Island name="gallery" of={Gallery} start="touch" props={{ images }} />
          <div className="prod-side">
            <div>
              <TypePlate product={product} />
              <ContactSide
                title={pages.product.ask}
                action={
                  <Island
                    name="ask-for-product"
                    of={AskForProduct}
                    start="touch"
                    props={{ id, title, lang, isMachine: power !== null, sameIds }}
                  />
                }
              />
            </div>
          </div>
          <ProductText product={product} />
        </div>
      </div>
      {family && family.models.length > 0 && <FamilyModels family={family} />}
      {family && <SpareBand family={family} />}
    </main>
  )
}

function ProductHead({ product }: { product: ProductData }) {
  const texts = useTexts().pages.product
  const language = useLanguage()
  const company = useSiteData()?.settings.company_name ?? ""
  const { path, title, lang, meta, images, alternates } = product
  const description = meta.description || productDescription(texts, language, product, company)
  return (
    <>
      <PageHead
        title={meta.title || title}
        description={description}
        path={path}
        image={images[0]}
        noindex={lang !== undefined}
        alternates={alternates}
      />
      <ProductStructure product={product} description={description} />
    </>
  )
}

/** Structured data of the product, without an offer: prices and stock are on request. */
function ProductStructure({ product, description }: { product: ProductData; description: string }) {
  const language = useLanguage()
  const { origin = "" } = useSiteData() ?? {}
  const { id, path, title, model, type, power, images, category } = product
  const output = { "@type": "PropertyValue", name: "Power", value: power, unitText: "MW" }
  return (
    <JsonLd
      data={{
        "@type": "Product",
        // The id is stable when the title changes.
        "@id": `${origin}${recordPaths.product}/${id}#product`,
        url: origin + localPath(language, path),
        name: title,
        description,
        category: category?.name ?? type,
        ...(model ? { model, mpn: model } : {}),
        ...(images[0] ? { image: `${origin}/${images[0].path}` } : {}),
        ...(power === null ? {} : { additionalProperty: output }),
      }}
    />
  )
}

/** Other models of the same category, for comparison. */
function FamilyModels({ family: { id, name, models } }: { family: NonNullable<ProductData["family"]> }) {
  const { product } = useTexts().pages
  return (
    <section className="related-models" aria-labelledby="kin">
      <div className="wrap wrap-wide">
        <header>
          <DimensionLine>{product.others(models.length)}</DimensionLine>
          <h2 id="kin">{product.family(name)}</h2>
          <MoreLink to={`/gas-turbina?category=${id}#models`}>{product.allModels}</MoreLink>
        </header>
        <ModelTable models={models} label={product.family(name)} />
      </div>
    </section>
  )
}

/** Link to the parts of this machine. */
function SpareBand({ family }: { family: NonNullable<ProductData["family"]> }) {
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
