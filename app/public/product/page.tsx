import { appContextKey } from "#server/app-context-key.ts"
import { formatFigure } from "../../i18n/figures.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { PageHead } from "../page-head.tsx"
import { readId, readLanguage } from "../read-params.ts"
import { useSiteData } from "../site-data.ts"
import type { Route } from "./+types/page.ts"
import { AskForProduct } from "./ask-for-product.tsx"
import { FamilyModels } from "./family-models.tsx"
import { Gallery } from "./gallery.tsx"
import { type ProductData, loadProduct } from "./load-product.ts"
import { ProductStructure } from "./product-structure.tsx"
import { ProductText } from "./product-text.tsx"
import { SpareBand } from "./spare-band.tsx"
import { TypePlate } from "./type-plate.tsx"

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const language = readLanguage(params)
  return loadProduct(context.get(appContextKey).db, readId(params.id), language, new URL(request.url).search)
}

export default function ProductPage({ loaderData: product }: Route.ComponentProps) {
  const { pages } = useTexts()
  const { id, title, model, lang, images, category, family } = product
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
          <Gallery key={id} images={images} />
          <div className="prod-side">
            <div>
              <TypePlate product={product} />
              <AskForProduct product={product} />
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

/** Search engines cut what is longer. */
const shownCharacters = 160

function ProductHead({ product }: { product: ProductData }) {
  const texts = useTexts().pages.product
  const language = useLanguage()
  const company = useSiteData()?.settings.company_name ?? ""
  const { id, title, type, power, lang, images, counterparts } = product
  const facts = [type, power === null ? "" : `${formatFigure(language, power)} ${texts.megawatt}`]
    .filter(Boolean)
    .join(", ")
  const withFacts = texts.description(facts ? `${title} (${facts})` : title, company)
  const description = withFacts.length > shownCharacters ? texts.description(title, company) : withFacts
  return (
    <>
      <PageHead
        title={title}
        description={description}
        path={`/parts/${id}`}
        image={images[0]}
        noindex={lang !== undefined}
        alternates={counterparts}
      />
      <ProductStructure product={product} description={description} />
    </>
  )
}
