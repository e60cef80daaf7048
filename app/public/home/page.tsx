import { localPath } from "#contract/language.ts"
import { useLanguage, useTexts } from "../../i18n/texts.tsx"
import { Island } from "../../islands/island.tsx"
import { JsonLd, useOrganization } from "../json-ld.tsx"
import { PageHead } from "../page-head.tsx"
import { preloadPicture } from "../design-picture.tsx"
import { readRequest } from "../read-params.ts"
import { useSiteData } from "../site-data.ts"
import { sitePictureFile, sitePictures } from "../site-pictures.ts"
import type { Route } from "./+types/page.ts"
import { About } from "./about.tsx"
import { AskBand } from "./ask-band.tsx"
import { Facts } from "./facts.tsx"
import { FamilyTable } from "./families.tsx"
import { Hero } from "./hero.tsx"
import { loadHome } from "./load-home.ts"
import { firstChangeMs, slides } from "./slides.ts"
import { ServiceList } from "./service-list.tsx"
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
