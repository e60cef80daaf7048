import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, it } from "vitest"
import type { DeviceKey, RecoveryCodes } from "#contract/auth.ts"
import type { Backup } from "#contract/backup.ts"
import type { NewAccessKey } from "#contract/access-key.ts"
import { tables } from "#server/features.ts"
import { deviceCode } from "#tests/harness/device-code.ts"
import { unpack } from "#tests/harness/archives.ts"
import { addPerson, callWith, personPassword } from "#tests/harness/people.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"
import { openDatabase } from "../db/open-database.ts"
import { openReplacement } from "../db/open-replacement.ts"
import { restoreArchive } from "./restore-archive.ts"

const home = mkdtempSync(join(tmpdir(), "restored-people-"))
afterAll(() => rmSync(home, { recursive: true }))

/** Creates a site with a person with a device and a program with a key; returns its backup and their secrets. */
async function siteWithPeople(dataDir: string) {
  const database = await openDatabase({ dataDir })
  const site = await openTestSite(database, dataDir)
  const anna = await addPerson(site, "reimer", { roles: ["editor"] })
  const { secret } = (await (await anna.call("POST", "/api/auth/second-factor/start")).json()) as DeviceKey
  const confirmed = await anna.call("POST", "/api/auth/second-factor", { code: deviceCode(secret, site.time.now) })
  const { recovery_codes } = (await confirmed.json()) as RecoveryCodes
  const key = await site.asOwner("POST", "/api/token", { name: "ERP", abilities: ["content.read"], days: null })
  const { secret: keySecret } = (await key.json()) as NewAccessKey
  const { name } = (await (await site.asOwner("GET", "/api/backup")).json()) as Backup
  await database.close()
  return { archive: join(dataDir, "backups", name), secret, recoveryCodes: recovery_codes, keySecret }
}

async function signInSteps(site: TestSite, secret: string, recoveryCode: string) {
  const send = (body: object) => site.request("/api/auth/login", json("POST", body))
  const first = await send({ login: "reimer", password: personPassword })
  const { ticket } = (await first.json()) as { ticket: string }
  const byDevice = await send({ ticket, code: deviceCode(secret, site.time.now) })
  const second = await send({ login: "reimer", password: personPassword })
  const { ticket: other } = (await second.json()) as { ticket: string }
  return {
    byDevice: byDevice.status,
    byRecoveryCode: (await send({ ticket: other, recovery_code: recoveryCode })).status,
  }
}

it("keeps people, devices and access keys usable when a backup replaces its own database, and recovery codes elsewhere, where no keys are", async () => {
  const dataDir = join(home, "from")
  const { archive, secret, recoveryCodes, keySecret } = await siteWithPeople(dataDir)
  for (const { name, content } of await unpack(archive).then((files) =>
    files.map(({ header, content: bytes }) => ({ name: header.name, content: bytes.toString() })),
  ))
    for (const hidden of [secret, keySecret, ...recoveryCodes])
      expect([name, content.includes(hidden)]).toEqual([name, false])
  const places = [
    { folder: dataDir, byDevice: 200, byKey: 200, code: recoveryCodes[0] ?? "" },
    { folder: join(home, "elsewhere"), byDevice: 401, byKey: 401, code: recoveryCodes[1] ?? "" },
  ]
  for (const { folder, byDevice, byKey, code } of places) {
    await restoreArchive(archive, () => openReplacement(folder, new Date("2026-11-20T12:00:00Z")), tables)
    const database = await openDatabase({ dataDir: folder })
    const site = await openTestSite(database, folder)
    site.time.now = new Date("2026-11-21T09:00:00Z")
    expect([folder, await signInSteps(site, secret, code)]).toEqual([folder, { byDevice, byRecoveryCode: 200 }])
    expect((await callWith(site, keySecret)("GET", "/api/service")).status).toBe(byKey)
    await database.close()
  }
})
