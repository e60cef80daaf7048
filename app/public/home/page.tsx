import { appContextKey } from "#server/app-context-key.ts"
import { useTexts } from "../../i18n/texts.tsx"
import { Island } from "../../islands/island.tsx"
import { PageHead } from "../page-head.tsx"
import { preloadPicture } from "../preload-picture.ts"
import { readLanguage } from "../read-params.ts"
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
import { SiteStructure } from "./site-structure.tsx"
import { SpareGroups } from "./spare-groups.tsx"

export function loader({ context, params }: Route.LoaderArgs) {
  const app = context.get(appContextKey)
  const language = readLanguage(params)
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
