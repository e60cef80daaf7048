import { type Socket, connect } from "node:net"
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { type WireSite, openWireSite } from "./wire-site.ts"

const megabyte = 1_048_576
const small = { name: "Ilse Brandt", company: "Kraftwerk Nord", email: "brandt@nord.example", text: "LM2500" }

onEnginesInTurn("bodies of open calls that are being read", (open) => {
  let wire: WireSite
  beforeAll(async () => {
    wire = await openWireSite(open(), undefined, { TRUST_PROXY: "127.0.0.1" })
  })
  afterAll(() => wire.close())

  const send = async (address: string, path = "/api/request") => {
    const body = new FormData()
    for (const [name, value] of Object.entries(small)) body.append(name, value)
    const response = await wire.connect().send(path, { method: "POST", body, headers: { "X-Forwarded-For": address } })
    return response.status
  }
  /** Begins an upload that never ends. */
  const begin = (address: string, megabytes: number, path = "/api/request"): Socket => {
    const socket = connect(wire.port, "127.0.0.1")
    onTestFinished(() => void socket.destroy())
    socket.on("error", () => undefined)
    socket.write(
      [
        `POST ${path} HTTP/1.1`,
        "Host: localhost:4800",
        `X-Forwarded-For: ${address}`,
        "Content-Type: multipart/form-data; boundary=x",
        `Content-Length: ${megabytes * megabyte}`,
        "",
        "--x",
      ].join("\r\n"),
    )
    return socket
  }
  const eventually = (address: string, status: number) => expect.poll(() => send(address)).toBe(status)

  it("are limited in bytes: more than one visitor's share is 503 before it is read, and free again after an end", async () => {
    const upload = begin("192.0.2.1", 51)
    await expect.poll(() => firstLine(begin("192.0.2.1", 20))).toContain(" 503 ")
    expect(await send("192.0.2.1")).toBe(201)
    upload.destroy()
    await expect.poll(() => firstLine(begin("192.0.2.1", 20))).toBe("")
  })

  it("are limited in all, and leave calls without a large body alone", async () => {
    const uploads = [1, 2, 3].map((n) => begin(`198.51.100.${n}`, 45))
    await expect.poll(() => firstLine(begin("198.51.100.4", 20, "/api/application"))).toContain(" 503 ")
    await eventually("198.51.100.5", 201)
    for (const upload of uploads) upload.destroy()
    await expect.poll(() => firstLine(begin("198.51.100.4", 20, "/api/application"))).toBe("")
  })
})

/** Returns the status line of a response that comes soon, else "". Ends the upload. */
async function firstLine(socket: Socket): Promise<string> {
  const line = await new Promise<string>((resolve) => {
    const timer = setTimeout(() => resolve(""), 500)
    socket.once("data", (bytes) => {
      clearTimeout(timer)
      resolve(bytes.toString("latin1").split("\r\n", 1)[0] ?? "")
    })
  })
  socket.destroy()
  return line
}
