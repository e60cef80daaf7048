import { partSlug } from "#contract/number-reader/part-slug.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { Island } from "../../islands/island.tsx"
import type { Language } from "#contract/language.ts"
import type { NearPart } from "#contract/near-part.ts"
import { MoreLink } from "../local-link.tsx"
import { CallNow } from "../near-numbers/ask-as-written.tsx"
import { NearNumbers } from "../near-numbers/near-numbers.tsx"
import { PageHead } from "../page-head.tsx"
import { useSiteData } from "../site-data.ts"
import { PartLink } from "../part-link.tsx"
import { PartRequest } from "./part-request.tsx"

interface UnknownPartProps {
  number: string
  near: readonly NearPart[]
  /** Parts that contain the number, where none is near. */
  similar: readonly {
    partnumber: string
    text: string
    lang: Language
    group: string
    groupLang: Language | undefined
  }[]
}

/** A number in no list: the nearest ones, and ways to get it anyway. */
export function UnknownPart({ number, near, similar }: UnknownPartProps) {
  const { part, partRequest } = useTexts()
  const texts = part.unknown
  const language = useLanguage()
  const spares = useSiteData()?.navbar.spares ?? []
  const total = spares.reduce((sum, { parts }) => sum + parts, 0)
  return (
    <main id="main" className="part-page">
      <PageHead title={texts.title(number)} description={texts.lead} noindex />
      <div className="wrap wrap-wide">
        <header className="part-page-head">
          <DimensionLine>{texts.measure(total)}</DimensionLine>
          <h1>{texts.title(number)}</h1>
          <p className="part-page-help">{texts.lead}</p>
        </header>
        <div className="unknown-part">
          <div>
            {near.length > 0 ? (
              <Island
                name="near-numbers"
                of={NearNumbers}
                start={["touch", "stored:request_list"]}
                props={{ number, parts: [...near] }}
              />
            ) : (
              <h2>{texts.similar}</h2>
            )}
            {near.length + similar.length === 0 && <p>{texts.none}</p>}
            {similar.length > 0 && (
              <ol className="near-parts">
                {similar.map(({ partnumber, text, lang, group, groupLang }) => (
                  <li key={`${group} ${partnumber}`}>
                    <PartLink slug={partSlug(partnumber)}>{partnumber}</PartLink>
                    <span>
                      <span lang={lang === language ? undefined : lang}>{text}</span>,{" "}
                      <span lang={groupLang === language ? undefined : groupLang}>{group}</span>
                    </span>
                  </li>
                ))}
              </ol>
            )}
            <MoreLink to={`/search?${new URLSearchParams({ q: number })}`}>{texts.search}</MoreLink>
            <div className="ask-as-written">
              <CallNow />
            </div>
          </div>
          <section className="part-ask" aria-labelledby="ask-title">
            <h2 id="ask-title">{partRequest.title}</h2>
            <p className="part-ask-number">{number}</p>
            <Island
              name="part-request"
              of={PartRequest}
              start={["touch", "stored:request_list"]}
              props={{ part: { number, title: "", lang: language }, spareId: null, set: 1 }}
            />
          </section>
        </div>
      </div>
    </main>
  )
}
