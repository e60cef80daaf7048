import { once } from "node:events"
import { type Socket, connect } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { picture } from "#tests/harness/samples.ts"
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
  /** Begins an upload that never ends, of which some megabytes arrive. */
  const begin = (address: string, megabytes: number, { arriving = 0 } = {}): Socket => {
    const socket = connect(wire.port, "127.0.0.1")
    onTestFinished(() => void socket.destroy())
    socket.on("error", () => undefined)
    socket.write(
      [
        "POST /api/request HTTP/1.1",
        "Host: localhost:4800",
        `X-Forwarded-For: ${address}`,
        "Content-Type: multipart/form-data; boundary=x",
        `Content-Length: ${megabytes * megabyte}`,
        "",
        "--x",
      ].join("\r\n"),
    )
    socket.write(Buffer.alloc(arriving * megabyte, "x"))
    return socket
  }
  const eventually = (address: string, status: number) => expect.poll(() => send(address)).toBe(status)

  it("are counted as they arrive: what slow connections only declare keeps nobody out", async () => {
    for (const n of [1, 2, 3, 4]) begin(`192.0.2.${n}`, 51)
    const photo = new Uint8Array(await picture(2_000, 1_500))
    const body = new FormData()
    for (const [name, value] of Object.entries(small)) body.append(name, value)
    for (const name of ["a.jpg", "b.jpg"]) body.append("photos", new File([photo], name))
    const response = await wire.connect().send("/api/request", { method: "POST", body })
    expect(response.status).toBe(201)
  })

  it("are limited in bytes: more than one visitor's share is 503, and free again after an end", async () => {
    const uploads = [48, 20].map((arriving) => begin("192.0.2.11", 51, { arriving }))
    // That of the two whose bytes arrive last.
    await Promise.any(uploads.map((upload) => statusOf(upload, 503)))
    await eventually("192.0.2.11", 201)
    for (const upload of uploads) upload.destroy()
    await expect.poll(() => staysOpen(begin("192.0.2.11", 51, { arriving: 40 }))).toBe(true)
  })

  it("are limited in all, and leave calls without a large body alone", async () => {
    const uploads = [1, 2, 3, 4].map((n) => begin(`198.51.100.${n}`, 51, { arriving: 40 }))
    await Promise.any(uploads.map((upload) => statusOf(upload, 503)))
    await eventually("198.51.100.5", 201)
    for (const upload of uploads) upload.destroy()
  })
})

/** Waits for a response with a status, while the rest of the body is not sent. */
async function statusOf(socket: Socket, status: number): Promise<void> {
  const chunks: string[] = []
  socket.on("data", (bytes) => chunks.push(bytes.toString("latin1")))
  await expect.poll(() => chunks.join("")).toContain(` ${status} `)
}

/** Returns whether an upload goes on for half a second. */
async function staysOpen(socket: Socket): Promise<boolean> {
  const answered = await Promise.race([once(socket, "data").then(() => true), sleep(500, false)])
  socket.destroy()
  return !answered
}
