import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { gzipSync } from "node:zlib"
import { findProgram } from "./processor.ts"

export interface Peer {
  url: string
  pid: number
  stop: () => Promise<void>
}

/** A page as the site sends it: uncompressed body and headers. */
export interface SentPage {
  body: Buffer
  headers: [string, string][]
}

const ownHeaders = new Set([
  "content-length",
  "content-encoding",
  "content-type",
  "connection",
  "keep-alive",
  "date",
  "etag",
  "transfer-encoding",
])

/** Returns what the peers send: the site's own bytes and headers. */
export async function fetchPage(url: string): Promise<SentPage> {
  const response = await fetch(url, { headers: { "Accept-Encoding": "identity" } })
  const headers = [...response.headers].filter(([name]) => !ownHeaders.has(name))
  return { body: Buffer.from(await response.arrayBuffer()), headers }
}

/** Starts nginx with one worker and the precompressed page; null when it is not installed. */
export async function startNginx(folder: string, port: number, { body, headers }: SentPage): Promise<Peer | null> {
  const program = findProgram("nginx")
  if (!program) return null
  mkdirSync(join(folder, "html"), { recursive: true })
  writeFileSync(join(folder, "html", "page.html"), body)
  writeFileSync(join(folder, "html", "page.html.gz"), gzipSync(body, { level: 9 }))
  const added = headers.map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`).join("\n")
  const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const settings = `worker_processes 1; master_process off; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { ${temp.join(" ")} access_log off; default_type text/html; keepalive_requests 1000000000; etag on;
  open_file_cache max=10; gzip_static on;
  server { listen 127.0.0.1:${port}; location / { root ${folder}/html; ${added} } } }`
  writeFileSync(join(folder, "nginx.conf"), settings)
  const child = spawn(program, ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" })
  return whenReady(child, `http://127.0.0.1:${port}/page.html`)
}

/** Starts the minimal Node server: the same bytes and headers from memory. */
export async function startPlainNode(folder: string, port: number, { body, headers }: SentPage): Promise<Peer> {
  const file = join(folder, "page.json")
  writeFileSync(file, JSON.stringify({ body: gzipSync(body, { level: 9 }).toString("base64"), headers }))
  const child = spawn(process.execPath, [join(import.meta.dirname, "plain-server.ts"), file, String(port)], {
    stdio: "ignore",
  })
  return whenReady(child, `http://127.0.0.1:${port}/`)
}

async function whenReady(child: ChildProcess, url: string): Promise<Peer> {
  const kill = () => void child.kill("SIGKILL")
  process.once("exit", kill)
  for (let tries = 0; tries < 100; tries++) {
    if ((await fetch(url).catch(() => null))?.ok) {
      const stop = async () => {
        process.off("exit", kill)
        const ended = once(child, "exit")
        child.kill("SIGKILL")
        await ended
      }
      return { url, pid: child.pid ?? 0, stop }
    }
    await sleep(50)
  }
  child.kill("SIGKILL")
  throw new Error(`No response from ${url}`)
}
