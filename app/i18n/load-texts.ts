import type { Language } from "#contract/language.ts"
import type { PublicTexts } from "./public-texts.ts"
import type { TextStore } from "./texts.tsx"

const files: Record<Language, () => Promise<{ publicTexts: PublicTexts }>> = {
  de: () => import("./public.de.ts"),
  en: () => import("./public.en.ts"),
  ru: () => import("./public.ru.ts"),
}

/** A store that fetches each language's dictionary once, when it is asked for, after the first that is given. */
export async function createTextStore(first: Language): Promise<TextStore> {
  const { publicTexts } = await files[first]()
  const known = new Map<Language, PublicTexts | Promise<PublicTexts>>([[first, publicTexts]])
  return {
    get(language) {
      const found = known.get(language)
      if (found) return found
      const loading = files[language]().then((file) => {
        known.set(language, file.publicTexts)
        return file.publicTexts
      })
      loading.catch(() => known.delete(language))
      known.set(language, loading)
      return loading
    },
  }
}
