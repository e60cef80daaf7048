// Peer of the bench: sends the given bytes and headers, and nothing else.
import { readFileSync } from "node:fs"
import { createServer } from "node:http"

const [file = "", port = ""] = process.argv.slice(2)
const { body, headers } = JSON.parse(readFileSync(file, "utf8")) as { body: string; headers: [string, string][] }
const bytes = Buffer.from(body, "base64")
const all = Object.fromEntries([
  ...headers,
  ["Content-Type", "text/html; charset=utf-8"],
  ["Content-Encoding", "gzip"],
  ["Content-Length", String(bytes.length)],
])
createServer((_request, response) => {
  response.writeHead(200, all)
  response.end(bytes)
}).listen(Number(port), "127.0.0.1")
