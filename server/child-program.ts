import { basename, join } from "node:path"

/**
 * Returns the script of a child process: its build, or its source when this module runs from source (development,
 * tests).
 */
export function childProgram(programDir: string, source: string): string {
  if (import.meta.filename.endsWith(".ts")) return join(programDir, source)
  return join(programDir, "build/server", `${basename(source, ".ts")}.js`)
}
