import { useTexts } from "../../i18n/texts.tsx"
import { Island } from "../../islands/island.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Picture } from "../../ui/picture.tsx"
import { RichText } from "../../ui/rich-text.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { PageIntro } from "../page-banner.tsx"
import { PageHead } from "../page-head.tsx"
import { PageSection } from "../page-section.tsx"
import { readRequest } from "../read-params.ts"
import type { PageBlockData } from "../text-page/load-text-page.ts"
import { EmptyNote } from "../text-page/empty-note.tsx"
import type { Route } from "./+types/page.ts"
import { CategoryShelf } from "./category-shelf.tsx"
import { type GasTurbineData, loadGasTurbines } from "./load-gas-turbines.ts"
import "./gas-turbines.css"

const whole = "(min-width: 1440px) 1360px, calc(100vw - 32px)"
const half = "(min-width: 1440px) 676px, (min-width: 720px) 50vw, calc(100vw - 32px)"

export async function loader(args: Route.LoaderArgs) {
  const { db, language, query } = readRequest(args)
  return loadGasTurbines(db, Number(query.get("category")), language)
}

export default function GasTurbinePage({ loaderData: data }: Route.ComponentProps) {
  const { description, ...texts } = useTexts().pages.gasTurbines
  const { intro, text, meta, indexing, images, parts, total, range, tabs, shelf } = data
  const title = data.title || texts.title
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
        <PageIntro text={intro} />
        <TurbineIntro images={images} text={text} />
        <PageBlocks parts={parts} />
      </div>
      <PageSection measure={texts.models(total)} title={texts.byFamily} id="models">
        {total === 0 && tabs.length === 0 ? (
          <EmptyNote title={texts.empty} help={texts.emptyHelp} />
        ) : (
          <Island name="category-shelf" of={CategoryShelf} start="touch" props={{ tabs, first: shelf }} />
        )}
      </PageSection>
    </main>
  )
}

/** One wide picture, or several in two columns; the text below. */
function TurbineIntro({ images, text }: Pick<GasTurbineData, "images" | "text">) {
  return (
    <>
      {images.length > 0 && (
        <div className="pair">
          {images.map((image, index) => (
            <Picture
              key={image.path}
              image={image}
              alt={image.alt}
              sizes={images.length === 1 ? whole : half}
              eager={index === 0}
            />
          ))}
        </div>
      )}
      {text.text && <RichText html={text.text} lang={text.lang} className="gt-text" />}
    </>
  )
}

function PageBlocks({ parts }: { parts: readonly PageBlockData[] }) {
  const { parts: heading } = useTexts().pages.gasTurbines
  if (parts.length === 0) return null
  return (
    <section className="gt-blocks" aria-labelledby="blocks">
      <h2 className="visually-hidden" id="blocks">
        {heading}
      </h2>
      {parts.map(({ id, text, image }) => (
        <article className="gt-block" key={id}>
          {image && <Picture image={image} alt={image.alt} sizes="(min-width: 600px) 537px, 100vw" />}
          <RichText html={text.text} lang={text.lang} />
        </article>
      ))}
    </section>
  )
}
