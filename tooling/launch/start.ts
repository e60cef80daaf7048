import { join } from "node:path"
import process from "node:process"
import { pathToFileURL } from "node:url"
import { buildIfChanged } from "../build.ts"
import { root } from "../root.ts"

/** Builds if a source has changed, then replaces this process by the site, so that no build tool stays in memory. */
export async function start(): Promise<number> {
  process.env["NODE_ENV"] = "production"
  const code = await buildIfChanged()
  if (code !== 0) return code
  const program = join(root, "build/server/main.js")
  if (process.execve && process.platform !== "win32")
    process.execve(process.execPath, [process.execPath, ...process.execArgv, program], process.env)
  await import(pathToFileURL(program).href)
  return 0
}
