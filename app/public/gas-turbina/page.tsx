import { appContextKey } from "#server/app-context-key.ts"
import { listCategories } from "#server/features/category/store.ts"
import { listProducts } from "#server/features/product/store.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Picture } from "../../ui/picture.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { PageHead } from "../page-head.tsx"
import { readLanguage } from "../read-params.ts"
import { EmptyNote } from "../text-page/empty-note.tsx"
import { loadTextPage } from "../text-page/load-text-page.ts"
import type { Route } from "./+types/page.ts"
import { ModelTable } from "./model-table.tsx"

export async function loader({ context, params }: Route.LoaderArgs) {
  const language = readLanguage(params)
  const { db } = context.get(appContextKey)
  const products = await listProducts(db, language)
  const categories = (await listCategories(db, language)).map(({ id, name, summary }) => ({
    id,
    name,
    summary,
    products: products.filter((product) => product.category_id === id),
  }))
  return { ...(await loadTextPage(db, "gas-turbina", language)), categories, models: products.length }
}

const half = "(min-width: 1440px) 676px, (min-width: 720px) 50vw, 100vw"

export default function GasTurbinePage({ loaderData }: Route.ComponentProps) {
  const { text, images, categories, models } = loaderData
  const { title, description, ...texts } = useTexts().pages.gasTurbines
  return (
    <main id="main">
      <PageHead title={title} description={description} path="/gas-turbina" image={images[0]} />
      <div className="wrap wide">
        <Breadcrumb here={{ text: title, lang: undefined }} />
        <header className="doc-head">
          <DimensionLine>{texts.models(models)}</DimensionLine>
          <h1>{title}</h1>
        </header>
        <div className="pair">
          {images.map((image, index) => (
            <Picture key={image.path} image={image} alt={image.alt} sizes={half} eager={index === 0} />
          ))}
        </div>
        <div className="doc">
          <RichText html={text.text} lang={text.lang} />
        </div>
      </div>
      <section className="section doc-models" id="models">
        <div className="wrap wide">
          <header className="sec-head">
            <DimensionLine>{texts.models(models)}</DimensionLine>
            <h2>{texts.byFamily}</h2>
          </header>
          {categories.length === 0 && <EmptyNote title={texts.empty} help={texts.emptyHelp} />}
          {categories.map((category) => (
            <ModelTable key={category.id} category={category} />
          ))}
        </div>
      </section>
    </main>
  )
}
