import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { TestProject } from "vitest/node"
import { admin, startSite } from "../e2e/site-process.ts"

declare module "vitest" {
  interface ProvidedContext {
    url: string
    token: string
    dataDir: string
    pid: number
  }
}

/** Starts the built site once, as a separate process with demo content, and signs in. */
export default async function startOneSite(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "turbine-attack-"))
  const site = await startSite(dataDir, { LOG_LEVEL: "warn" })
  const response = await fetch(`${site.url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(admin),
  })
  const { token } = (await response.json()) as { token: string }
  project.provide("url", site.url)
  project.provide("token", token)
  project.provide("dataDir", dataDir)
  project.provide("pid", site.pid)
  return async () => {
    await site.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
