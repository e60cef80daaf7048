import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Island } from "../../islands/island.tsx"
import { DimensionLine } from "../../ui/dimension-line.tsx"
import { MailLink, PhoneLink } from "../contact-links.tsx"
import { preloadPicture } from "../design-picture.tsx"
import { JsonLd, useOrganization } from "../json-ld.tsx"
import { LocalLink } from "../local-link.tsx"
import { LocalizedText } from "../localized-text.tsx"
import { PageHead } from "../page-head.tsx"
import { readRequest } from "../read-params.ts"
import { useSiteData } from "../site-data.ts"
import type { Route } from "./+types/page.ts"
import { About } from "./about.tsx"
import { FamilyTable } from "./families.tsx"
import { Figures } from "./figures.tsx"
import { Hero } from "./hero.tsx"
import { loadHome } from "./load-home.ts"
import { ServiceList } from "./service-list.tsx"
import { firstChangeMs, slidesOf } from "./slides.ts"
import { SpareGroups } from "./spare-groups.tsx"

export function loader(args: Route.LoaderArgs) {
  const { app, language } = readRequest(args)
  return app.content.remember(`home ${language}`, () => loadHome(app, language))
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { home } = useTexts()
  const { meta, tagline, lead, pictures, callouts, examples, figures, about, services, servicesHead } = loaderData
  const { company_name = "" } = useSiteData()?.settings ?? {}
  const heading = [tagline.text, company_name, home.title].find((text) => text !== "") ?? ""
  const [first] = slidesOf(pictures)
  if (first) preloadPicture(first.picture, first.sizes)
  return (
    <main id="main">
      <PageHead
        title={meta.title || home.title}
        description={meta.description || lead.text}
        path="/"
        image={first?.picture}
      />
      <SiteStructure />
      <Island
        name="hero"
        of={Hero}
        start={["touch", `after:${firstChangeMs}`]}
        props={{ tagline: { ...tagline, text: heading }, lead, pictures, callouts, examples }}
      />
      <Figures figures={figures} />
      <About about={about} hasServices={services.length > 0} />
      <ServiceList services={services} head={servicesHead} />
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
