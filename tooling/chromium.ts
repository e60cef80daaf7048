import { spawnSync } from "node:child_process"
import { accessSync, constants } from "node:fs"
import { delimiter, join } from "node:path"
import process from "node:process"
import { chromium } from "@playwright/test"
import { installByApt, runNode, scriptOf } from "./child.ts"

// The shell is the same browser without windows: it starts and renders in half the time, but has no back/forward cache.
const SHELL = "chromium-headless-shell"
const WHOLE = ["chromium", "chromium-browser", "google-chrome"]

/** Returns the path of a working Chromium, downloaded if needed; prints which one, or why there is none. */
export function findChromium(): Promise<string | null> {
  return findOrFetch([SHELL, ...WHOLE])
}

/** Same as `findChromium`, but never the headless shell. */
export function findWholeChromium(): Promise<string | null> {
  return findOrFetch(WHOLE)
}

async function findOrFetch(names: readonly string[]): Promise<string | null> {
  const executable = installed(names)
  if (executable) return told(executable, "found")
  console.log("No Chromium found; trying `playwright install chromium` …")
  const fetched = await runNode([scriptOf("@playwright/test", "playwright"), "install", "chromium"])
  if (works(chromium.executablePath())) return told(chromium.executablePath(), "installed by Playwright")
  console.log(complaintOf(fetched.output))
  for (const name of names.slice(0, 2)) {
    const output = await installByApt(name)
    const path = installed(names)
    if (path) return told(path, "installed by apt-get")
    if (output !== null) console.log(complaintOf(output))
  }
  console.log("The browser tests could not run: install Chromium or Chrome, or name one by CHROMIUM_PATH.")
  return null
}

function installed(names: readonly string[]): string | undefined {
  const named = process.env["CHROMIUM_PATH"]
  const shell = names.filter((name) => name === SHELL)
  // Test runs pass the shell to their workers.
  const isWanted = named && (shell.length > 0 || !/headless[-_]shell/u.test(named))
  return [...(isWanted ? [named] : []), ...onPath(shell), chromium.executablePath(), ...onPath(names)].find(works)
}

function onPath(names: readonly string[]): string[] {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter(Boolean)
  return [
    ...names.map((name) => join("/usr/bin", name)),
    ...names.flatMap((name) => folders.map((dir) => join(dir, name))),
  ]
}

// Returns whether a browser works: one without a system library is executable, but fails to print its version.
function works(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  return spawnSync(path, ["--version"], { timeout: 20_000, stdio: "ignore" }).status === 0
}

function told(path: string, how: string): string {
  console.log(`Chromium ${how}: ${path}`)
  return path
}

function complaintOf(output: string): string {
  const lines = output.trim().split("\n")
  return lines.find((line) => /^E:|error|failed/i.test(line)) ?? lines.at(-1) ?? ""
}
