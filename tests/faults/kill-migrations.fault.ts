import { spawn } from "node:child_process"
import { once } from "node:events"
import { cp } from "node:fs/promises"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as sleep } from "node:timers/promises"
import { expect, it } from "vitest"
import { readArchive } from "#server/backup/read-archive.ts"
import { openSqlite } from "#server/db/dialects/sqlite.ts"
import { migrate } from "#server/db/migrate.ts"
import { checkDatabase } from "./check-database.ts"
import { emptyFolder, long, startFaultSite } from "./fault-site.ts"
import { tables } from "#server/features.ts"

const kills = long ? 60 : 4

const program = (dataDir: string) => `
  import { openDatabase } from "./server/db/open-database.ts"
  import { backUpBeforeUpdate } from "./server/backup/back-up-before-update.ts"
  import { tables } from "./server/features.ts"
  process.stdout.write("go")
  await openDatabase({ dataDir: ${JSON.stringify(dataDir)} }, backUpBeforeUpdate(${JSON.stringify(dataDir)}, tables))
  process.stdout.write("done")`

it(`${kills} kills while the schema changes: the next start completes it, and a backup from before has the data`, async () => {
  const old = await emptyFolder()
  const opened = openSqlite(join(old, "site.db"))
  await migrate(opened, { only: ["001-tables"] })
  const fields = {
    name: "Ada",
    company: "C",
    email: "a@example.com",
    text: "T",
    lang: "en",
    source: "contact",
  } as const
  await opened.db
    .insertInto("request")
    .values({
      ...fields,
      reference: "LT-AAAAAA",
      verified: 1,
      mail: "none",
      created_at: "2026-11-20T08:00:00.000Z",
    })
    .execute()
  await opened.close()
  let interrupted = 0
  for (let round = 0; round < kills; round++) {
    const dataDir = await emptyFolder()
    await cp(old, dataDir, { recursive: true })
    const child = spawn(process.execPath, ["--input-type=module", "-e", program(dataDir)], {
      stdio: ["ignore", "pipe", "inherit"],
    })
    let said = ""
    child.stdout.on("data", (text: Buffer) => (said += text.toString()))
    while (!said && child.exitCode === null) await sleep(2)
    await sleep(Math.random() * 120)
    const ended = once(child, "exit")
    if (child.exitCode === null) {
      child.kill("SIGKILL")
      await ended
    }
    if (!said.includes("done")) interrupted++
    checkDatabase(dataDir, (query) => {
      // All or nothing: never some rows of a migration without its entry.
      const names = query("select name from kysely_migration").map((row) => String(row["name"]))
      const pages = query("select link from page")
      expect(pages.length).toBe(names.includes("002-first-rows") ? 4 : 0)
    })
    const again = spawn(process.execPath, ["--input-type=module", "-e", program(dataDir)], { stdio: "inherit" })
    expect((await once(again, "exit"))[0]).toBe(0)
    const look = new DatabaseSync(join(dataDir, "site.db"))
    expect(look.prepare("select reference from request").all()).toEqual([{ reference: "LT-AAAAAA" }])
    look.close()
    const backups = readdirSync(join(dataDir, "backups")).filter((name) => name.endsWith("-update.tar.gz"))
    expect(backups.length).toBeGreaterThan(0)
    expect((await readArchive(join(dataDir, "backups", backups[0] ?? ""), tables.files)).rows).toMatchObject({
      request: 1,
    })
    if (round === kills - 1) await (await startFaultSite(dataDir)).end()
  }
  console.log(`${interrupted} of ${kills} kills came before the change was done`)
})
