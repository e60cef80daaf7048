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
}

const isFrameArea = (area: TextArea): area is FrameArea => !(area in pages)

async function load(language: Language, area: TextArea): Promise<Partial<PublicTexts>> {
  return isFrameArea(area) ? (await frames[language]()).frameTexts : pages[area][language]()
}

/** A store that fetches each area of a language once, when it is asked for, after those that are given. */
export async function createTextStore(language: Language, areas: readonly string[]): Promise<TextStore> {
  const known = new Map<string, unknown>()
  const fetchArea = (of: Language, area: TextArea) => {
    const key = `${of} ${area}`
    const loading = load(of, area).then(
      (texts) => {
        known.set(key, texts[area])
        return texts[area]
      },
      (error: unknown) => {
        known.delete(key)
        // Said in the language that was left is better than not said; from here on only a full load leads.
        const before = isFrameArea(area) && known.get(`${language} ${area}`)
        if (!before) throw error
        known.set(key, before)
        return before as PublicTexts[typeof area]
      },
    )
    known.set(key, loading)
    return loading
  }
  await Promise.all(
    (["layout", "errors", ...Object.keys(pages)] as TextArea[])
      .filter((area) => isFrameArea(area) || areas.includes(area))
      .map((area) => fetchArea(language, area)),
  )
  return {
    get<Area extends TextArea>(of: Language, area: Area) {
      const key = `${of} ${area}`
      return (known.get(key) ?? fetchArea(of, area)) as PublicTexts[Area] | Promise<PublicTexts[Area]>
    },
  }
}
