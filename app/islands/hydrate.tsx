import type { ComponentType } from "react"
import { hydrateRoot } from "react-dom/client"
import { type LoadedTexts, createTextStore } from "../i18n/load-texts.ts"
import type { TextArea } from "../i18n/texts.tsx"
import { IslandRoot } from "./island-root.tsx"
import type { PageFacts } from "./page-facts.tsx"

let texts: LoadedTexts | undefined

/**
 * Hydrates an island. Resolves when it is interactive; rejects, with the HTML unchanged, when a file cannot be loaded.
 */
export async function hydrateIsland(
  host: HTMLElement,
  load: () => Promise<ComponentType<never>>,
  facts: PageFacts,
): Promise<void> {
  const store = (texts ??= createTextStore(facts.language))
  const areas = (host.dataset["texts"] ?? "").split(" ").filter(Boolean) as TextArea[]
  const [component] = await Promise.all([load(), store.load(areas)])
  // The server has validated them against the component (island.tsx).
  const Component = component as ComponentType<object>
  const props = JSON.parse(host.dataset["props"] ?? "{}") as object
  const typed = [...host.querySelectorAll("textarea")].map((field) => [field, field.value] as const)
  await new Promise<void>((resolve, reject) => {
    // From here on React receives events itself, and hydrates on them.
    host.dataset["alive"] = ""
    hydrateRoot(
      host,
      <IslandRoot facts={facts} store={store} onAlive={resolve}>
        <Component {...props} />
      </IslandRoot>,
      {
        identifierPrefix: host.getAttribute("name") ?? "",
        onUncaughtError: (error) => {
          console.error(error)
          reject(error)
        },
      },
    )
  })
  // React resets a text area rendered with a text to that text.
  for (const [field, value] of typed)
    if (field.value === field.defaultValue && field.value !== value) field.value = value
}
