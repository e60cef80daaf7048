import { createHash } from "node:crypto"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"

const NOT_BUILT = /\.test\.tsx?$|(^|\/)\./

/** Returns a digest of names, sizes and times of every file in the build: where it is the same, so are the bytes. */
export function sourceTimes(root: string, paths: readonly string[]): string {
  const hash = createHash("sha256")
  for (const file of paths.flatMap((path) => filesUnder(root, path))) {
    const { size, mtimeMs, ino } = statSync(join(root, file))
    hash.update(`${file}\0${size} ${mtimeMs} ${ino}\0`)
  }
  return hash.digest("hex")
}

/** Returns a digest of names and bytes of every file in the build, in a fixed order. */
export function sourceHash(root: string, paths: readonly string[]): string {
  const hash = createHash("sha256")
  for (const file of paths.flatMap((path) => filesUnder(root, path))) {
    const bytes = readFileSync(join(root, file))
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest("hex")
}

function filesUnder(root: string, path: string): string[] {
  const stat = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((file) => !NOT_BUILT.test(file))
    .sort()
}
