import { openToVisitors } from "../harness/open-to-visitors.ts"
import type { ChildProcess } from "node:child_process"
import { once } from "node:events"
import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { expect, inject, onTestFinished } from "vitest"
import { admin, spawnSite, untilReady } from "../e2e/site-process.ts"

export interface FaultSite {
  url: string
  pid: number
  child: ChildProcess
  /** Token of the owner. */
  token: string
  log: () => string
  /**
   * Calls as owner; an object becomes a JSON body. Null when the connection broke, so that nothing was acknowledged.
   */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response | null>
  /** Kills it as a power cut would. */
  kill: () => Promise<void>
  /** Sends a signal and waits for the exit. */
  end: (signal?: NodeJS.Signals) => Promise<{ code: number | null; ms: number }>
}

export interface FaultOptions {
  env?: Record<string, string>
  command?: readonly string[]
  /** Token of an earlier start; sessions survive restarts. */
  token?: string
}

/** The long form is for nightly runs: ten times as many kills. */
export const long = process.env["FAULTS"] === "long"

/** Total kills of the running site: default 20, or 500 in the long form. */
export const killsInAll = Number(process.env["FAULTS_KILLS"] ?? (long ? 500 : 20))
/** Limit up to which a run continues while too little work was acknowledged, as on a slow machine. */
export const maxKills = Math.max(50, killsInAll)

/** Starts the built site as a real process. */
export async function startFaultSite(
  dataDir: string,
  { env = {}, command, token }: FaultOptions = {},
): Promise<FaultSite> {
  const { url, child, log } = await spawnSite(dataDir, { LOG_LEVEL: "error", ...env }, command)
  // A failed test leaves no site behind.
  onTestFinished(() => void child.kill("SIGKILL"))
  await untilReady(url, child, log)
  if (env["SEED"] === "off" && !env["DATABASE_URL"]) openToVisitors(dataDir)
  const end = async (signal: NodeJS.Signals = "SIGTERM") => {
    const begin = performance.now()
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, "exit")
      child.kill(signal)
      await ended
    }
    return { code: child.exitCode, ms: performance.now() - begin }
  }
  const bearer = token ?? (await signIn(url))
  return {
    url,
    pid: child.pid ?? 0,
    child,
    token: bearer,
    log,
    end,
    kill: async () => void (await end("SIGKILL")),
    call: (method, path, body, headers = {}) => send(url, bearer, method, path, body, headers),
  }
}

export async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(admin),
  })
  return ((await response.json()) as { token: string }).token
}

async function send(
  url: string,
  token: string,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Response | null> {
  const isForm = body instanceof FormData
  const init: RequestInit = {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body === undefined || isForm ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  }
  try {
    const response = await fetch(url + path, init)
    // Only a complete response is an acknowledgement.
    const bytes = await response.arrayBuffer()
    return new Response(response.status === 204 || response.status === 304 ? null : bytes, {
      status: response.status,
      headers: response.headers,
    })
  } catch {
    return null
  }
}

/** Asserts that the original process is still running and serves pages. */
export async function expectServing(site: FaultSite): Promise<void> {
  expect([site.child.exitCode, site.child.signalCode], site.log()).toEqual([null, null])
  for (const path of ["/", "/en/service/1", "/api/service", "/readyz"])
    expect([path, (await site.call("GET", path))?.status]).toEqual([path, 200])
}

/** Returns the body of a response; throws when the connection broke. */
export async function bodyOf<T>(response: Response | null): Promise<T> {
  if (!response) throw new Error("the site has not answered")
  return (await response.json()) as T
}

/** Returns a copy of the demo data for one test; removed after it. */
export async function demoData(): Promise<string> {
  const dir = await emptyFolder()
  await cp(inject("demoData"), dir, { recursive: true })
  return dir
}

export async function emptyFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "turbine-fault-"))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}
