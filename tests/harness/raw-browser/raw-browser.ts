import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { connectDevTools } from "./devtools.ts"
import type { TabOptions } from "./prepare-page.ts"
import { type RawTab, openRawTab } from "./raw-tab.ts"

/**
 * Chromium as visitors have it, with back/forward cache and prerendering. The usual launch flags of test browsers switch the first off, and
 * a client attached to a page instead of its tab prevents the second.
 */
export interface RawBrowser {
  /** Opens an empty tab with cookies, storage and HTTP cache of its own. */
  newTab: (options?: TabOptions) => Promise<RawTab>
  close: () => Promise<void>
}

const flags = [
  "--headless",
  "--remote-debugging-pipe",
  "--no-first-run",
  // Without these three, Chromium asks its maker's hosts for updates while something is measured.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

/**
 * Starts a Chromium with an empty profile. It must be the whole browser (`findWholeChromium`): the headless shell has no back/forward
 * cache. Without `prerender` it does not do what speculation rules ask for.
 */
export async function launchRawBrowser(executablePath: string, { prerender = true } = {}): Promise<RawBrowser> {
  const profile = await mkdtemp(join(tmpdir(), "raw-browser-"))
  // Chromium refuses to start as root with its sandbox.
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : []
  if (!prerender) await switchPreloadingOff(profile)
  const child = spawn(executablePath, [...flags, ...sandbox, `--user-data-dir=${profile}`], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
  })
  const devTools = connectDevTools(child)
  await devTools.send("Target.setDiscoverTargets", { discover: true })
  return {
    newTab: (options = {}) => openRawTab(devTools, options),
    close: async () => {
      const ended = child.exitCode === null && child.signalCode === null ? once(child, "exit") : null
      await devTools.send("Browser.close").catch(() => child.kill("SIGKILL"))
      await ended
      // Its helper processes write to the profile for a moment after it has ended.
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}

// The setting "Preload pages" of the browser; neither a flag nor the DevTools command has an effect on a tab of its own context.
async function switchPreloadingOff(profile: string): Promise<void> {
  await mkdir(join(profile, "Default"))
  const never = { net: { network_prediction_options: 2 } }
  await writeFile(join(profile, "Default", "Preferences"), JSON.stringify(never))
}
