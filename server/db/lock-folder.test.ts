import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openDatabase } from "./open-database.ts"
import { FolderInUseError, lockFolder } from "./lock-folder.ts"

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "site-"))
})
afterAll(() => rmSync(folder, { recursive: true }))

it("keeps a living process's folder and takes over a dead one's", () => {
  const file = join(folder, "server.lock")
  writeFileSync(file, `${process.ppid}\n`)
  expect(() => lockFolder(folder)).toThrow(FolderInUseError)
  writeFileSync(file, "999999999\n")
  const unlock = lockFolder(folder)
  expect(readFileSync(file, "utf8")).toBe(`${process.pid}\n`)
  unlock()
})

it("opens a database twice, one after the other, with its durability on", async () => {
  for (const time of [1, 2]) {
    const opened = await openDatabase(folder)
    const state = await opened.db.selectFrom("content_state").selectAll().executeTakeFirstOrThrow()
    expect([time, state.version]).toEqual([time, 1])
    await opened.close()
  }
})
