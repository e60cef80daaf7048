import { basename, join } from "node:path"

/** The file of a program that runs as a child: what was built of it, or its source where this module runs from its own (development, tests). */
export function childProgram(programDir: string, source: string): string {
  if (import.meta.filename.endsWith(".ts")) return join(programDir, source)
  return join(programDir, "build/server", `${basename(source, ".ts")}.js`)
}
