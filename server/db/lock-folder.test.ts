import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
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

// Another process tries; it says what came of it.
const tryElsewhere = (ending: string) =>
  spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { lockFolder } from "./server/db/lock-folder.ts"
       try { lockFolder(${JSON.stringify(folder)}); console.log("locked") } catch (error) { console.log(error.message) }
       ${ending}`,
    ],
    { encoding: "utf8" },
  ).stdout

it("keeps others off, names who has the folder, and frees it with the process however that ends", () => {
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUseError)
  expect(tryElsewhere("")).toContain(`Another process (${process.pid}) uses the data folder`)
  unlock()
  expect(existsSync(join(folder, "server.pid"))).toBe(false)
  expect(tryElsewhere('process.kill(process.pid, "SIGKILL")')).toContain("locked")
  // The killed process's number is still written there; it bars nobody.
  expect(Number(readFileSync(join(folder, "server.pid"), "utf8"))).toBeGreaterThan(0)
  lockFolder(folder)()
})

it("takes over a lock file of another form", () => {
  writeFileSync(join(folder, "server.lock"), "123456\n".repeat(100))
  lockFolder(folder)()
})

it("opens a database twice, one after the other, with its durability on", async () => {
  for (const time of [1, 2]) {
    const opened = await openDatabase({ dataDir: folder })
    const state = await opened.db.selectFrom("content_state").selectAll().executeTakeFirstOrThrow()
    expect([time, state.version]).toEqual([time, 1])
    await opened.close()
  }
})
