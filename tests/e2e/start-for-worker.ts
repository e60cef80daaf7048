import process from "node:process"
import { type RoundRobin, startRoundRobin } from "../cluster/round-robin.ts"
import { copyDatabase } from "./copy-database.ts"
import { type Site, startSite } from "./site-process.ts"

export interface WorkerSite {
  url: string
  /** Processes of the site. */
  pids: readonly number[]
  stop(): Promise<void>
}

/** Starts the site for a worker's tests: one process, or with E2E_CLUSTER three behind a round-robin proxy. */
export async function startForWorker(dataDir: string): Promise<WorkerSite> {
  const settings = await copyDatabase()
  if (process.env["E2E_CLUSTER"]) return startBehindProxy(dataDir, settings)
  const site = await startSite(dataDir, settings)
  return { url: site.url, pids: [site.pid], stop: site.stop }
}

async function startBehindProxy(dataDir: string, settings: Record<string, string>): Promise<WorkerSite> {
  const targets: string[] = []
  const proxy: RoundRobin = await startRoundRobin(targets)
  const env = { ...settings, PUBLIC_URL: proxy.url, DATABASE_CONNECTIONS: "12" }
  const sites: Site[] = await Promise.all([1, 2, 3].map(() => startSite(dataDir, env)))
  targets.push(...sites.map(({ url }) => url))
  return {
    url: proxy.url,
    pids: sites.map(({ pid }) => pid),
    stop: async () => {
      await proxy.close()
      await Promise.all(sites.map((site) => site.stop()))
    },
  }
}
