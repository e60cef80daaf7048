import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, inject, it } from "vitest"
import type { Backup } from "#contract/backup.ts"
import type { NewAccessKey } from "#contract/access-key.ts"
import { tables } from "#server/features.ts"
import { newPostgresDatabase } from "#tests/harness/engines.ts"
import { unpack } from "#tests/harness/archives.ts"
import { addPerson, callWith, personPassword } from "#tests/harness/people.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"
import { type DatabaseLocation, openDatabase } from "../db/open-database.ts"
import { openReplacementOf } from "../db/open-replacement.ts"
import { restoreArchive } from "./restore-archive.ts"

const home = mkdtempSync(join(tmpdir(), "repeat-access-"))
afterAll(() => rmSync(home, { recursive: true }))

const now = new Date("2026-11-20T12:00:00Z")
const locations: [string, () => Promise<DatabaseLocation>][] = [
  ["sqlite", async () => ({ dataDir: join(home, "sqlite") })],
]
if (inject("postgres") !== null)
  locations.push([
    "postgres",
    async () => ({
      dataDir: join(home, "postgres"),
      databaseUrl: (await newPostgresDatabase("template1")) ?? "",
    }),
  ])

async function visit<T>(location: DatabaseLocation, work: (site: TestSite) => Promise<T>): Promise<T> {
  const database = await openDatabase(location)
  try {
    return await work(await openTestSite(database, location.dataDir))
  } finally {
    await database.close()
  }
}

// Each from a network of its own, because a failure asks for the human check there.
const signIn = async (site: TestSite, login: string, nth: number) =>
  (await site.request("/api/auth/login", json("POST", { login, password: personPassword }), `192.0.2.${nth}`)).status

/** Makes people and keys, a backup, and then takes access away. */
async function backUpAndTakeAccess(site: TestSite) {
  const people = new Map<string, number>()
  for (const login of ["stays", "disabled", "demoted", "promoted", "moved"])
    people.set(login, (await addPerson(site, login, { roles: ["editor"] })).id)
  const makeKey = async (name: string) => {
    const made = await site.asOwner("POST", "/api/token", { name, abilities: ["content.read"], days: null })
    return (await made.json()) as NewAccessKey
  }
  const [kept, deleted] = [await makeKey("Kept"), await makeKey("Deleted")]
  const { name } = (await (await site.asOwner("GET", "/api/backup")).json()) as Backup
  const change = (login: string, roles: string[], languages: string[] = []) =>
    site.asOwner("PATCH", `/api/people/${people.get(login)}`, { roles, languages })
  await site.asOwner("DELETE", `/api/people/${people.get("disabled")}`)
  await change("demoted", ["translator"], ["ru"])
  await change("promoted", ["owner"])
  await change("moved", ["sales"])
  await site.asOwner("DELETE", `/api/token/${deleted.key.id}`)
  const later = await makeKey("Later")
  const archive = join(site.app.config.dataDir, "backups", name)
  return { archive, secrets: { kept: kept.secret, deleted: deleted.secret, later: later.secret } }
}

describe.each(locations)("a restore (%s)", (engine, locate) => {
  it("gives nobody back what was taken since the backup", async () => {
    const location = await locate()
    const { archive, secrets } = await visit(location, backUpAndTakeAccess)
    const { access } = await restoreArchive(archive, () => openReplacementOf(location, now), tables)
    expect(access).toEqual({
      people: [
        "(admin): owner",
        "Name of stays (stays): editor",
        "Name of demoted (demoted): translator",
        "Name of promoted (promoted): editor",
        "Name of moved (moved): sales",
      ],
      repeated: ["disabled", "demoted", "moved"],
      keys: 2,
    })
    await visit(location, async (site) => {
      const statuses = []
      for (const [nth, login] of ["stays", "disabled", "demoted"].entries())
        statuses.push(await signIn(site, login, nth + 10))
      expect(statuses).toEqual([200, 401, 200])
      const byKey = async (secret: string) => (await callWith(site, secret)("GET", "/api/service")).status
      expect([await byKey(secrets.kept), await byKey(secrets.deleted), await byKey(secrets.later)]).toEqual([
        200, 401, 200,
      ])
      const made = await site.asOwner("POST", "/api/token", { name: "New", abilities: ["content.read"], days: null })
      expect(made.status).toBe(201)
    })
  })

  it("finds no access keys in an archive, and tells who can sign in on another machine", async () => {
    const location = { dataDir: join(home, `${engine}-first`) }
    const { archive, secrets } = await visit(location, backUpAndTakeAccess)
    const names = (await unpack(archive)).map(({ header }) => header.name)
    expect(names).toContain("tables/admin.00001.jsonl")
    expect(names.filter((name) => name.includes("access_key"))).toEqual([])
    const elsewhere = { dataDir: join(home, `${engine}-elsewhere`) }
    const { access } = await restoreArchive(archive, () => openReplacementOf(elsewhere, now), tables)
    expect(access).toMatchObject({ repeated: [], keys: 0 })
    expect(access.people).toHaveLength(6)
    await visit(elsewhere, async (site) => {
      expect((await callWith(site, secrets.kept)("GET", "/api/service")).status).toBe(401)
    })
  })
})
