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

/** Loads a URL for some seconds from the other core and returns the cost of a request for the server. */
export async function load(
  url: string,
  pid: number,
  seconds: number,
  encoding: AcceptedEncoding = "gzip",
): Promise<Served> {
  const before = processorSeconds(pid)
  const script = join(import.meta.dirname, "load-client.ts")
  const requests = Number(await run(process.execPath, [script, url, String(connections), String(seconds), encoding]))
  return { requests, each: ((processorSeconds(pid) - before) / requests) * 1e6 }
}

function run(program: string, args: string[]): Promise<string> {
  const taskset = findProgram("taskset")
  const command = taskset ? [taskset, "-c", loadCore, program, ...args] : [program, ...args]
  return new Promise((resolve, reject) => {
    const child = spawn(command[0] ?? "", command.slice(1), { stdio: ["ignore", "pipe", "inherit"] })
    let output = ""
    child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text))
    child.on("error", reject)
    child.on("close", (code) => (code === 0 ? resolve(output) : reject(new Error(`${program} ended with ${code}`))))
  })
}
