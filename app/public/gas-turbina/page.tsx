import { isRouteErrorResponse } from "react-router"
import { appContextKey } from "#server/app-context-key.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { PageHead } from "../page-head.tsx"
import { readLanguage } from "../read-params.ts"
import { EmptyNote } from "../text-page/empty-note.tsx"
import { useLast } from "../use-last.ts"
import type { Route } from "./+types/page.ts"
import { CategoryShelf } from "./category-shelf.tsx"
import { type GasTurbineData, loadGasTurbines } from "./load-gas-turbines.ts"
import { PageBlocks } from "./blocks.tsx"
import { TurbineIntro } from "./turbine-intro.tsx"

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const language = readLanguage(params)
  const asked = Number(new URL(request.url).searchParams.get("category"))
  return loadGasTurbines(context.get(appContextKey).db, asked, language)
}

/** A category that could not be loaded is no reason to take the page away. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (isRouteErrorResponse(error) || error instanceof Response) throw error
    return null
  }
}

export default function GasTurbinePage({ loaderData }: Route.ComponentProps) {
  const data = useLast<GasTurbineData>(loaderData)
  return <GasTurbines data={data} failed={!loaderData} />
}

function GasTurbines({ data, failed }: { data: GasTurbineData; failed: boolean }) {
  const { title, description, ...texts } = useTexts().pages.gasTurbines
  const { text, images, parts, total, range } = data
  return (
    <main id="main">
      <PageHead title={title} description={description} path="/gas-turbina" image={images[0]} />
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
          {total === 0 && data.tabs.length === 0 ? (
            <EmptyNote title={texts.empty} help={texts.emptyHelp} />
          ) : (
            <CategoryShelf data={data} failed={failed} />
          )}
        </div>
      </section>
    </main>
  )
}
