import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Island } from "../../islands/island.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { MailLink, PhoneLink } from "../contact-links.tsx"
import { preloadPicture } from "../design-picture.tsx"
import { Fact } from "../fact.tsx"
import { JsonLd, useOrganization } from "../json-ld.tsx"
import { LocalLink } from "../local-link.tsx"
import { LocalizedText } from "../localized-text.tsx"
import { PageHead } from "../page-head.tsx"
import { readRequest } from "../read-params.ts"
import { useSiteData } from "../site-data.ts"
import { sitePictureFile, sitePictures } from "../site-pictures.ts"
import type { Route } from "./+types/page.ts"
import { About } from "./about.tsx"
import { FamilyTable } from "./families.tsx"
import { Hero } from "./hero.tsx"
import { loadHome } from "./load-home.ts"
import { ServiceList } from "./service-list.tsx"
import { firstChangeMs, slides } from "./slides.ts"
import { SpareGroups } from "./spare-groups.tsx"

export function loader(args: Route.LoaderArgs) {
  const { app, language } = readRequest(args)
  return app.content.remember(`home ${language}`, () => loadHome(app, language))
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home } = useTexts()
  const [first] = slides
  if (first) preloadPicture(first.picture, first.sizes)
  return (
    <main id="main">
      <PageHead
        title={home.title}
        description={home.description}
        path="/"
        image={sitePictureFile(sitePictures.hero1)}
      />
      <SiteStructure />
      <Island
        name="hero"
        of={Hero}
        start={["touch", `after:${firstChangeMs}`]}
        props={{ callouts: loaderData.callouts, examples: loaderData.examples }}
      />
      <Facts />
      <About hasServices={loaderData.services.length > 0} />
      <ServiceList services={loaderData.services} />
      <FamilyTable families={loaderData.families} />
      <SpareGroups groups={loaderData.groups} />
      <AskBand />
    </main>
  )
}

/** Structured data of company and site search, for search engines. */
function SiteStructure() {
  const language = useLanguage()
  const organization = useOrganization()
  const { origin = "", settings } = useSiteData() ?? {}
  const search = {
    "@type": "SearchAction",
    target: `${origin}${localPath(language, "/search")}?q={q}`,
    "query-input": "required name=q",
  }
  const site = {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: settings?.short_name,
    url: origin + localPath(language, "/"),
    inLanguage: language,
    publisher: { "@id": `${origin}/#organization` },
    potentialAction: search,
  }
  return <JsonLd data={{ "@graph": [organization, site] }} />
}

/** Call to action; omits missing settings. */
function AskBand() {
  const { home, layout } = useTexts()
  const settings = useSiteData()?.settings
  return (
    <section className="section cta-band">
      <div className="wrap wrap-wide">
        {settings?.reply_promise.text && (
          <DimensionLine>
            <LocalizedText text={settings.reply_promise} />
          </DimensionLine>
        )}
        <div className="grid">
          <div>
            <h2>{home.ask.title}</h2>
            <PhoneLink className="phone-link" phone={settings?.phone} />
            <LocalizedText as="p" className="times" text={settings?.opening_hours} />
          </div>
          <div className="side">
            <p>{home.ask.text}</p>
            <div className="cta-band-action">
              <LocalLink className="button" to="/contact">
                {layout.requestQuote}
              </LocalLink>
              <MailLink className="button button-outline" email={settings?.email}>
                {home.ask.email}
              </MailLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

function Facts() {
  const { facts, factsTitle } = useTexts().home
  return (
    <section className="wrap wrap-wide" aria-label={factsTitle}>
      <dl className="facts">
        <Fact name={facts.founded}>2008</Fact>
        <Fact name={facts.experience}>15+</Fact>
        <Fact name={facts.warranty}>
          24<small>{facts.warrantyUnit}</small>
        </Fact>
        <Fact name={facts.borescope} className="long">
          {facts.borescopeHours}
          <small>{facts.hoursUnit}</small>
        </Fact>
      </dl>
    </section>
  )
}
