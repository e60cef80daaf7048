import { readFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import type { Manifest, Plugin } from "vite"

const id = "virtual:island-files"
const start = "app/entry.client.tsx"
const common = "app/public/common-islands.ts"

/**
 * Tells the server which browser files each island and dictionary consists of, so that a page can preload them. Both
 * are found in Vite's manifest by source path: an island with a file of its own is named like it.
 */
export function islandFiles(): Plugin {
  let clientDir = ""
  let isBuild = false
  return {
    name: "island-files",
    configResolved(config) {
      isBuild = config.command === "build"
      clientDir = resolve(config.root, config.environments["client"]?.build.outDir ?? "build/client")
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined
      const files = isBuild ? listFiles(await readManifest(clientDir)) : { common: [], islands: {}, texts: {} }
      return `export const islandFiles = ${JSON.stringify(files)}`
    },
  }
}

const readManifest = async (clientDir: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(clientDir, ".vite/manifest.json"), "utf8")) as Manifest

interface IslandFiles {
  /** URLs of the file with the common islands, and by name those of a page's own ones. */
  common: string[]
  islands: Record<string, string[]>
  /** URLs by language and dictionary folder. */
  texts: Record<string, Record<string, string[]>>
}

/** Returns the URLs that pages have not loaded already. */
export function listFiles(manifest: Manifest): IslandFiles {
  const loaded = closureOf(manifest, start)
  const addresses = (...sources: string[]) => {
    const files = new Set(sources.flatMap((source) => [...closureOf(manifest, source)]))
    return [...files].filter((file) => !loaded.has(file)).map((file) => `/${file}`)
  }
  const found: IslandFiles = { common: addresses(common), islands: {}, texts: {} }
  for (const [source, { isDynamicEntry }] of Object.entries(manifest)) {
    if (!isDynamicEntry) continue
    const island = /^app\/public\/[\w-]+\/([\w-]+)\.tsx$/u.exec(source)?.[1]
    if (island) found.islands[island] = addresses(common, source)
    const [, folder, language] = /^app\/i18n\/(?:([\w-]+)\/|frame\.)(\w\w)\.ts$/u.exec(source) ?? []
    if (language) (found.texts[language] ??= {})[folder ?? "frame"] = addresses(source)
  }
  return found
}

/** Returns the files of a source: its own, its static imports, and their style sheets. */
function closureOf(manifest: Manifest, source: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const sheet of chunk.css ?? []) seen.add(sheet)
  for (const other of chunk.imports ?? []) closureOf(manifest, other, seen)
  return seen
}
