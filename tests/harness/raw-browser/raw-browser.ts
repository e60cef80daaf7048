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
 * Chromium as visitors have it, with back/forward cache and prerendering. The usual launch flags of test browsers
 * disable the first, and a client attached to a page instead of its tab prevents the second.
 */
export interface RawBrowser {
  /** Opens an empty tab with separate cookies, storage and HTTP cache. */
  newTab: (options?: TabOptions) => Promise<RawTab>
  close: () => Promise<void>
}

const flags = [
  "--headless",
  "--remote-debugging-pipe",
  "--no-first-run",
  // Without these three, Chromium asks its maker's hosts for updates during measurements.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

/**
 * Starts a Chromium with an empty profile. It must be the full browser (`findWholeChromium`): the headless shell has no
 * back/forward cache. Without `prerender` it ignores speculation rules.
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

// Sets the browser's "Preload pages" setting; neither a flag nor the DevTools command affects a tab of a separate
// context.
async function switchPreloadingOff(profile: string): Promise<void> {
  await mkdir(join(profile, "Default"))
  const never = { net: { network_prediction_options: 2 } }
  await writeFile(join(profile, "Default", "Preferences"), JSON.stringify(never))
}
