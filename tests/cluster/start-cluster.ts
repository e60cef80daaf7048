import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Site, admin, startSite } from "../e2e/site-process.ts"
import { type MailServer, openMailServer } from "../harness/mail-server.ts"
import { findPostgresBinaries } from "../harness/postgres-binaries.ts"
import { type PostgresServer, startPostgres } from "../harness/postgres-server.ts"
import { type RoundRobin, startRoundRobin } from "./round-robin.ts"

export interface Cluster {
  postgres: PostgresServer
  mails: MailServer
  sites: Site[]
  proxy: RoundRobin
  /** Shared by all processes. */
  dataDir: string
  /** Calls through the proxy, from a unique address unless given; signed in when a token is given. */
  call: (path: string, options?: CallOptions) => Promise<Response>
  token: string
  close(): Promise<void>
}

export interface CallOptions {
  method?: string
  body?: unknown
  headers?: Record<string, string>
  address?: string
  /** Origin of one process, bypassing the proxy. */
  at?: string
}

/**
 * Starts three processes concurrently on one empty database, a mail server, and a proxy in front; `more` overrides
 * their settings.
 */
export async function startCluster(more: Record<string, string> = {}): Promise<Cluster> {
  const postgres = await startPostgres(findPostgresBinaries() ?? "")
  await postgres.run("create database site")
  const mails = await openMailServer()
  const dataDir = mkdtempSync(join(tmpdir(), "turbine-cluster-"))
  const env = {
    DATABASE_URL: postgres.url("site"),
    DATABASE_CONNECTIONS: "12",
    TRUST_PROXY: "127.0.0.1",
    RATE_LIMITS: "on",
    SMTP_URL: mails.url,
    MAIL_TO: "office@turbine.example",
    MAIL_FROM: "site@turbine.example",
    LOG_LEVEL: "error",
    ...more,
  }
  const sites = await Promise.all([1, 2, 3].map(() => startSite(dataDir, env)))
  const proxy = await startRoundRobin(sites.map(({ url }) => url))
  let visitors = 0
  const call: Cluster["call"] = (path, { method = "GET", body, headers = {}, address, at = proxy.url } = {}) => {
    visitors++
    return fetch(at + path, {
      method,
      headers: {
        "X-Forwarded-For": address ?? `198.51.${visitors >> 8}.${visitors & 255}`,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  }
  const response = await call("/api/auth/login", { method: "POST", body: admin })
  const { token } = (await response.json()) as { token: string }
  return {
    postgres,
    mails,
    sites,
    proxy,
    dataDir,
    call,
    token,
    async close() {
      await proxy.close()
      await Promise.all(sites.filter((site) => site.isRunning()).map((site) => site.stop()))
      await mails.close()
      await postgres.remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
