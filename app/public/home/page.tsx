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
import { Figures } from "./figures.tsx"
import { Hero } from "./hero.tsx"
import { type HomeData, loadHome } from "./load-home.ts"
import { ServiceList } from "./service-list.tsx"
import { firstChangeMs, slidesOf } from "./slides.ts"
import { SpareGroups } from "./spare-groups.tsx"
import { Picture } from "../../ui/picture.tsx"
import { Fact } from "../fact.tsx"
import { NoValue } from "../no-value.tsx"
import { PageSection } from "../page-section.tsx"
import "./families.css"

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

type Family = HomeData["families"][number]

/** Turbine families as a comparison table; every figure comes from the products. */
function FamilyTable({ families }: { families: readonly Family[] }) {
  const texts = useTexts().home.families
  if (families.length === 0) return null
  const least = families.flatMap(({ powerMin }) => powerMin ?? [])
  const most = families.flatMap(({ powerMax }) => powerMax ?? [])
  const measure = least.length > 0 && texts.measure(Math.min(...least), Math.max(...most))
  return (
    <PageSection measure={measure} title={texts.title} className="flush">
      <div className="turbine-families">
        {families.map((family) => (
          <FamilyCard key={family.id} family={family} />
        ))}
      </div>
    </PageSection>
  )
}

function FamilyCard({ family: { id, name, summary, models, powerMin, powerMax, image } }: { family: Family }) {
  const texts = useTexts().home.families
  return (
    <article className="turbine-family">
      {image ? (
        <Picture image={image} alt="" sizes="(min-width: 1080px) 272px, 128px" most={672} />
      ) : (
        <span className="no-picture" />
      )}
      <h3>
        <LocalLink to={`/gas-turbina?category=${id}#models`}>{name}</LocalLink>
      </h3>
      <dl>
        <Fact name={texts.power}>
          {powerMin === null || powerMax === null ? (
            <NoValue label={texts.noPower} />
          ) : (
            texts.powerRange(powerMin, powerMax)
          )}
        </Fact>
        <Fact name={texts.models}>{texts.modelCount(models)}</Fact>
        <Fact name={texts.use} className="family-optional">
          {summary || "–"}
        </Fact>
      </dl>
    </article>
  )
}
