import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { readArchive } from "#server/backup/read-archive.ts"
import { type Site, admin, spawnSite, startSite } from "../e2e/site-process.ts"
import { newPostgresDatabase } from "../harness/engines.ts"
import { json } from "../harness/test-site.ts"
import { tables } from "#server/features.ts"

// What a later release would do first: add columns with defaults and an unknown table, and record the migration.
const expand = `begin;
  alter table service add column later text not null default 'later';
  alter table request add column later integer not null default 7;
  alter table settings add column later text;
  alter table history add column later text;
  create table later (id integer primary key, service_id integer references service (id) on delete cascade);
  create index later_title on service (title_de);
  insert into kysely_migration (name, timestamp) values ('999-later', now()::text);
  commit`

describe.runIf(inject("postgres") !== null)("a release that is installed beside a running one", () => {
  let home: string
  let site: Site
  let token: string
  let url: string
  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), "turbine-upgrade-"))
    url = (await newPostgresDatabase("template1")) ?? ""
    site = await startSite(home, { DATABASE_URL: url })
    const response = await fetch(`${site.url}/api/auth/login`, json("POST", admin))
    token = ((await response.json()) as { token: string }).token
  })
  afterAll(async () => {
    if (site.isRunning()) await site.stop()
    rmSync(home, { recursive: true })
  })

  const call = (method: string, path: string, body?: unknown) => {
    const init = json(method, body)
    return fetch(site.url + path, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } })
  }
  const edit = async (title_en: string) => {
    expect((await call("PATCH", "/api/service/1", { title_en })).status).toBe(200)
    expect(await (await fetch(`${site.url}/en/service/1`)).text()).toContain(title_en)
  }
  const send = async (email: string) => {
    const body = { name: "Ada", company: "Kraftwerk", email, text: "Anfrage" }
    expect((await call("POST", "/api/request", body)).status).toBe(201)
  }
  const names = async (path: string) => {
    const read = (await (await call("GET", path)).json()) as object
    return Object.keys(Array.isArray(read) ? (read[0] as object) : read)
  }

  it("changes nothing for the running process: it serves, writes, keeps history and backs up as before", async () => {
    await edit("Before the later release")
    await send("before@example.com")
    const paths = ["/api/service/1", "/api/service", "/api/settings", "/api/request"]
    const before = await Promise.all(paths.map(names))
    const database = new Client({ connectionString: url })
    await database.connect()
    await database.query(expand)
    await database.end()
    await edit("Beside the later release")
    await send("beside@example.com")
    const beside = await Promise.all(paths.map(names))
    for (const [index, fields] of before.entries()) expect(beside[index]).toEqual(expect.arrayContaining(fields))
    expect((await call("DELETE", "/api/service/2")).status).toBeLessThan(300)
    expect((await call("POST", "/api/trash/service-2/restore")).status).toBeLessThan(300)
    expect((await call("GET", "/api/history/service/1")).status).toBe(200)
    for (const path of ["/", "/en/service/2", "/ru/spare-parts", "/part-list/1", "/readyz"])
      expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200])
    const made = await call("GET", "/api/backup")
    expect(made.status).toBe(200)
    const { name } = (await made.json()) as { name: string }
    expect((await readArchive(join(home, "backups", name), tables.files)).migrations).toContain("999-later")
    expect(site.isRunning()).toBe(true)
  })

  it("prevents an older one from starting again, with a reason", async () => {
    const { child, log } = await spawnSite(home, { DATABASE_URL: url, LOG_LEVEL: "silent" })
    // A leaked connection would delay the end by half a minute.
    const [code] = (await once(child, "exit", { signal: AbortSignal.timeout(25_000) })) as [number | null]
    expect(code).toBe(1)
    expect(log()).toMatch(/newer program \(it knows 999-later\)/u)
    // The running process is not affected.
    await edit("Still there")
  })
})
