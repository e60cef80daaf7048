import { spawn } from "node:child_process"
import { join } from "node:path"
import { findProgram, processorSeconds } from "./processor.ts"

const connections = 32
const loadCore = "1"

export interface Served {
  requests: number
  /** Microseconds of the server's processor time per request. */
  each: number
}

/** Accepted encoding of the load: browsers accept gzip; "identity" excludes compression. */
export type AcceptedEncoding = "gzip" | "identity"

/**
 * Loads a URL for some seconds from the other core and returns the cost of a request for the server, in all its
 * processes.
 */
export async function load(
  url: string,
  pid: number | readonly number[],
  seconds: number,
  encoding: AcceptedEncoding = "gzip",
): Promise<Served> {
  const wrk = findProgram("wrk")
  const pids = typeof pid === "number" ? [pid] : pid
  const spent = () => pids.reduce((sum, one) => sum + processorSeconds(one), 0)
  const before = spent()
  const requests = wrk ? await loadByWrk(wrk, url, seconds, encoding) : await loadByNode(url, seconds, encoding)
  return { requests, each: ((spent() - before) / requests) * 1e6 }
}

async function loadByWrk(program: string, url: string, seconds: number, encoding: AcceptedEncoding): Promise<number> {
  const header = `Accept-Encoding: ${encoding}`
  const output = await run(program, ["-t1", `-c${connections}`, `-d${seconds}s`, "-H", header, url])
  const requests = Number(/(\d+) requests in/u.exec(output)?.[1] ?? 0)
  if (requests === 0 || /Non-2xx/u.test(output)) throw new Error(`The load on ${url} failed:\n${output}`)
  return requests
}

async function loadByNode(url: string, seconds: number, encoding: AcceptedEncoding): Promise<number> {
  const script = join(import.meta.dirname, "load-client.ts")
  return Number(await run(process.execPath, [script, url, String(connections), String(seconds), encoding]))
}

function run(program: string, args: string[]): Promise<string> {
  const pinned = findProgram("taskset")
  const command = pinned ? [pinned, "-c", loadCore, program, ...args] : [program, ...args]
  return new Promise((resolve, reject) => {
    const child = spawn(command[0] ?? "", command.slice(1), { stdio: ["ignore", "pipe", "inherit"] })
    let output = ""
    child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text))
    child.on("error", reject)
    child.on("close", (code) => (code === 0 ? resolve(output) : reject(new Error(`${program} ended with ${code}`))))
  })
}
