import { appContextKey } from "#server/app-context-key.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { Island } from "../../islands/island.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { PageHead } from "../page-head.tsx"
import { readLanguage } from "../read-params.ts"
import { EmptyNote } from "../text-page/empty-note.tsx"
import type { Route } from "./+types/page.ts"
import { CategoryShelf } from "./category-shelf.tsx"
import { loadGasTurbines } from "./load-gas-turbines.ts"
import { PageBlocks } from "./blocks.tsx"
import { TurbineIntro } from "./turbine-intro.tsx"
import "./gas-turbines.css"

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const language = readLanguage(params)
  const asked = Number(new URL(request.url).searchParams.get("category"))
  return loadGasTurbines(context.get(appContextKey).db, asked, language)
}

export default function GasTurbinePage({ loaderData: data }: Route.ComponentProps) {
  const { title, description, ...texts } = useTexts().pages.gasTurbines
  const { text, meta, indexing, images, parts, total, range, tabs, shelf } = data
  return (
    <main id="main">
      <PageHead
        title={meta.title || title}
        description={meta.description || description}
        path="/gas-turbina"
        image={images[0]}
        {...indexing}
      />
      <div className="wrap wrap-wide">
        <Breadcrumb here={{ text: title, lang: undefined }} />
        <header className="text-page-head">
          <DimensionLine>{range ? texts.measure(total, range.from, range.to) : texts.models(total)}</DimensionLine>
          <h1>{title}</h1>
        </header>
        <TurbineIntro images={images} text={text} />
        <PageBlocks parts={parts} />
      </div>
      <section className="section" id="models">
        <div className="wrap wrap-wide">
          <header className="section-head">
            <DimensionLine>{texts.models(total)}</DimensionLine>
            <h2>{texts.byFamily}</h2>
          </header>
          {total === 0 && tabs.length === 0 ? (
            <EmptyNote title={texts.empty} help={texts.emptyHelp} />
          ) : (
            <Island name="category-shelf" of={CategoryShelf} start="touch" props={{ tabs, first: shelf }} />
          )}
        </div>
      </section>
    </main>
  )
}
