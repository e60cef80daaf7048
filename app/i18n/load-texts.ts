import type { Language } from "#contract/language.ts"
import type { PublicTexts } from "./public-texts.ts"
import type { TextArea, TextStore } from "./texts.tsx"

type FrameArea = "layout" | "errors"
type PageArea = Exclude<TextArea, FrameArea>

const frames: Record<Language, () => Promise<{ frameTexts: Pick<PublicTexts, FrameArea> }>> = {
  de: () => import("./frame.de.ts"),
  en: () => import("./frame.en.ts"),
  ru: () => import("./frame.ru.ts"),
}

const pages: { [Area in PageArea]: Record<Language, () => Promise<Pick<PublicTexts, Area>>> } = {
  home: { de: () => import("./home/de.ts"), en: () => import("./home/en.ts"), ru: () => import("./home/ru.ts") },
  service: {
    de: () => import("./service/de.ts"),
    en: () => import("./service/en.ts"),
    ru: () => import("./service/ru.ts"),
  },
  partList: {
    de: () => import("./part-list/de.ts"),
    en: () => import("./part-list/en.ts"),
    ru: () => import("./part-list/ru.ts"),
  },
  part: { de: () => import("./part/de.ts"), en: () => import("./part/en.ts"), ru: () => import("./part/ru.ts") },
  partRequest: {
    de: () => import("./part-request/de.ts"),
    en: () => import("./part-request/en.ts"),
    ru: () => import("./part-request/ru.ts"),
  },
  form: { de: () => import("./form/de.ts"), en: () => import("./form/en.ts"), ru: () => import("./form/ru.ts") },
  requestList: {
    de: () => import("./request-list/de.ts"),
    en: () => import("./request-list/en.ts"),
    ru: () => import("./request-list/ru.ts"),
  },
  sent: { de: () => import("./sent/de.ts"), en: () => import("./sent/en.ts"), ru: () => import("./sent/ru.ts") },
  human: {
    de: () => import("./human-check/de.ts"),
    en: () => import("./human-check/en.ts"),
    ru: () => import("./human-check/ru.ts"),
  },
  careers: {
    de: () => import("./careers/de.ts"),
    en: () => import("./careers/en.ts"),
    ru: () => import("./careers/ru.ts"),
  },
  files: { de: () => import("./files/de.ts"), en: () => import("./files/en.ts"), ru: () => import("./files/ru.ts") },
  paste: { de: () => import("./paste/de.ts"), en: () => import("./paste/en.ts"), ru: () => import("./paste/ru.ts") },
  contact: {
    de: () => import("./contact/de.ts"),
    en: () => import("./contact/en.ts"),
    ru: () => import("./contact/ru.ts"),
  },
  search: {
    de: () => import("./search/de.ts"),
    en: () => import("./search/en.ts"),
    ru: () => import("./search/ru.ts"),
  },
  company: {
    de: () => import("./company/de.ts"),
    en: () => import("./company/en.ts"),
    ru: () => import("./company/ru.ts"),
  },
  pages: { de: () => import("./pages/de.ts"), en: () => import("./pages/en.ts"), ru: () => import("./pages/ru.ts") },
  privatePage: {
    de: () => import("./private-page/de.ts"),
    en: () => import("./private-page/en.ts"),
    ru: () => import("./private-page/ru.ts"),
  },
}

const isFrameArea = (area: TextArea): area is FrameArea => !(area in pages)

async function load(language: Language, area: TextArea): Promise<Partial<PublicTexts>> {
  return isFrameArea(area) ? (await frames[language]()).frameTexts : pages[area][language]()
}

export interface LoadedTexts extends TextStore {
  /** Fetches areas; rejects where one cannot be fetched, and the next call tries again. */
  load: (areas: readonly TextArea[]) => Promise<void>
}

/** A store of one language that fetches each area once, when it is asked for. */
export function createTextStore(language: Language): LoadedTexts {
  const known = new Map<TextArea, PublicTexts[TextArea] | Promise<PublicTexts[TextArea]>>()
  const fetchArea = (area: TextArea) => {
    const loading = load(language, area).then(
      (texts) => {
        const found = texts[area] as PublicTexts[TextArea]
        known.set(area, found)
        return found
      },
      (error: unknown) => {
        known.delete(area)
        throw error
      },
    )
    known.set(area, loading)
    return loading
  }
  const find = (area: TextArea) => known.get(area) ?? fetchArea(area)
  return {
    get: <Area extends TextArea>(_language: Language, area: Area) =>
      find(area) as PublicTexts[Area] | Promise<PublicTexts[Area]>,
    load: async (areas) => void (await Promise.all(areas.map(async (area) => find(area)))),
  }
}
