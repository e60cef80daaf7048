import { join } from "node:path"
import process from "node:process"
import { pathToFileURL } from "node:url"
import { buildIfChanged } from "./build.ts"
import { root } from "./root.ts"

/** Builds what has changed and becomes the site: the process that has built holds the tools that built it. */
export async function start(): Promise<number> {
  process.env.NODE_ENV = "production"
  const code = await buildIfChanged()
  if (code !== 0) return code
  const program = join(root, "build/server/main.js")
  if (process.execve && process.platform !== "win32")
    process.execve(process.execPath, [process.execPath, ...process.execArgv, program], process.env)
  await import(pathToFileURL(program).href)
  return 0
}

export async function dev(): Promise<number> {
  process.env.NODE_ENV = "development"
  await import("./dev.ts")
  return 0
}
