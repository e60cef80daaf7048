import { once } from "node:events"
import { existsSync, statSync } from "node:fs"
import { type Socket, connect } from "node:net"
import { join } from "node:path"
import process from "node:process"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, it } from "vitest"
import { checkDatabase } from "./check-database.ts"
import { type FaultSite, demoData, startFaultSite } from "./fault-site.ts"
import { until } from "./until.ts"

const body = JSON.stringify({ name: "N", company: "C", email: "stop@example.com", text: "T" })
const rawInquiry = `POST /api/request HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
const inquiry = { name: "N", company: "C", email: "stop@example.com", text: "T" }

it("SIGTERM under load: requests in flight are served, the log is checkpointed, nothing acknowledged is lost, exit 0", async () => {
  const dataDir = await demoData()
  const site = await startFaultSite(dataDir)
  const references = new Set<string>()
  const broken: string[] = []
  let stoppedAt = Infinity
  let answered = 0
  const client = async (work: () => [string, string, unknown?]) => {
    for (;;) {
      const begun = performance.now()
      const [method, path, body] = work()
      const response = await site.call(method, path, body)
      if (response === null) {
        if (begun < stoppedAt - 50) broken.push(path)
        return
      }
      answered++
      expect(response.status).toBeLessThan(500)
      if (response.status === 201) references.add(((await response.json()) as { reference: string }).reference)
    }
  }
  const clients = [
    ...Array.from({ length: 6 }, () => client(() => ["GET", `/service/${1 + Math.floor(Math.random() * 13)}`])),
    ...Array.from({ length: 4 }, () => client(() => ["POST", "/api/request", inquiry])),
    ...Array.from({ length: 2 }, () => client(() => ["GET", "/api/spare/1/search?query=bolt"])),
  ]
  while (answered < 60) await sleep(10)
  stoppedAt = performance.now()
  const { code, ms } = await site.end()
  await Promise.all(clients)
  expect(code, site.log()).toBe(0)
  expect(broken).toEqual([])
  const wal = join(dataDir, "site.db-wal")
  expect(existsSync(wal) ? statSync(wal).size : 0).toBe(0)
  checkDatabase(dataDir, (query) => {
    const stored = new Set(query("select reference from request").map((row) => row["reference"]))
    expect([...references].filter((reference) => !stored.has(reference))).toEqual([])
  })
  console.log(`stopped in ${ms.toFixed(0)} ms under 12 clients`)
})

it("serves every request that was sent before SIGTERM, without a delay", async () => {
  const dataDir = await demoData()
  const site = await startFaultSite(dataDir)
  const port = Number(new URL(site.url).port)
  const sockets = await Promise.all(Array.from({ length: 8 }, () => openSocket(port)))
  // Stops the process while the requests arrive, as if it were busy.
  process.kill(site.pid, "SIGSTOP")
  const responses = sockets.map((socket) => readToEnd(socket))
  for (const socket of sockets) socket.write(rawInquiry)
  await sleep(100)
  const ended = once(site.child, "exit")
  process.kill(site.pid, "SIGTERM")
  process.kill(site.pid, "SIGCONT")
  const statuses = (await Promise.all(responses)).map((text) => text.slice(0, 12))
  expect(statuses).toEqual(sockets.map(() => "HTTP/1.1 201"))
  // Another signal would end it at once.
  expect((await ended)[0]).toBe(0)
})

it("after SIGTERM is not ready at once and keeps accepting for DRAIN_SECONDS", async () => {
  const dataDir = await demoData()
  const site = await startFaultSite(dataDir, { env: { DRAIN_SECONDS: "3" } })
  const ended = once(site.child, "exit")
  const begin = performance.now()
  process.kill(site.pid, "SIGTERM")
  await until(async () => (await site.call("GET", "/readyz"))?.status !== 200)
  expect((await site.call("GET", "/readyz"))?.status).toBe(503)
  expect((await site.call("GET", "/healthz"))?.status).toBe(200)
  const response = await site.call("POST", "/api/request", inquiry)
  expect(response?.status).toBe(201)
  expect(response?.headers.get("Connection")).toBe("close")
  expect((await ended)[0]).toBe(0)
  expect(performance.now() - begin).toBeGreaterThanOrEqual(3_000)
})

it("a second SIGTERM ends it at once, although a request is in flight", async () => {
  const dataDir = await demoData()
  const site = await startFaultSite(dataDir)
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1")
  await once(socket, "connect")
  socket.on("error", () => undefined)
  socket.write(
    "POST /api/request HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{",
  )
  await site.call("GET", "/api/settings")
  process.kill(site.pid, "SIGTERM")
  // Signals that arrive together count as one.
  await until(async () => (await site.call("GET", "/readyz"))?.status !== 200)
  // The first signal alone would wait for the request and end with 0.
  expect((await site.end()).code).toBe(1)
  socket.destroy()
  checkDatabase(dataDir)
})

it("with 256 handles and 1,000 connections it neither exits nor stays unresponsive", async ({ skip }) => {
  if (process.platform === "win32") return skip("not run: this system has no limit of handles")
  const dataDir = await demoData()
  const command = ["sh", "-c", `ulimit -n 256; exec "${process.execPath}" build/server/main.js`]
  const site = await startFaultSite(dataDir, { command })
  const sockets: Socket[] = []
  const port = Number(new URL(site.url).port)
  for (let n = 0; n < 1_000; n++) {
    const socket = connect(port, "127.0.0.1")
    socket.on("error", () => undefined)
    sockets.push(socket)
  }
  await sleep(500)
  for (const socket of sockets) socket.destroy()
  const again = await untilItResponds(site)
  expect(again?.status).toBe(200)
  expect((await site.call("POST", "/api/request", inquiry))?.status).toBe(201)
  expect((await site.end()).code).toBe(0)
  checkDatabase(dataDir)
})

async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1")
  await once(socket, "connect")
  return socket
}

/** Resolves with everything received until the connection ends, also by a reset. */
function readToEnd(socket: Socket): Promise<string> {
  let text = ""
  socket.on("data", (chunk) => (text += chunk.toString("latin1")))
  socket.on("error", () => undefined)
  return new Promise((resolve) => socket.once("close", () => resolve(text)))
}

async function untilItResponds(site: FaultSite): Promise<Response | null> {
  for (let n = 0; n < 200; n++) {
    const response = await site.call("GET", "/service/1")
    if (response) return response
    await sleep(50)
  }
  return null
}
