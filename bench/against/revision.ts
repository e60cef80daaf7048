import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs"
import { createRequire } from "node:module"
import { join } from "node:path"
import { runNode } from "#tooling/child.ts"
import { root } from "#tooling/root.ts"

const lockFile = "package-lock.json"

/** A built revision and how to start its site. */
export interface Revision {
  name: string
  commit: string
  command: readonly string[]
}

/** Returns the built working tree. */
export function thisRevision(): Revision {
  const commit = git(root, "rev-parse", "--short", "HEAD")
  return { name: "now", commit, command: commandOf(root) }
}

/** Builds another revision in a clone below `folder`, with packages of its own only when its lock file differs. */
export async function buildRevision(revision: string, folder: string): Promise<Revision> {
  const commit = git(root, "rev-parse", "--verify", `${revision}^{commit}`)
  const clone = join(folder, "other")
  // Unlike a worktree, a clone leaves nothing in this repository when the bench is killed.
  git(folder, "clone", "--quiet", "--shared", "--no-checkout", root, clone)
  git(clone, "checkout", "--quiet", "--detach", commit)
  await addPackages(clone)
  console.log(`Building ${commit.slice(0, 7)} …`)
  const { code, output } = await runNode([join(clone, "tooling/tasks.ts"), "build"], { cwd: clone })
  if (code !== 0) throw new Error(`${revision} does not build:\n${output}`)
  return { name: revision, commit: commit.slice(0, 7), command: commandOf(clone) }
}

async function addPackages(clone: string): Promise<void> {
  const lockOf = (folder: string) => readFileSync(join(folder, lockFile), "utf8")
  if (lockOf(clone) === lockOf(root)) return symlinkSync(join(root, "node_modules"), join(clone, "node_modules"), "dir")
  console.log("Its lock file differs: installing its packages …")
  const flags = ["--include=dev", "--include=optional", "--no-audit", "--no-fund", "--loglevel=error"]
  execFileSync("npm", ["ci", ...flags], { cwd: clone, stdio: ["ignore", "ignore", "inherit"] })
  // Sizes of the demo's pictures are cached by content; encoding them again takes minutes.
  const cache = "node_modules/.cache"
  mkdirSync(join(root, cache), { recursive: true })
  symlinkSync(join(root, cache), join(clone, cache), "dir")
}

// Both run on this process's Node, so that only the code differs.
function commandOf(folder: string): string[] {
  const homes = ["tooling/launch/lean-node.cjs", "tooling/lean-node.cjs"].map((file) => join(folder, file))
  const home = homes.find((file) => existsSync(file))
  const { flags } = (home ? createRequire(import.meta.url)(home) : { flags: [] }) as { flags: string[] }
  return [process.execPath, ...flags, join(folder, "build/server/main.js")]
}

const git = (cwd: string, ...args: string[]): string => execFileSync("git", args, { cwd, encoding: "utf8" }).trim()
