import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { bringBack, setAside } from "./keep-assets.ts"

let buildDir: string
const assets = () => join(buildDir, "client", "assets")
beforeEach(() => {
  buildDir = mkdtempSync(join(tmpdir(), "build-"))
})
afterEach(() => rmSync(buildDir, { recursive: true }))

function release(...files: string[]): string[] {
  setAside(buildDir)
  rmSync(assets(), { recursive: true, force: true })
  mkdirSync(assets(), { recursive: true })
  for (const file of files) writeFileSync(join(assets(), file), file)
  bringBack(buildDir)
  return readdirSync(assets()).toSorted()
}

it("keeps the files of the previous release only", () => {
  expect(release("site-1.js", "vendor-1.js")).toEqual(["site-1.js", "vendor-1.js"])
  expect(release("site-2.js", "vendor-1.js")).toEqual(["site-1.js", "site-2.js", "vendor-1.js"])
  expect(release("site-3.js", "vendor-1.js")).toEqual(["site-2.js", "site-3.js", "vendor-1.js"])
})

it("keeps them across a failed build", () => {
  release("site-1.js")
  setAside(buildDir)
  rmSync(assets(), { recursive: true })
  expect(release("site-2.js")).toEqual(["site-1.js", "site-2.js"])
})
