import type { Language } from "#contract/language.ts"
import { folderOfTexts } from "./folder-of-texts.ts"
import type { PublicTexts } from "./public-texts.ts"
import type { TextArea, TextStore } from "./texts.tsx"

type Dictionary = Partial<PublicTexts>

// What the islands of most pages need is one file, so that it comes with one request.
const frames = import.meta.glob<Dictionary>("./frame.??.ts", { import: "frameTexts" })
const pages = import.meta.glob<Dictionary>([
  "./*/??.ts",
  "!./{layout,errors,contact,form,part-list,part-request,request-list,search}/*",
])

async function load(language: Language, area: TextArea): Promise<Dictionary> {
  const folder = folderOfTexts(area)
  const file = folder === "frame" ? frames[`./frame.${language}.ts`] : pages[`./${folder}/${language}.ts`]
  return (await file?.()) ?? {}
}

export interface LoadedTexts extends TextStore {
  /** Loads areas; rejects when one fails, and the next call retries. */
  load: (areas: readonly TextArea[]) => Promise<void>
}

/** Creates the store of one language, which loads each area once, on demand. */
export function createTextStore(language: Language): LoadedTexts {
  const stored = new Map<TextArea, PublicTexts[TextArea] | Promise<PublicTexts[TextArea]>>()
  const fetchArea = (area: TextArea) => {
    const loading = load(language, area).then(
      (texts) => {
        const loaded = texts[area] as PublicTexts[TextArea]
        stored.set(area, loaded)
        return loaded
      },
      (error: unknown) => {
        stored.delete(area)
        throw error
      },
    )
    stored.set(area, loading)
    return loading
  }
  const find = (area: TextArea) => stored.get(area) ?? fetchArea(area)
  return {
    get: <Area extends TextArea>(_language: Language, area: Area) =>
      find(area) as PublicTexts[Area] | Promise<PublicTexts[Area]>,
    load: async (areas) => void (await Promise.all(areas.map(async (area) => find(area)))),
  }
}
