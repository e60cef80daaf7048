import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { runNode, scriptOf } from "./child.ts"
import { tryAcquire } from "./launch/lock.cjs"
import { bringBack, setAside } from "./keep-assets.ts"
import { precompress } from "./precompress.ts"
import { root } from "./root.ts"
import { sourceHash, sourceTimes } from "./source-hash.ts"

/** Files and folders that the build depends on. */
export const buildSources = [
  "app",
  "contract",
  "main.ts",
  "package-lock.json",
  "package.json",
  "public",
  "react-router.config.ts",
  "server",
  "tooling",
  "tsconfig.json",
  "vite.config.ts",
]
// Split in two so that this file does not contain it.
const MARKER = ["server-only", "turbine-site"].join(":")

const buildDir = join(root, "build")
const stampFile = join(buildDir, ".stamp")

/** Builds when a source differs from the last build. Returns the exit code. */
export async function buildIfChanged(): Promise<number> {
  if (isCurrent()) return 0
  const release = await acquireBuildLock()
  try {
    return isCurrent() ? 0 : await build()
  } finally {
    release()
  }
}

/** Compares bytes only where a file was touched: reading all takes four times as long as their times. */
function isCurrent(): boolean {
  const [built, builtTimes] = (readIfThere(stampFile) ?? "").split(" ")
  if (!built) return false
  const times = sourceTimes(root, buildSources)
  if (times === builtTimes) return true
  if (built !== sourceHash(root, buildSources)) return false
  try {
    writeFileSync(stampFile, `${built} ${times}`)
  } catch {
    // A folder that cannot be written is compared byte by byte each time.
  }
  return true
}

async function acquireBuildLock(): Promise<() => void> {
  for (let tries = 0; ; tries++) {
    const release = tryAcquire(root, "build")
    if (release) return release
    if (tries === 0) console.log("Waiting for another command that is building …")
    await sleep(200)
  }
}

async function build(): Promise<number> {
  const begin = performance.now()
  // Computed before building: a file changed meanwhile makes the next start build again.
  const stamp = `${sourceHash(root, buildSources)} ${sourceTimes(root, buildSources)}`
  rmSync(stampFile, { force: true })
  setAside(buildDir)
  const built = await runNode([scriptOf("@react-router/dev", "react-router"), "build"], {
    env: { NODE_ENV: "production" },
  })
  if (built.code !== 0) return fail(built.output)
  const leaks = filesWithMarker("client")
  if (leaks.length > 0) return fail(`Server code is in the browser's bundle (marker "${MARKER}"):\n${leaks.join("\n")}`)
  if (filesWithMarker("server").length === 0) {
    return fail(`The marker "${MARKER}" is not in build/server either, so the check of build/client proves nothing.`)
  }
  const files = await precompress(join(buildDir, "client"))
  const kept = bringBack(buildDir)
  writeFileSync(stampFile, stamp)
  console.log(
    `Built in ${((performance.now() - begin) / 1000).toFixed(1)} s (${files} files compressed ahead, ${kept} of the release before kept).`,
  )
  return 0
}

function fail(reason: string): number {
  console.error(`The build failed.\n${reason.trimEnd()}`)
  return 1
}

function filesWithMarker(side: "client" | "server"): string[] {
  return readdirSync(join(buildDir, side), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(MARKER))
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8")
  } catch {
    return null
  }
}
