import { appContextKey } from "#server/app-context-key.ts"
import { listSpares } from "#server/features/spare/store.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Picture } from "../../ui/picture.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import { chooseImage } from "../choose-image.ts"
import { chooseText } from "../choose-text.ts"
import { LocalLink } from "../local-link.tsx"
import { PageHead } from "../page-head.tsx"
import { readLanguage } from "../read-params.ts"
import { EmptyNote } from "../text-page/empty-note.tsx"
import type { Route } from "./+types/page.ts"

export async function loader({ context, params }: Route.LoaderArgs) {
  const language = readLanguage(params)
  const spares = await listSpares(context.get(appContextKey).db)
  return spares.map((spare) => ({
    id: spare.id,
    title: chooseText(spare, "title", language),
    subtitle: chooseText(spare, "subtitle", language),
    parts: spare.parts_total,
    image: spare.image_list[0] ? chooseImage(spare.image_list[0], language) : null,
  }))
}

const third = "(min-width: 1440px) 432px, (min-width: 1080px) 33vw, (min-width: 720px) 50vw, 100vw"

export default function SparePartsPage({ loaderData: groups }: Route.ComponentProps) {
  const { layout, pages } = useTexts()
  const { title, description, lead, empty, emptyHelp } = pages.spareParts
  const total = groups.reduce((sum, { parts }) => sum + parts, 0)
  return (
    <main id="main">
      <PageHead title={title} description={description} path="/spare-parts" image={groups[0]?.image ?? undefined} />
      <div className="wrap wide">
        <Breadcrumb here={{ text: title, lang: undefined }} />
        <header className="doc-head">
          <DimensionLine>{layout.parts(total)}</DimensionLine>
          <h1>{title}</h1>
          <p className="sub">{lead}</p>
        </header>
        {groups.length === 0 && <EmptyNote title={empty} help={emptyHelp} />}
        <div className="doc-groups">
          {groups.map(({ id, title: name, subtitle, parts, image }, index) => (
            <article key={id}>
              {image && <Picture image={image} alt="" sizes={third} eager={index === 0} />}
              <div className="cap">
                <h2>
                  <LocalLink to={`/part-list/${id}`} lang={name.lang}>
                    {name.text}
                  </LocalLink>
                </h2>
                <span className="n">{layout.parts(parts)}</span>
              </div>
              <p lang={subtitle.lang}>{subtitle.text}</p>
            </article>
          ))}
        </div>
      </div>
    </main>
  )
}
