import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import process from "node:process"
import { root } from "./root.ts"

export type Finished = { code: number; output: string; seconds: number }
type Options = { show?: boolean; env?: Record<string, string | undefined>; cwd?: string }

const running = new Set<ChildProcess>()

/** Returns the script behind a package's command, to run with this Node; shell shims may find an older one. */
export function scriptOf(packageName: string, command: string): string {
  const dir = join(root, "node_modules", packageName)
  const { bin } = JSON.parse(readFileSync(join(dir, "package.json"), "utf8")) as { bin: Record<string, string> }
  const script = bin[command]
  if (!script) throw new Error(`${packageName} has no command "${command}"`)
  return resolve(dir, script)
}

export function runNode(args: string[], options: Options = {}): Promise<Finished> {
  return run(process.execPath, args, options)
}

export function run(
  command: string,
  args: string[],
  { show = false, env = {}, cwd = root }: Options = {},
): Promise<Finished> {
  const begin = performance.now()
  const colour = show || process.stdout.isTTY !== true ? {} : { FORCE_COLOR: "1" }
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...colour, ...env },
      stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
    })
    running.add(child)
    let output = ""
    child.stdout?.setEncoding("utf8").on("data", (text: string) => (output += text))
    child.stderr?.setEncoding("utf8").on("data", (text: string) => (output += text))
    const finish = (code: number) => {
      running.delete(child)
      done({ code, output, seconds: (performance.now() - begin) / 1000 })
    }
    child.on("error", (error) => {
      output += error.message
      finish(127)
    })
    child.on("close", (code) => finish(code ?? 1))
  })
}

export function stopChildren(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal)
}

/** Installs a package of Debian where that is possible: as root. Returns the output; null elsewhere. */
export async function installByApt(name: string): Promise<string | null> {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return null
  console.log(`Trying \`apt-get install ${name}\` …`)
  const env = { DEBIAN_FRONTEND: "noninteractive" }
  await run("apt-get", ["update"], { env })
  return (await run("apt-get", ["install", "-y", "--no-install-recommends", name], { env })).output
}
