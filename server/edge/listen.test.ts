import { once } from "node:events"
import type { Server } from "node:http"
import { type AddressInfo, type Socket, connect } from "node:net"
import { afterEach, expect, it } from "vitest"
import { readNetworks } from "#server/networks.ts"
import type { Listener } from "./create-listener.ts"
import { listen } from "./listen.ts"

const responseBody: Listener = async (request, response) => {
  let size = 0
  try {
    for await (const chunk of request) size += (chunk as Buffer).length
  } catch {
    return
  }
  response.end(`read ${size}`)
}

let server: Server
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const open = async (config: { rateLimits: boolean; trustProxy?: string[] }, times?: Parameters<typeof listen>[2]) => {
  server = await listen(
    responseBody,
    {
      port: 0,
      host: "127.0.0.1",
      rateLimits: config.rateLimits,
      trustProxy: (config.trustProxy ?? []).flatMap((entry) => readNetworks(entry) ?? []),
    },
    times,
  )
}
const dial = (localAddress = "127.0.0.1") => {
  const { port } = server.address() as AddressInfo
  const socket = connect({ port, host: "127.0.0.1", localAddress })
  socket.on("error", () => undefined)
  sockets.push(socket)
  return socket
}
/** Reads until the connection ends. */
const readAll = async (socket: Socket) => {
  let text = ""
  socket.on("data", (chunk) => (text += chunk.toString("latin1")))
  await new Promise((resolve) => socket.once("close", resolve))
  return text
}
const post = (type: string, more = "") =>
  `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 5\r\n${more}\r\n`
const get = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"

it("cuts a body that does not arrive in time, and gives an upload longer", async () => {
  await open({ rateLimits: true }, { ordinaryMs: 50, uploadMs: 60_000 })
  const upload = dial()
  upload.write(post("multipart/form-data; boundary=x", "Connection: close\r\n"))
  const slow = dial()
  slow.write(`${post("application/json")}12`)
  expect(await readAll(slow)).toMatch(/^HTTP\/1\.1 408 /u)
  upload.write("12345")
  expect(await readAll(upload)).toMatch(/^HTTP\/1\.1 200 [^]*read 5$/u)
})

it("cuts an endless upload too", async () => {
  await open({ rateLimits: true }, { ordinaryMs: 50, uploadMs: 200 })
  const upload = dial()
  upload.write(`${post("multipart/form-data; boundary=x")}12`)
  expect(await readAll(upload)).toMatch(/^HTTP\/1\.1 408 /u)
})

it("keeps an idle connection longer than the usual proxies do, and a visitor's only briefly", async () => {
  const told = async (trustProxy: string[]) => {
    await open({ rateLimits: true, trustProxy })
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await response.text()
    server.closeAllConnections()
    return Number(/timeout=(\d+)/u.exec(response.headers.get("Keep-Alive") ?? "")?.[1])
  }
  expect(await told(["loopback"])).toBeGreaterThan(120)
  await new Promise((resolve) => server.close(resolve))
  expect(await told([])).toBeLessThan(10)
})

const hold = async (count: number, localAddress: string) => {
  const held = Array.from({ length: count }, () => dial(localAddress))
  await Promise.all(held.map((socket) => once(socket, "connect")))
  return held
}
const isServed = async (localAddress: string) => {
  const socket = dial(localAddress)
  socket.write(get)
  return (await readAll(socket)).startsWith("HTTP/1.1 200")
}

it("allows one address a hundred connections at a time, without affecting others", async () => {
  await open({ rateLimits: true })
  const [first] = await hold(100, "127.0.0.2")
  expect(await isServed("127.0.0.2")).toBe(false)
  expect(await isServed("127.0.0.3")).toBe(true)
  first?.destroy()
  await expect.poll(() => isServed("127.0.0.2")).toBe(true)
})

it("does not count a trusted proxy, nor loopback where limits are off", async () => {
  await open({ rateLimits: true, trustProxy: ["127.0.0.2"] })
  await hold(101, "127.0.0.2")
  expect(await isServed("127.0.0.2")).toBe(true)
  server.closeAllConnections()
  server.close()
  await open({ rateLimits: false })
  await hold(101, "127.0.0.1")
  expect(await isServed("127.0.0.1")).toBe(true)
})
