import { connect } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, it } from "vitest"
import { call, host, raw, statuses, url } from "./target.ts"

const post = (...lines: string[]) => `POST /api/part/lookup HTTP/1.1\r\nHost: ${host}\r\n${lines.join("\r\n")}`
const get = (...lines: string[]) => `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n${lines.join("\r\n")}`

it("rejects every request of ambiguous length, and never responds twice", async () => {
  const smuggled = `GET /api/settings HTTP/1.1\r\nHost: ${host}\r\n\r\n`
  const wrong = {
    "length and chunks": post("Content-Length: 5", "Transfer-Encoding: chunked", "", `0\r\n\r\n${smuggled}`),
    "chunks and length": post("Transfer-Encoding: chunked", "Content-Length: 5", "", `0\r\n\r\n${smuggled}`),
    "unknown coding": post("Transfer-Encoding: xchunked", "", smuggled),
    "chunked, identity": post("Transfer-Encoding: chunked, identity", "", `0\r\n\r\n${smuggled}`),
    "chunked with tab": post("Transfer-Encoding:\tchunked", "Content-Length: 3", "", `0\r\n\r\n${smuggled}`),
    "two codings": post(
      "Transfer-Encoding: identity",
      "Transfer-Encoding: chunked",
      "Content-Length: 4",
      "",
      `0\r\n\r\n${smuggled}`,
    ),
    "two lengths": post("Content-Length: 5", "Content-Length: 6", "", `hello${smuggled}`),
    "two lengths in one": post("Content-Length: 5, 6", "", `hello${smuggled}`),
    "signed length": post("Content-Length: +5", "", "hello"),
    "negative length": post("Content-Length: -1", "", "hello"),
    "hex length": post("Content-Length: 0x5", "", "hello"),
    "space before the colon": get("Foo : x", "", ""),
    "space before length's colon": post("Content-Length : 5", "", "hello"),
    "folded line": get("Foo: x", " y", "", ""),
    "bare line feeds": `GET /healthz HTTP/1.1\nHost: ${host}\n\n`,
    "bare carriage return": get("Foo: x\rBar: y", "", ""),
    "NUL in a value": get("Foo: a\0b", "", ""),
    "NUL in a name": get("Fo\0o: a", "", ""),
    "NUL in the address": `GET /\0healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`,
    "wrong chunk size": post("Transfer-Encoding: chunked", "", "zz\r\nhello\r\n0\r\n\r\n"),
    "huge chunk size": post("Transfer-Encoding: chunked", "", "ffffffffffffffffff\r\nhello\r\n0\r\n\r\n"),
    "chunk without end": post("Transfer-Encoding: chunked", "", "5\r\nhelloXX0\r\n\r\n"),
    "HTTP/9": `GET / HTTP/9.0\r\nHost: ${host}\r\n\r\n`,
    "no version": "GET /\r\n\r\n",
    "a TLS greeting": "\u0016\u0003\u0001\u0002\u0000\u0001\u0000",
  }
  for (const [name, request] of Object.entries(wrong)) {
    const found = statuses(await raw(request, 250))
    expect([name, found.length <= 1 && found.every((status) => [400, 421, 505].includes(status))]).toEqual([name, true])
  }
})

it("rejects headers that are too long or too many, and chunk extensions", async () => {
  expect(statuses(await raw(get(`X-Long: ${"x".repeat(20_000)}`, "", "")))).toEqual([431])
  const many = Array.from({ length: 2_500 }, (_one, index) => `X-${index}: 1`)
  expect([431, 200]).toContain(statuses(await raw(get(...many, "Connection: close", "", "")))[0])
  const extended = post(
    "Content-Type: application/json",
    "Transfer-Encoding: chunked",
    "",
    `5;${"x".repeat(20_000)}\r\nhello\r\n0\r\n\r\n`,
  )
  expect([400, 413]).toContain(statuses(await raw(extended))[0])
  expect(statuses(await raw(`GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: ${host}\r\n\r\n`))).toEqual([431])
})

it("responds to pipelined requests in order", async () => {
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`
  const response = await raw(
    request("/healthz") + request("/api/nowhere") + request("/healthz") + request("/api/request"),
    500,
  )
  expect(statuses(response)).toEqual([200, 404, 200, 401])
})

it("decodes no compressed request body", async () => {
  for (const coding of ["br", "gzip", "zstd", "deflate", "gzip, br"]) {
    const headers = { "Content-Type": "application/json", "Content-Encoding": coding }
    expect([coding, (await call("/api/part/lookup", { method: "POST", body: "{}", headers })).status]).toEqual([
      coding,
      415,
    ])
  }
})

it("reads a page's form in chunks as well, and no other type or compression of it", async () => {
  const send = (headers: Record<string, string>, chunked = false) => {
    const body = "name=&company=&email="
    const stream = chunked ? { body: new Blob([body]).stream(), duplex: "half" } : { body }
    return call("/contact", { method: "POST", headers: { Origin: url, ...headers }, ...stream })
  }
  const form = { "Content-Type": "application/x-www-form-urlencoded" }
  const whole = await send(form)
  expect(whole.status).toBe(422)
  expect((await send(form, true)).status).toBe(422)
  const wrong: Record<string, string>[] = [
    { ...form, "Content-Encoding": "br" },
    { "Content-Type": "text/plain" },
    { "Content-Type": "application/json" },
  ]
  for (const headers of wrong) expect([headers, (await send(headers)).status]).toEqual([headers, 415])
})

it("keeps serving while hundreds of clients send a byte now and then", async () => {
  const { hostname, port } = new URL(url)
  const sockets = Array.from({ length: 300 }, (_one, index) => {
    const socket = connect(Number(port), hostname)
    socket.on("error", () => undefined)
    socket.write(
      index % 2
        ? `GET / HTTP/1.1\r\nHost: ${host}\r\nX-a: `
        : `POST /api/request HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`,
    )
    return socket
  })
  const drip = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write("x")), 100)
  try {
    await sleep(500)
    for (let turn = 0; turn < 10; turn++) expect((await call(turn % 2 ? "/contact" : "/api/settings")).status).toBe(200)
  } finally {
    clearInterval(drip)
    for (const socket of sockets) socket.destroy()
  }
})

it("closes a connection whose headers do not arrive within ten seconds", async () => {
  const { hostname, port } = new URL(url)
  const started = performance.now()
  const seen = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), hostname)
    let text = ""
    socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\n`)
    socket.on("data", (chunk) => (text += chunk.toString("latin1")))
    socket.on("error", () => undefined)
    socket.on("close", () => resolve(text))
  })
  expect(statuses(seen)).toEqual([408])
  expect(performance.now() - started).toBeGreaterThan(9_000)
})
