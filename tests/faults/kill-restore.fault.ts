import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { readdirSync } from "node:fs"
import { cp } from "node:fs/promises"
import { join } from "node:path"
import process from "node:process"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, it, onTestFinished } from "vitest"
import { checkDatabase, expectNothingHalf } from "./check-database.ts"
import { bodyOf, demoData, emptyFolder, long, startFaultSite } from "./fault-site.ts"

const kills = long ? 40 : 3
const inBackup = "As it was in the backup"
const since = "Edited since"

/** Returns a data folder that was edited after its backup. */
async function editedSince(): Promise<{ dataDir: string; archive: string }> {
  const dataDir = await demoData()
  const site = await startFaultSite(dataDir)
  const edit = (title_en: string) => site.call("PATCH", "/api/service/1", { title_en })
  expect((await edit(inBackup))?.status).toBe(200)
  const { name } = await bodyOf<{ name: string }>(await site.call("GET", "/api/backup"))
  expect((await edit(since))?.status).toBe(200)
  await site.end()
  return { dataDir, archive: join(dataDir, "backups", name) }
}

const command = (archive: string) => ["tooling/tasks.ts", "restore", archive]
const settings = (dataDir: string) => ({ ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" })

function startRestore(archive: string, dataDir: string): ChildProcess {
  const child = spawn(process.execPath, command(archive), { env: settings(dataDir), stdio: "ignore" })
  onTestFinished(() => void child.kill("SIGKILL"))
  return child
}

const keptIn = (dataDir: string) => readdirSync(dataDir).filter((name) => /^site-before-restore-.*\.db$/u.test(name))

/** Resolves when only one step is left. */
async function untilPutAside(dataDir: string, child: ChildProcess): Promise<void> {
  while (keptIn(dataDir).length === 0 && child.exitCode === null) await sleep(1)
}

it(`${kills} kills during a restore: the old data or those of the backup, complete, and the next start works`, async () => {
  const { dataDir: edited, archive } = await editedSince()
  const begin = performance.now()
  execFileSync(process.execPath, command(archive), { env: settings(await emptyFolder()), stdio: "ignore" })
  const wholeMs = performance.now() - begin
  const found = { old: 0, restored: 0 }
  for (let round = 0; round < kills; round++) {
    const dataDir = await emptyFolder()
    await cp(edited, dataDir, { recursive: true })
    const child = startRestore(archive, dataDir)
    // Over its whole duration; every third near the end, when the new data replace the old.
    if (round % 3 === 2) await untilPutAside(dataDir, child)
    else await sleep(((round + Math.random()) / kills) * wholeMs)
    const ended = once(child, "exit")
    if (child.exitCode === null) {
      child.kill("SIGKILL")
      await ended
    }
    checkDatabase(dataDir, (query) => {
      expectNothingHalf(query)
      const title = query("select title_en from service where id = 1")[0]?.["title_en"]
      expect([inBackup, since]).toContain(title)
      found[title === since ? "old" : "restored"]++
      if (title === inBackup) expect(keptIn(dataDir)).toHaveLength(1)
    })
    // A killed restore blocks neither the next start nor the next restore.
    if (round % 3 === 1) continue
    const site = await startFaultSite(dataDir)
    expect((await site.call("GET", "/en/service/1"))?.status).toBe(200)
    await site.end()
    execFileSync(process.execPath, command(archive), { env: settings(dataDir), stdio: "ignore" })
    checkDatabase(dataDir, (query) => {
      expect(query("select title_en from service where id = 1")).toEqual([{ title_en: inBackup }])
    })
    expect(readdirSync(dataDir).filter((name) => name.includes(".new"))).toEqual([])
  }
  expect(found.old).toBeGreaterThan(0)
  console.log(
    `${kills} kills of a restore that takes ${wholeMs.toFixed(0)} ms: ${found.old} left the old data in place`,
  )
})
