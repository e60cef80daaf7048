import type { Language, LocalText } from "#contract/language.ts"
import type { AppContext } from "#server/app-context.ts"
import { isKnownPhrase, keepKnownNumbers, listTurbineFamilies } from "#server/features/home/store.ts"
import { listServices } from "#server/features/service/store.ts"
import { listSpares } from "#server/features/spare/store.ts"
import { mostSlides } from "#contract/text-page-constants.ts"
import type { TextPage } from "#contract/text-page.ts"
import { chooseText } from "../choose-text.ts"
import { chooseImage, firstImage, metaOf, presentGroup, presentListedService } from "../present.ts"
import { plainText } from "../privacy-policy/number-headings.ts"
import { readShownPage } from "../text-page/load-text-page.ts"
import type { Callout, CalloutPart } from "./slides.ts"

const exampleNumbers = ["L31742P02", "9107M52G01"]

/** Words of part descriptions, which follow the parts lists, not the dictionary. */
const calloutSearches: Record<CalloutPart, LocalText> = {
  blade: { de: "Laufschaufel", en: "blade turbine", ru: "лопатка рабочая" },
  disc: { de: "Rotorscheibe", en: "rotor disc", ru: "диск ротора" },
  compressorBlade: { de: "Verdichterschaufel", en: "compressor blade", ru: "лопатка компрессора" },
  bellmouth: { de: "Einlauftrichter", en: "bellmouth", ru: "лемнискатный вход" },
  spinner: { de: "Nabenhaube", en: "spinner", ru: "кок входной" },
  bolt: { de: "Zwölfkantschraube", en: "twelve-point bolt", ru: "болт фланец диска" },
  shaft: { de: "Hintere Welle", en: "aft shaft", ru: "вал задний" },
}

/** Returns the data of the home page, in its language only. */
export async function loadHome(app: AppContext, language: Language) {
  const { db } = app
  const services = await listServices(db)
  const page = await readShownPage(db, "home")
  const families = await listTurbineFamilies(db, language)
  const spares = await listSpares(db)
  return {
    ...presentPage(page, language),
    examples: await keepKnownNumbers(db, exampleNumbers),
    callouts: await findCallouts(app, language),
    services: services.map((service) => ({
      ...presentListedService(service, language),
      image: firstImage(service.image_list, language),
    })),
    families: families.map(({ image, ...family }) => ({ ...family, image: image && chooseImage(image, language) })),
    groups: spares.map((spare) => presentGroup(spare, language)),
  }
}

/** Returns what editors write on the home page, in one language. */
function presentPage(page: TextPage, language: Language) {
  const textBlocks = page.parts.filter(({ kind }) => kind === "text")
  const figures = page.parts.filter(({ kind }) => kind === "figure")
  return {
    meta: metaOf(page, language),
    tagline: chooseText(page, "title", language),
    lead: chooseText(page, "subtitle", language),
    pictures: page.image_list.slice(0, mostSlides).map((image) => chooseImage(image, language)),
    figures: figures.map((figure) => ({
      id: figure.id,
      value: chooseText(figure, "title", language),
      label: plainText(chooseText(figure, "description", language).text),
    })),
    about: {
      title: page[`blocks_title_${language}`],
      text: chooseText(page, "text", language),
      blocks: textBlocks.map(({ id, link_to: target, image_list, ...block }) => ({
        id,
        target,
        title: chooseText(block, "title", language),
        text: chooseText(block, "description", language),
        image: firstImage(image_list, language),
      })),
    },
    servicesHead: { title: page[`services_title_${language}`], note: chooseText(page, "services_subtitle", language) },
  }
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>

async function findCallouts(app: AppContext, language: Language): Promise<Callout[]> {
  const callouts: Callout[] = []
  for (const [part, words] of Object.entries(calloutSearches) as [CalloutPart, Record<Language, string>][])
    if (await isKnownPhrase(app, words[language], language)) callouts.push({ part, query: words[language] })
  return callouts
}
