import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

const programs = ["nginx", "/usr/sbin/nginx", "/usr/local/sbin/nginx", "/opt/homebrew/bin/nginx"]

/** Returns the path of nginx on this machine, or null. */
export const findNginx = (): string | null =>
  programs.find((program) => spawnSync(program, ["-v"]).status === 0) ?? null

/** Starts nginx in front of a port, with kept-alive connections to it. */
export async function startNginx(program: string, port: number): Promise<{ port: number; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "turbine-nginx-"))
  const own = await freePort()
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off; ${documentedBodySize()}
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(" ")}
  proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host $http_host; proxy_next_upstream off;
  upstream site { server 127.0.0.1:${port}; keepalive 4; }
  server {
    listen 127.0.0.1:${own};
    location / { proxy_pass http://site; }
    location /streamed/ { proxy_request_buffering off; proxy_pass http://site/; }
  }
}`,
  )
  const child: ChildProcess = spawn(program, ["-p", folder, "-c", "nginx.conf"], { stdio: "ignore" })
  const ended = once(child, "exit")
  await untilServed(own, child)
  return {
    port: own,
    async stop() {
      child.kill("SIGTERM")
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Returns the setting that operators copy, so that it suffices for every call. */
function documentedBodySize(): string {
  const setting = /^client_max_body_size \w+;$/mu.exec(readFileSync("docs/operations.md", "utf8"))
  if (!setting) throw new Error("docs/operations.md names no client_max_body_size")
  return setting[0]
}

async function untilServed(port: number, child: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(20)) {
    if (child.exitCode !== null) break
    const response = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null)
    if (response?.ok) return
  }
  throw new Error("nginx did not start")
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  if (address === null || typeof address === "string") throw new Error("no free port")
  return address.port
}
