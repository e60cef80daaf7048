import { once } from "node:events"
import { existsSync, statSync } from "node:fs"
import { type Socket, connect } from "node:net"
import { join } from "node:path"
import process from "node:process"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, it } from "vitest"
import { checkDatabase } from "./check-database.ts"
import { type FaultSite, demoData, startFaultSite } from "./fault-site.ts"

const inquiry = { name: "N", company: "C", email: "stop@example.com", text: "T" }

it("SIGTERM under load: what is under way is answered, the log is merged, nothing acknowledged is lost, exit 0", async () => {
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
      const answer = await site.call(method, path, body)
      if (answer === null) {
        if (begun < stoppedAt - 50) broken.push(path)
        return
      }
      answered++
      expect(answer.status).toBeLessThan(500)
      if (answer.status === 201) references.add(((await answer.json()) as { reference: string }).reference)
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
  expect(ms).toBeLessThan(6_000)
  expect(broken).toEqual([])
  const wal = join(dataDir, "site.db-wal")
  expect(existsSync(wal) ? statSync(wal).size : 0).toBe(0)
  checkDatabase(dataDir, (query) => {
    const stored = new Set(query("select reference from request").map((row) => row["reference"]))
    expect([...references].filter((one) => !stored.has(one))).toEqual([])
  })
  console.log(`stopped in ${ms.toFixed(0)} ms under 12 clients`)
})

it("a second SIGTERM ends it at once, though a request is still under way", async () => {
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
  await sleep(300)
  const { code, ms } = await site.end()
  expect(code).toBe(1)
  expect(ms).toBeLessThan(2_000)
  socket.destroy()
  checkDatabase(dataDir)
})

it("with 256 handles and 1,000 connections it neither ends nor stays away", async ({ skip }) => {
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
  const again = await untilItAnswers(site)
  expect(again?.status).toBe(200)
  expect((await site.call("POST", "/api/request", inquiry))?.status).toBe(201)
  expect((await site.end()).code).toBe(0)
  checkDatabase(dataDir)
})

async function untilItAnswers(site: FaultSite): Promise<Response | null> {
  for (let n = 0; n < 200; n++) {
    const answer = await site.call("GET", "/service/1")
    if (answer) return answer
    await sleep(50)
  }
  return null
}
