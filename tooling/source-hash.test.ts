import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { sourceHash } from "./source-hash.ts"

let root = ""
const hash = () => sourceHash(root, ["app", "package-lock.json", "not-there"])

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "source-hash-"))
  mkdirSync(join(root, "app/ui"), { recursive: true })
  writeFileSync(join(root, "app/root.tsx"), "a")
  writeFileSync(join(root, "app/ui/button.tsx"), "b")
  writeFileSync(join(root, "package-lock.json"), "{}")
})

afterEach(() => rmSync(root, { recursive: true }))

it("is the same for the same sources", () => {
  expect(hash()).toBe(hash())
  expect(hash()).toMatch(/^[0-9a-f]{64}$/)
})

it("changes with the content, the name and the number of files", () => {
  const seen = new Set([hash()])
  writeFileSync(join(root, "app/ui/button.tsx"), "c")
  seen.add(hash())
  renameSync(join(root, "app/ui/button.tsx"), join(root, "app/ui/link.tsx"))
  seen.add(hash())
  writeFileSync(join(root, "app/new.ts"), "")
  seen.add(hash())
  writeFileSync(join(root, "package-lock.json"), "{ }")
  seen.add(hash())
  expect(seen.size).toBe(5)
})

it("distinguishes the same bytes split differently into files", () => {
  writeFileSync(join(root, "app/root.tsx"), "ab")
  writeFileSync(join(root, "app/ui/button.tsx"), "")
  const moved = hash()
  writeFileSync(join(root, "app/root.tsx"), "a")
  writeFileSync(join(root, "app/ui/button.tsx"), "b")
  expect(hash()).not.toBe(moved)
})

it("ignores tests and hidden files, which are not built", () => {
  const before = hash()
  writeFileSync(join(root, "app/root.test.tsx"), "test")
  writeFileSync(join(root, "app/.DS_Store"), "x")
  writeFileSync(join(root, "other.ts"), "x")
  expect(hash()).toBe(before)
})
