import type { ComponentType } from "react"
import { flushSync } from "react-dom"
import { createRoot, hydrateRoot } from "react-dom/client"
import { type LoadedTexts, createTextStore } from "../i18n/load-texts.ts"
import type { TextArea } from "../i18n/texts.tsx"
import { type Successor, noteInput } from "./carry-over.ts"
import { IslandRoot } from "./island-root.tsx"
import { sizeOfIsland } from "./island-size.ts"
import type { PageFacts } from "./page-facts.tsx"

let texts: LoadedTexts | undefined

/**
 * Hydrates an island, or renders it anew where something has changed its HTML, such as a translation; what was typed,
 * focused or is being pressed is carried over. Resolves when it is interactive; rejects, with the HTML unchanged, when
 * a file cannot be loaded.
 */
export async function hydrateIsland(
  host: HTMLElement,
  load: () => Promise<ComponentType<never>>,
  facts: PageFacts,
): Promise<Successor> {
  const store = (texts ??= createTextStore(facts.language))
  const areas = (host.dataset["texts"] ?? "").split(" ").filter(Boolean) as TextArea[]
  const [component] = await Promise.all([load(), store.load(areas)])
  // The server has validated them against the component (island.tsx).
  const Component = component as ComponentType<object>
  const props = JSON.parse(host.dataset["props"] ?? "{}") as object
  const isChanged = sizeOfIsland(host) !== host.dataset["size"]
  const repeatInput = noteInput(host)
  return new Promise((resolve, reject) => {
    const onAlive = () => {
      resolve(repeatInput())
      host.dataset["alive"] = isChanged ? "anew" : ""
    }
    const tree = (
      <IslandRoot facts={facts} store={store} onAlive={onAlive}>
        <Component {...props} />
      </IslandRoot>
    )
    const options = {
      identifierPrefix: host.getAttribute("name") ?? "",
      onUncaughtError(error: unknown) {
        console.error(error)
        reject(error)
      },
      // A change that the size does not show: React has rendered anew by itself.
      onRecoverableError: (error: unknown) => console.info(error),
    }
    // At once, so that no input comes between.
    flushSync(() => (isChanged ? createRoot(host, options).render(tree) : hydrateRoot(host, tree, options)))
  })
}
