import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { buildSources } from "./build.ts"
import { root } from "./root.ts"
import { scanSource } from "./scan-source.ts"

it("rebuilds when any file changes that the build or its configuration imports", () => {
  const imported = new Set<string>()
  const follow = (file: string) => {
    if (imported.has(file)) return
    imported.add(file)
    const { imports } = scanSource(file, readFileSync(join(root, file), "utf8"))
    for (const { specifier } of imports) if (specifier.startsWith(".")) follow(join(file, "..", specifier))
  }
  for (const file of ["tooling/build.ts", "vite.config.ts", "react-router.config.ts"]) follow(file)
  expect([...imported]).toContain("tooling/room-table.ts")
  const isSource = (file: string) => buildSources.some((path) => file === path || file.startsWith(`${path}/`))
  expect([...imported].filter((file) => !isSource(file))).toEqual([])
})
