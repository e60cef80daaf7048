import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { checkImport, targetOf } from "#tooling/rooms.ts"
import { root } from "#tooling/root.ts"
import { scanSource } from "#tooling/scan-source.ts"

const LONGEST = 300
const MEDIAN = 80
const MAY_BE_LONG = /^(seed|tests|bench)\/|^app\/i18n\/|\.test\.tsx?$/

// Names that the router reads from a route module.
const frameworkExports = new Set([
  "ErrorBoundary",
  "HydrateFallback",
  "action",
  "clientLoader",
  "default",
  "handle",
  "headers",
  "links",
  "loader",
  "meta",
  "shouldRevalidate",
])

/** Subfolders whose own subfolders are nodes of the graph of folders: features, and groups of screens and pages. */
const deep = new Set(["features", "dashboard", "public"])

/** Returns a file's node in the graph of folders: its subfolder of a room, or the file itself beside them. */
function folderOf(file: string): string {
  const folders = file.split("/").slice(0, -1)
  const depth = deep.has(folders[1] ?? "") ? 3 : 2
  return folders.length < depth ? file : folders.slice(0, depth).join("/")
}

/** Returns what is in a cycle, or between two: what imports nothing that is left, or is imported by none, is in none. */
function inCycles(graph: Map<string, string[]>): string[] {
  for (let before = -1; before !== graph.size; ) {
    before = graph.size
    for (const [file, targets] of graph) if (!targets.some((target) => graph.has(target))) graph.delete(file)
    const imported = new Set([...graph.values()].flat())
    for (const file of graph.keys()) if (!imported.has(file)) graph.delete(file)
  }
  return [...graph.keys()]
}

const isProduct = (file: string) => /^(server|contract|app)\//.test(file) && !/\.test\.tsx?$/.test(file)

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root })
  .toString()
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)))

const sources = files.map((file) => {
  const text = readFileSync(join(root, file), "utf8")
  return { file, lines: text.split("\n").length - 1, ...scanSource(file, text) }
})

describe("every source file", () => {
  it("imports only what its room may import", () => {
    const breaches = sources.flatMap(({ file, imports }) =>
      imports.flatMap(({ specifier, isTypeOnly }) => checkImport(file, specifier, isTypeOnly) ?? []),
    )
    expect(breaches).toEqual([])
  })

  it("hydrates without the router, if the island registry leads to it", () => {
    const graph = new Map(
      sources.map(({ file, imports }) => [
        file,
        imports.filter(({ isTypeOnly }) => !isTypeOnly).map(({ specifier }) => targetOf(file, specifier)),
      ]),
    )
    const reached = new Set(["app/entry.client.tsx", "app/island-registry.ts"])
    for (const file of reached)
      for (const target of graph.get(file) ?? []) if (target !== "app/start-dashboard.tsx") reached.add(target)
    expect(reached.size).toBeGreaterThan(80)
    expect([...reached].filter((target) => target.startsWith("react-router"))).toEqual([])
  })

  it("is in no cycle of folders", () => {
    const graph = new Map<string, string[]>()
    for (const { file, imports } of sources.filter(({ file }) => isProduct(file))) {
      const targets = imports.filter(({ isTypeOnly }) => !isTypeOnly).map(({ specifier }) => targetOf(file, specifier))
      const folder = folderOf(file)
      const others = targets.map(folderOf).filter((target) => target !== folder)
      graph.set(folder, [...(graph.get(folder) ?? []), ...others])
    }
    expect(inCycles(graph)).toEqual([])
  })

  it("is in no cycle of files, types included", () => {
    const product = sources.filter(({ file }) => isProduct(file))
    const graph = new Map(
      product.map(({ file, imports }) => [file, imports.map(({ specifier }) => targetOf(file, specifier))]),
    )
    expect(inCycles(graph)).toEqual([])
  })

  it("exports a name that no other file exports", () => {
    const named = sources.filter(({ file }) => isProduct(file) && !file.startsWith("app/i18n/"))
    const homes = Map.groupBy(
      named.flatMap(({ file, exported }) =>
        exported.filter((name) => !frameworkExports.has(name)).map((name) => ({ name, file })),
      ),
      ({ name }) => name,
    )
    expect([...homes].filter(([, found]) => found.length > 1)).toEqual([])
  })

  it("defines something: there are no barrels", () => {
    expect(sources.filter(({ isBarrel }) => isBarrel).map(({ file }) => file)).toEqual([])
  })
})

describe("the size of files", () => {
  const counted = sources.filter(({ file }) => !MAY_BE_LONG.test(file))

  it(`stays within ${LONGEST} lines`, () => {
    const long = counted.filter(({ lines }) => lines > LONGEST).map(({ file, lines }) => `${file}: ${lines}`)
    expect(long).toEqual([])
  })

  it(`has a median under ${MEDIAN} lines`, () => {
    const sorted = counted.map(({ lines }) => lines).sort((a, b) => a - b)
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(MEDIAN)
  })
})
