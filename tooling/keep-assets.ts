import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"

/**
 * Keeps the hashed files of the previous release for one more: pages sent by the old release, or by an old process
 * still running, find their scripts and styles at the new one. Call `setAside` before a build and `bringBack` after it.
 */
export function setAside(buildDir: string): void {
  const { assets, aside } = places(buildDir)
  // A failed build has emptied the folder; the files set aside before it are still valid.
  if (!existsSync(assets)) return
  const currentFiles = ownFiles(buildDir) ?? filesIn(assets)
  rmSync(aside, { recursive: true, force: true })
  for (const file of currentFiles) {
    const target = join(aside, file)
    mkdirSync(dirname(target), { recursive: true })
    if (existsSync(join(assets, file))) cpSync(join(assets, file), target)
  }
}

/** Records which files belong to this release and copies those of the previous one beside them; returns how many. */
export function bringBack(buildDir: string): number {
  const { assets, aside, list } = places(buildDir)
  const currentFiles = new Set(filesIn(assets))
  writeFileSync(list, JSON.stringify([...currentFiles]))
  const former = filesIn(aside).filter((file) => !currentFiles.has(file))
  for (const file of former) {
    mkdirSync(dirname(join(assets, file)), { recursive: true })
    renameSync(join(aside, file), join(assets, file))
  }
  rmSync(aside, { recursive: true, force: true })
  return former.length
}

const places = (buildDir: string) => ({
  assets: join(buildDir, "client", "assets"),
  aside: join(buildDir, "assets-before"),
  list: join(buildDir, ".own-assets.json"),
})

function ownFiles(buildDir: string): string[] | null {
  const { list } = places(buildDir)
  return existsSync(list) ? (JSON.parse(readFileSync(list, "utf8")) as string[]) : null
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
