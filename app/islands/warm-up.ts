const waitMs = 1_000

// Looking for their elements instead would take a slow phone longer than all that follows.
const requested = new Set<string>()

const filesOf = (island: HTMLElement, ending: string) =>
  (island.dataset["files"] ?? "")
    .split(" ")
    .filter((file) => file.endsWith(ending))
    .map((file) => `/assets/${file}`)

/** Preloads an island's scripts in parallel, each once, without running them. */
export function addFiles(island: HTMLElement, priority: "high" | "low"): void {
  for (const href of filesOf(island, ".js")) {
    if (requested.has(href)) continue
    requested.add(href)
    const link = document.createElement("link")
    link.rel = "modulepreload"
    link.href = href
    link.fetchPriority = priority
    document.head.append(link)
  }
}

/** Adds the style sheets of islands' scripts: a script waits for its own, and none affects rendered content. */
function addStyles(islands: readonly HTMLElement[]): void {
  for (const href of new Set(islands.flatMap((island) => filesOf(island, ".css")))) {
    if (document.querySelector(`link[href="${href}"]`)) continue
    const link = document.createElement("link")
    link.rel = "stylesheet"
    link.href = href
    document.head.append(link)
  }
}

/** Prefetches the page's islands, a second after everything else; not with Save-Data. */
export function warmUp(islands: readonly HTMLElement[]): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  // One task each, so that input is handled in between.
  const start = () => {
    for (const island of islands) setTimeout(() => addFiles(island, "low"), waitMs)
    setTimeout(() => addStyles(islands), waitMs)
  }
  if (document.readyState === "complete") start()
  else addEventListener("load", start)
}
