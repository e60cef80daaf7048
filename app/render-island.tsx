import { renderToString } from "react-dom/server"
import { islandFiles } from "virtual:island-files"
import type { Language } from "#contract/language.ts"
import { folderOfTexts } from "./i18n/folder-of-texts.ts"
import type { TextArea, TextStore } from "./i18n/texts.tsx"
import type { RenderIsland } from "./islands/island.tsx"
import { IslandRoot } from "./islands/island-root.tsx"
import { sizeOfMarkup } from "./islands/island-size.ts"

/** Folder of all files, left out of the attribute: a page names some eighty of them. */
const folder = "/assets/"

/** Renders islands as trees of their own, and notes which texts each of them reads. */
export function createIslandRenderer(store: TextStore): RenderIsland {
  return (name, facts, tree) => {
    const areas = new Set<TextArea>()
    const noting: TextStore = {
      get(language, area) {
        areas.add(area)
        return store.get(language, area)
      },
    }
    const html = renderToString(
      <IslandRoot facts={facts} store={noting}>
        {tree}
      </IslandRoot>,
      { identifierPrefix: name },
    )
    const files = [...(islandFiles.islands[name] ?? islandFiles.common), ...textFiles(facts.language, areas)]
    return {
      html,
      size: sizeOfMarkup(html),
      texts: [...areas].sort().join(" "),
      files: [...new Set(files)].join(" ").replaceAll(folder, ""),
    }
  }
}

const textFiles = (language: Language, areas: ReadonlySet<TextArea>) =>
  [...areas].flatMap((area) => islandFiles.texts[language]?.[folderOfTexts(area)] ?? [])
