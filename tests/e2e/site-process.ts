import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:net"
import process from "node:process"
import { setTimeout as sleep } from "node:timers/promises"
import leanNode from "../../tooling/launch/lean-node.cjs"
import { root } from "../../tooling/root.ts"
import { openToVisitors } from "../harness/open-to-visitors.ts"
import { patienceMs } from "../harness/patience.ts"

const NOT_FOR_TESTS = [
  "ALLOWED_ORIGINS",
  "DATABASE_URL",
  "IMAP_URL",
  "MAIL_FROM",
  "MAIL_TO",
  "PUBLIC_URL",
  "SMTP_URL",
  "TRUST_PROXY",
]

export const admin = { login: "admin", password: "Rotor-Welle-2008!" }
export type Site = {
  url: string
  pid: number
  log: () => string
  isRunning: () => boolean
  stop: () => Promise<void>
  /** Kills it at once, as a crash would. */
  kill: () => Promise<void>
}

export interface SpawnedSite {
  url: string
  child: ChildProcess
  log: () => string
}

/**
 * Starts the built site as a separate process, on a free port, with the given data, without waiting for it; `env`
 * overrides its settings, `command` wraps it, such as for a resource limit.
 */
export async function spawnSite(
  dataDir: string,
  env: Record<string, string> = {},
  command: readonly string[] = [process.execPath, ...leanNode.flags, "build/server/main.js"],
): Promise<SpawnedSite> {
  const port = await freePort()
  const [program = "", ...args] = command
  const child = spawn(program, args, {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    // Nothing from the developer's environment or .env: a database or mail server configured there must stay untouched.
    // Empty means unset, and .env does not override existing variables.
    env: {
      ...Object.fromEntries(NOT_FOR_TESTS.map((name) => [name, ""])),
      PATH: process.env["PATH"],
      TMPDIR: process.env["TMPDIR"],
      ...leanNode.env,
      ...leanNode.compiled,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: "demo",
      ADMIN_LOGIN: admin.login,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMITS: "off",
      BACKUP_SCHEDULE: "off",
      DRAIN_SECONDS: "0",
      ...env,
    },
  })
  let log = ""
  child.stdout.setEncoding("utf8").on("data", (text: string) => (log += text))
  child.stderr.setEncoding("utf8").on("data", (text: string) => (log += text))
  return { url: `http://127.0.0.1:${port}`, child, log: () => log }
}

/**
 * Same as `spawnSite`, resolved when ready for requests. A site without demo is opened to visitors, unless
 * `STAYS_CLOSED` is set.
 */
export async function startSite(
  dataDir: string,
  env: Record<string, string> = {},
  command?: readonly string[],
): Promise<Site> {
  const { url, child, log } = await spawnSite(dataDir, env, command)
  const killWithTests = () => child.kill("SIGTERM")
  process.once("exit", killWithTests)
  await untilReady(url, child, log)
  if (env["SEED"] === "off" && !env["DATABASE_URL"] && env["STAYS_CLOSED"] !== "1") openToVisitors(dataDir)
  return {
    url,
    pid: child.pid ?? 0,
    log,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    kill: async () => {
      process.off("exit", killWithTests)
      const ended = once(child, "exit")
      child.kill("SIGKILL")
      await ended
    },
    stop: async () => {
      process.off("exit", killWithTests)
      await stop(child, log)
    },
  }
}

export async function untilReady(url: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode} before it was ready:\n${log()}`)
    const response = await fetch(`${url}/readyz`).catch(() => null)
    if (response?.ok) return
    await sleep(25)
  }
  child.kill("SIGKILL")
  throw new Error(`The site was not ready within ${patienceMs / 1000} s:\n${log()}`)
}

async function stop(child: ChildProcess, log: () => string): Promise<void> {
  if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode} during the tests:\n${log()}`)
  const ended = once(child, "exit")
  child.kill("SIGTERM")
  const timer = setTimeout(() => child.kill("SIGKILL"), patienceMs)
  const [code, signal] = await ended
  clearTimeout(timer)
  if (code !== 0) throw new Error(`The site did not stop cleanly on SIGTERM (${code ?? signal}):\n${log()}`)
}

/** Returns an unused loopback port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  if (address === null || typeof address === "string") throw new Error("no free port")
  return address.port
}
