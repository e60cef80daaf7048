import { data, redirect } from "react-router"
import { localPath } from "#contract/language.ts"
import { pageResultKey, visitorKey } from "#server/app-context-key.ts"
import { readRequest } from "../read-params.ts"
import type { Route } from "./+types/page.ts"
import { loadPart } from "./load-part.ts"
import { partPath } from "../part-link.tsx"
import { PartDetails } from "./part-details.tsx"
import { UnknownPart } from "./unknown-part.tsx"
import "../near-numbers/near-numbers.css"
import "./part.css"
import "./part-blocks.css"
import "./part-end.css"
import "./part-ask.css"
import "./part-chain.css"
import "./part-fold.css"
import "./part-print.css"
import { useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Breadcrumb } from "../breadcrumb.tsx"
import type { ChosenText } from "../choose-text.ts"
import { LocalLink } from "../local-link.tsx"
import { PageHead } from "../page-head.tsx"
import { useSiteData } from "../site-data.ts"
import { requestPath } from "../request-path.ts"
import { PartNote } from "./part-page-block.tsx"
import { markPunctuation } from "./spellings.ts"

export async function loader(args: Route.LoaderArgs) {
  const { app, language } = readRequest(args)
  const page = await loadPart(app, args.params.slug, language)
  // The target depends on the lists, so browsers must revalidate.
  if (page.kind === "moved")
    throw redirect(localPath(language, partPath(page.slug)), { status: 308, headers: { "Cache-Control": "no-cache" } })
  if (page.kind !== "unknown") {
    args.context.get(pageResultKey).isTagged = true
    return page
  }
  const { address, isHead } = args.context.get(visitorKey)
  app.demand.noteUnknown("page", [page.number], language, { address, isHead, headers: args.request.headers })
  return data(page, { status: 404 })
}

export default function PartPage({ loaderData: page }: Route.ComponentProps) {
  if (page.kind === "part") return <PartDetails part={page.part} qr={page.qr} />
  if (page.kind === "choice") return <ChoosePart slug={page.slug} choices={page.choices} />
  return <UnknownPart number={page.number} near={page.near} similar={page.similar} />
}

interface ChoosePartProps {
  slug: string
  choices: readonly { partnumber: string; slug: string; spareId: number; quantity: number; description: ChosenText }[]
}

/** Parts with equal spelling: differences are marked, nothing is merged. */
function ChoosePart({ slug, choices }: ChoosePartProps) {
  const { layout, part } = useTexts()
  const texts = part.choice
  const spares = useSiteData()?.navbar.spares ?? []
  const numbers = choices.map(({ partnumber }) => partnumber)
  return (
    <main id="main" className="part-page">
      <PageHead
        title={`${texts.title}: ${slug.toUpperCase()}`}
        description={texts.lead}
        path={partPath(slug)}
        noindex
      />
      <div className="wrap wrap-wide">
        <Breadcrumb
          parents={[{ title: layout.spareParts, to: "/spare-parts" }]}
          here={{ text: slug.toUpperCase(), lang: undefined }}
        />
        <header className="part-page-head">
          <DimensionLine>{texts.measure(choices.length)}</DimensionLine>
          <h1>{texts.title}</h1>
          <p className="part-page-help">{texts.lead}</p>
        </header>
        <ul className="part-choice">
          {choices.map((choice) => {
            const group = spares.find(({ id }) => id === choice.spareId)
            return (
              <li key={choice.partnumber}>
                <LocalLink to={partPath(choice.slug)}>
                  <span className="choice-number">
                    {markPunctuation(choice.partnumber).map((segment, index) =>
                      // Segments of one number never change their order.
                      index % 2 === 1 ? <mark key={index}>{segment}</mark> : segment,
                    )}
                  </span>
                  <span className="choice-text" lang={choice.description.lang}>
                    {choice.description.text}
                  </span>
                  {group && (
                    <span className="choice-group">
                      {texts.group}: <span lang={group.lang}>{group.title}</span>
                    </span>
                  )}
                  {choice.quantity > 0 && (
                    <span className="choice-group">
                      {texts.quantity}: {part.machine.pieces(choice.quantity)}
                    </span>
                  )}
                  <span className="more">
                    {texts.open} <Icon name="right" />
                  </span>
                </LocalLink>
              </li>
            )
          })}
        </ul>
        <PartNote>{texts.unsure}</PartNote>
        <LocalLink className="button" to={requestPath(numbers.join("\n"))}>
          {texts.askAll}
        </LocalLink>
      </div>
    </main>
  )
}
