import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "vitest"
import { openDatabase } from "./open-database.ts"
import { FolderInUseError, lockFolder } from "./open-file.ts"

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "site-"))
})
afterAll(() => rmSync(folder, { recursive: true }))

// Tries the lock in another process and prints the result.
const tryElsewhere = (ending: string) =>
  spawnSync(
    process.execPath,
    [
      "--input-type=module",
      "-e",
      `import { lockFolder } from "./server/db/open-file.ts"
       try { lockFolder(${JSON.stringify(folder)}); console.log("locked") } catch (error) { console.log(error.message) }
       ${ending}`,
    ],
    { encoding: "utf8" },
  ).stdout

it("keeps others out, names the holder, and releases the folder however the process ends", () => {
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUseError)
  expect(tryElsewhere("")).toContain(`Another process (${process.pid}) uses the data folder`)
  unlock()
  expect(existsSync(join(folder, "server.pid"))).toBe(false)
  expect(tryElsewhere('process.kill(process.pid, "SIGKILL")')).toContain("locked")
  // The number of the killed process is still written there, but blocks nobody.
  expect(Number(readFileSync(join(folder, "server.pid"), "utf8"))).toBeGreaterThan(0)
  lockFolder(folder)()
})

it("takes over a lock file of another form", () => {
  writeFileSync(join(folder, "server.lock"), "123456\n".repeat(100))
  lockFolder(folder)()
})

it("opens a database twice in turn, with its durability on", async () => {
  for (const time of [1, 2]) {
    const opened = await openDatabase({ dataDir: folder })
    const state = await opened.db.selectFrom("content_state").selectAll().executeTakeFirstOrThrow()
    expect([time, state.version]).toEqual([time, 1])
    await opened.close()
  }
})
