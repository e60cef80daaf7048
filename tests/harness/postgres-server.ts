import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"

export interface PostgresServer {
  url(database: string): string
  run(statement: string, database?: string): Promise<Record<string, unknown>[]>
  /** Stops it, cutting every connection; the data stay. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

interface Owner {
  uid: number
  gid: number
}

const common = ["max_connections=200", "shared_buffers=64MB"]
// Tests need no durability across power cuts.
const hasty = ["fsync=off", "full_page_writes=off", "synchronous_commit=off", "autovacuum=off"]

// The shell stops the server when its input closes, so that it never outlives the tests.
const untilInputEnds = '"$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server'

/** Starts a server in a temporary folder, reachable by a socket there only; `durable` with all durability settings. */
export async function startPostgres(binaries: string, { durable = false } = {}): Promise<PostgresServer> {
  const owner = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), "turbine-pg-"))
  const data = join(folder, "data")
  chmodSync(folder, 0o700)
  if (owner) {
    chownSync(folder, owner.uid, owner.gid)
    // The temporary folder may be the test run's own: the server's user has to traverse it.
    chmodSync(tmpdir(), statSync(tmpdir()).mode | 0o011)
  }
  createCluster(binaries, data, owner)
  let shell: ChildProcess | null = null
  const url = (database: string) => `postgres:///${database}?host=${encodeURIComponent(folder)}&user=postgres`

  async function start(): Promise<void> {
    const options = [...common, ...(durable ? [] : hasty)].flatMap((setting) => ["-c", setting])
    const command = [join(binaries, "postgres"), "-D", data, "-k", folder, "-c", "listen_addresses=", ...options]
    shell = spawn("sh", ["-c", untilInputEnds, "sh", ...command], { ...owner, stdio: ["pipe", "ignore", "ignore"] })
    await untilItResponds(url("postgres"), shell, Date.now() + 30_000)
  }
  async function stop(): Promise<void> {
    if (!shell) return
    const ended = once(shell, "exit")
    shell.stdin?.end()
    await ended
    shell = null
  }

  await start()
  return {
    url,
    run: (statement, database = "postgres") => runOn(url(database), statement),
    start,
    stop,
    async remove() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The server refuses to run as root, so tests run by root lend it another user. */
function unprivileged(): Owner | null {
  if (process.getuid?.() !== 0) return null
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
  const user = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody")
  return { uid: Number(user?.[2] ?? 65_534), gid: Number(user?.[3] ?? 65_534) }
}

/** Creates a cluster with German locale, so that comparisons by locale instead of code point are detected. */
function createCluster(binaries: string, data: string, owner: Owner | null): void {
  const options = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions"]
  const tries = [["--locale=C.UTF-8", "--locale-provider=icu", "--icu-locale=de-DE"], ["--locale=C"]]
  let last = ""
  for (const locale of tries) {
    const initdb = spawnSync(join(binaries, "initdb"), [...options, ...locale], { ...owner, encoding: "utf8" })
    if (initdb.status === 0) return
    last = initdb.stderr
  }
  throw new Error(`No database cluster could be made: ${last}`)
}

async function untilItResponds(url: string, shell: ChildProcess, deadline: number): Promise<void> {
  for (;;) {
    const answered = await runOn(url, "select 1").then(
      () => true,
      () => false,
    )
    if (answered) return
    if (shell.exitCode !== null || Date.now() > deadline) throw new Error("PostgreSQL did not start")
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

async function runOn(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on("error", () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  } finally {
    await client.end()
  }
}
