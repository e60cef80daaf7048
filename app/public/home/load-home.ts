import type { Language } from "#contract/language.ts"
import { recordPagePaths } from "#contract/page-address.ts"
import type { AppContext } from "#server/app-context.ts"
import { isKnownPhrase, keepKnownNumbers } from "#server/features/home/store-parts.ts"
import { listTurbineFamilies } from "#server/features/home/store.ts"
import { listServices } from "#server/features/service/store.ts"
import { listSpares } from "#server/features/spare/store.ts"
import { chooseImage } from "../choose-image.ts"
import { chooseText } from "../choose-text.ts"
import { type Callout, type CalloutPart, calloutSearches } from "./callouts.ts"

const exampleNumbers = ["L31742P02", "9107M52G01"]

/** Returns the data of the home page, in its language only. */
export async function loadHome(app: AppContext, language: Language) {
  const { db } = app
  const services = await listServices(db)
  const families = await listTurbineFamilies(db, language)
  const spares = await listSpares(db)
  const firstImage = ([image]: (typeof services)[number]["image_list"]) => image && chooseImage(image, language)
  return {
    examples: await keepKnownNumbers(db, exampleNumbers),
    callouts: await findCallouts(app, language),
    services: services.map((service) => ({
      id: service.id,
      path: recordPagePaths("service", service)[language],
      place: service.place,
      title: chooseText(service, "title", language),
      summary: chooseText(service, "summary", language),
      image: firstImage(service.image_list),
    })),
    families: families.map(({ id, name, summary, models, powerMin, powerMax, image }) => ({
      id,
      name,
      summary,
      models,
      powerMin,
      powerMax,
      image: image && chooseImage(image, language),
    })),
    groups: spares.map((spare) => ({
      id: spare.id,
      path: recordPagePaths("spare", spare)[language],
      parts: spare.parts_total,
      catalogue: spare.catalogue === "generated",
      title: chooseText(spare, "title", language),
      subtitle: chooseText(spare, "subtitle", language),
      image: firstImage(spare.image_list),
    })),
  }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>

async function findCallouts(app: AppContext, language: Language): Promise<Callout[]> {
  const found: Callout[] = []
  for (const [part, words] of Object.entries(calloutSearches) as [CalloutPart, Record<Language, string>][])
    if (await isKnownPhrase(app, words[language], language)) found.push({ part, query: words[language] })
  return found
}
