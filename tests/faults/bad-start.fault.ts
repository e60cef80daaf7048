import { execFile, execFileSync } from "node:child_process"
import { once } from "node:events"
import {
  chmodSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from "node:fs"
import { createServer } from "node:net"
import { join } from "node:path"
import process from "node:process"
import { DatabaseSync } from "node:sqlite"
import { promisify } from "node:util"
import { describe, expect, it, onTestFinished } from "vitest"
import { patienceMs } from "../harness/patience.ts"
import { admin, spawnSite, startSite } from "../e2e/site-process.ts"
import { demoData, emptyFolder, signIn, startFaultSite } from "./fault-site.ts"

/** Starts the site, waits until it exits by itself, and returns its output without times. */
async function failedStart(dataDir: string, env: Record<string, string> = {}): Promise<string> {
  const { child, log } = await spawnSite(dataDir, { LOG_LEVEL: "silent", ...env })
  const timer = setTimeout(() => child.kill("SIGKILL"), patienceMs)
  if (child.exitCode === null) await once(child, "exit")
  clearTimeout(timer)
  expect(child.exitCode, log()).toBe(1)
  const lines = log()
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("RATE_LIMITS"))
  expect(lines, log()).toHaveLength(1)
  return lines[0] ?? ""
}

const database = (dataDir: string) => join(dataDir, "site.db")

function scribble(file: string, fromPage: number, toPage: number): void {
  const handle = openSync(file, "r+")
  for (let page = fromPage; page <= toPage; page++)
    writeSync(handle, Buffer.alloc(4_096, 0xa5), 0, 4_096, (page - 1) * 4_096)
  closeSync(handle)
}

describe("a start with a bad database ends with one line that names the restore command", () => {
  it("pages overwritten", async () => {
    const dataDir = await demoData()
    scribble(database(dataDir), 2, 5)
    const before = statSync(database(dataDir)).size
    expect(await failedStart(dataDir)).toMatch(/is damaged \(.*npm run restore -- FILE/u)
    expect(statSync(database(dataDir)).size).toBe(before)
  })

  it("zero length", async () => {
    const dataDir = await demoData()
    truncateSync(database(dataDir))
    expect(await failedStart(dataDir)).toMatch(/is empty\. .*npm run restore -- FILE/u)
    expect(statSync(database(dataDir)).size).toBe(0)
  })

  it("cut off", async () => {
    const dataDir = await demoData()
    truncateSync(database(dataDir), 400_000)
    expect(await failedStart(dataDir)).toMatch(/is damaged .*npm run restore -- FILE/u)
  })

  it("missing, and none is created in its place", async () => {
    const dataDir = await demoData()
    rmSync(database(dataDir))
    expect(await failedStart(dataDir)).toMatch(/is missing\. .*npm run restore -- FILE/u)
    expect(existsSync(database(dataDir))).toBe(false)
  })

  it("written by a newer program", async () => {
    const dataDir = await demoData()
    const newer = new DatabaseSync(database(dataDir))
    newer.exec("insert into kysely_migration (name, timestamp) values ('999-future', '')")
    newer.close()
    expect(await failedStart(dataDir)).toMatch(/newer program \(it knows 999-future\).*restore a backup/u)
  })
})

describe("an impossible start", () => {
  it("in a folder that another process has locked", async () => {
    const dataDir = await demoData()
    const first = await startFaultSite(dataDir)
    expect(await failedStart(dataDir)).toContain(`Another process (${first.pid}) uses the data folder`)
    expect((await first.call("GET", "/readyz"))?.status).toBe(200)
    await first.kill()
    // A kill leaves nothing that blocks the next start.
    await (await startFaultSite(dataDir)).end()
  })

  it("on a port in use", async () => {
    const taken = createServer().listen(0, "127.0.0.1")
    await once(taken, "listening")
    const address = taken.address()
    const port = typeof address === "object" && address ? String(address.port) : ""
    expect(await failedStart(await demoData(), { PORT: port })).toBe(
      `Port ${port} of 127.0.0.1 is in use. Set PORT to another one.`,
    )
    taken.close()
  })

  it("on a port in use, at first, without content and without a password", async () => {
    const taken = createServer().listen(0, "127.0.0.1")
    await once(taken, "listening")
    const address = taken.address()
    const PORT = typeof address === "object" && address ? String(address.port) : ""
    const dataDir = await emptyFolder()
    const started = await spawnSite(dataDir, { PORT, ADMIN_PASSWORD: "" })
    await once(started.child, "exit")
    expect(started.log()).not.toMatch(/password|Demo content/u)
    taken.close()
    // The next start still does both.
    const site = await startSite(dataDir, { ADMIN_PASSWORD: "" })
    expect(site.log()).toMatch(/Demo content loaded[^]*password "/u)
    await site.stop()
  })

  it("in a folder that is not writable", async ({ skip }) => {
    const dir = await emptyFolder()
    const isRoot = process.getuid?.() === 0
    try {
      if (isRoot) {
        execFileSync("mount", ["-t", "tmpfs", "-o", "ro,size=1m", "tmpfs", dir], { stdio: "ignore" })
        onTestFinished(() => void execFileSync("umount", ["-l", dir], { stdio: "ignore" }))
      } else chmodSync(dir, 0o500)
    } catch {
      return skip("not run: root may write everywhere, and this machine lets nobody mount a read-only folder")
    }
    expect(await failedStart(dir)).toMatch(/The data folder .* cannot be written \(.*Give this user write access/u)
  })
})

it("damage that appears while the site runs is 503, also for /readyz, and cached pages are still served", async () => {
  const dataDir = await demoData()
  const site = await startFaultSite(dataDir, { env: { LOG_LEVEL: "silent" } })
  expect((await site.call("GET", "/"))?.status).toBe(200)
  const pages = statSync(database(dataDir)).size / 4_096
  scribble(database(dataDir), 20, pages)
  // What the engine has in memory is still served; a backup reads everything again.
  expect((await site.call("GET", "/api/backup"))?.status).toBe(503)
  const ready = await site.call("GET", "/readyz")
  expect(ready?.status).toBe(503)
  for (const path of ["/healthz", "/"])
    expect((await site.call("GET", path, undefined, { Authorization: "" }))?.status).toBe(200)
  await site.kill()
  expect(await failedStart(dataDir)).toMatch(/npm run restore -- FILE/u)
})

it("an operator resets a forgotten password, also while the site runs", async () => {
  const dataDir = await demoData()
  const site = await startFaultSite(dataDir)
  // Asynchronous: this process must notice that the site has closed an idle connection before it calls again.
  const { stdout } = await promisify(execFile)(process.execPath, ["tooling/tasks.ts", "admin", "reset-password"], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
  })
  const password = /password "([^"]{20})"/u.exec(stdout)?.[1] ?? ""
  expect((await site.call("GET", "/api/request"))?.status).toBe(401)
  expect(await signIn(site.url).catch(() => undefined)).toBeUndefined()
  const response = await fetch(`${site.url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": "192.0.2.9" },
    body: JSON.stringify({ login: admin.login, password }),
  })
  const body = (await response.json()) as { code?: string; must_change_password?: boolean }
  // After a failed try the human check may be required first; the password itself is not rejected.
  expect(response.status === 200 ? body.must_change_password : body.code).toEqual(
    response.status === 200 ? true : "captcha_required",
  )
  await site.end()
  expect(readdirSync(dataDir)).toContain("site.made")
})
