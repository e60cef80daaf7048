import { execFileSync, spawnSync } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import type { AddressInfo } from "node:net"
import { createServer } from "node:tls"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { type FindingName, type FindingState, findingNames } from "#contract/finding-constants.ts"
import { findings as texts } from "#app/i18n/dashboard/finding/en.ts"
import { copyBackup } from "#server/backup/copy-backup.ts"
import { markJob, noteOutcome } from "#server/db/run-job.ts"
import { pollTrouble } from "#server/features/inquiry/incoming/poll-mailbox.ts"
import { addMessage } from "#server/mail/outbox-store.ts"
import { migrate } from "#server/db/migrate.ts"
import { openFile } from "#server/db/open-file.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { type MailServer, openMailServer } from "#tests/harness/mail-server.ts"
import { mountDisk } from "#tests/harness/mount-disk.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"
import { certificateCheck } from "./checks/certificate.ts"
import { diskCheck } from "./checks/disk.ts"
import { lookAtAll } from "./look.ts"
import { noteDemo, writeFinding } from "./store.ts"
import { watchFindings } from "./watch-findings.ts"

interface Case {
  /** What the check says once `spoil` has run; it is fine before and after `mend`. */
  state: FindingState
  spoil: () => unknown
  mend: () => unknown
}

const minute = 60_000
const ownPolicy = { text_de: "<p>Eigene</p>", text_en: "<p>Own</p>", text_ru: "<p>Своя</p>" }
const hours = (count: number) => count * 60 * minute

onEnginesInTurn("each finding", (open) => {
  let site: TestSite
  let trustProxy: TestSite["app"]["config"]["trustProxy"]
  let server: MailServer
  let service = 0
  let group = 0
  const ago = (ms: number) => new Date(site.time.now.getTime() - ms).toISOString()
  const configure = (patch: Partial<TestSite["app"]["config"]>) => {
    site.app.config = { ...site.app.config, ...patch }
  }
  const settings = (patch: object) => site.app.db.updateTable("settings").set(patch).execute()
  const find = async (name: FindingName) => (await lookAtAll(site.app)).find(({ check }) => check === name)
  const addService = async (texts_: object) => {
    const form = imageForm("images", await picture(80, 80), { title_de: "Leistung", ...texts_ })
    const response = await site.asOwner("POST", "/api/service", form)
    expect(response.status).toBe(201)
    ;({ id: service } = (await response.json()) as { id: number })
    await site.app.db
      .updateTable("image")
      .set({ alt_de: "Bild", alt_en: "Picture", alt_ru: "Снимок" })
      .where("owner_id", "=", String(service))
      .execute()
    await site.app.content.refresh()
  }
  const removeService = async () => {
    await site.asOwner("DELETE", `/api/service/${service}`)
    await site.app.content.refresh()
  }
  const copyWith = (code: number) => {
    configure({ backupCopy: ["node", "-e", `process.exit(${code})`] })
    return copyBackup(site.app, "turbine-x.tar.gz")
  }
  const writeBackupOf = (created_at: string) =>
    site.app.db
      .insertInto("backup")
      .values({ name: "turbine-x.tar.gz", size: 1, sha256: "", created_at })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ created_at }))
      .execute()
  const writePolicy = async (texts_: object) => {
    expect((await site.asOwner("PATCH", "/api/page/privacy-policy", texts_)).status).toBe(200)
    await site.app.content.refresh()
  }
  const complete = { title_en: "Service", title_ru: "Услуга" }

  const cases: Partial<Record<FindingName, Case>> = {
    company: {
      state: "fault",
      spoil: () => settings({ phone: "" }),
      mend: () => settings({ phone: "+49 40 1234567" }),
    },
    imprint: {
      state: "fault",
      spoil: () => settings({ register_entry: "" }),
      mend: () => settings({ register_entry: "HRB 123456" }),
    },
    privacy: {
      state: "fault",
      spoil: () => writePolicy({ text_de: "", text_en: "", text_ru: "" }),
      mend: () => writePolicy(ownPolicy),
    },
    address: {
      state: "fault",
      spoil: () => configure({ publicUrl: "http://www.nordhafen.example" }),
      mend: () => configure({ publicUrl: "https://www.nordhafen.example" }),
    },
    "mail-test": {
      state: "look",
      spoil: () => writeFinding(site.app.db, "mail-test", { detail: "" }),
      mend: () => site.asOwner("POST", "/api/mail/test", { arrived: true }),
    },
    proxy: {
      state: "look",
      spoil: () => configure({ trustProxy: [] }),
      mend: () => configure({ trustProxy }),
    },
    "backup-copy": { state: "fault", spoil: () => copyWith(7), mend: () => copyWith(0) },
    "second-factor": {
      state: "look",
      spoil: () => site.app.db.updateTable("admin").set({ totp_since: null }).execute(),
      mend: () =>
        site.app.db
          .updateTable("admin")
          .set({ totp_since: ago(0) })
          .execute(),
    },
    demo: {
      state: "look",
      spoil: async () => {
        await addService(complete)
        await noteDemo(site.app.db, ago(0))
      },
      mend: async () => {
        expect((await site.asOwner("DELETE", "/api/finding/demo")).status).toBe(204)
        // It empties pages of that moment as well.
        await writePolicy(ownPolicy)
        await noteDemo(site.app.db, "")
      },
    },
    backup: {
      state: "fault",
      spoil: () => writeBackupOf(ago(hours(49))),
      mend: () => writeBackupOf(ago(hours(1))),
    },
    mail: {
      state: "fault",
      spoil: async () => {
        const { id } = await site.app.db.selectFrom("admin").select("id").executeTakeFirstOrThrow()
        const due = { now: site.time.now, domain: "nordhafen.example", dueAt: new Date(ago(hours(2))) }
        await addMessage(site.app.db, "finding", { account_id: id }, due)
      },
      mend: () => site.app.db.deleteFrom("outbox").execute(),
    },
    limits: {
      state: "fault",
      spoil: () => configure({ rateLimits: false }),
      mend: () => configure({ rateLimits: true }),
    },
    keys: {
      state: "look",
      spoil: async () => {
        const key = { name: "Lager", abilities: ["content.read"], days: null }
        expect((await site.asOwner("POST", "/api/token", key)).status).toBe(201)
        await site.app.db
          .updateTable("access_key")
          .set({ expires_at: ago(-hours(48)) })
          .execute()
      },
      mend: () => site.app.db.deleteFrom("access_key").execute(),
    },
    "alt-texts": {
      state: "look",
      spoil: async () => {
        await addService(complete)
        await site.app.db.updateTable("image").set({ alt_ru: "" }).where("owner_id", "=", String(service)).execute()
      },
      // Nobody sees the pictures of what is in the trash.
      mend: removeService,
    },
    jobs: {
      state: "fault",
      spoil: () => noteOutcome(site.app, "copies", true),
      mend: () => noteOutcome(site.app, "copies", false),
    },
    mailbox: {
      state: "fault",
      spoil: () => markJob(site.app.db, pollTrouble, ago(hours(2))),
      mend: () => site.app.db.deleteFrom("job").where("name", "=", pollTrouble).execute(),
    },
    clock: {
      state: "fault",
      spoil: () => markJob(site.app.db, "mail", ago(-hours(1))),
      mend: () => markJob(site.app.db, "mail", ago(0)),
    },
    schema: {
      state: "fault",
      spoil: () =>
        site.app.db
          .deleteFrom("kysely_migration" as "job")
          .where("name", "=", "011-visits")
          .execute(),
      mend: () =>
        site.app.db
          .insertInto("kysely_migration" as "job")
          .values({ name: "011-visits", timestamp: ago(0) } as never)
          .onConflict((conflict) => conflict.column("name").doNothing())
          .execute(),
    },
    translations: { state: "look", spoil: () => addService({}), mend: removeService },
    links: {
      state: "look",
      spoil: () =>
        addService({
          ...complete,
          text_de: '<p><a href="/nichts">x</a></p>',
          text_en: "<p>x</p>",
          text_ru: "<p>x</p>",
        }),
      mend: removeService,
    },
    substitutes: {
      state: "look",
      spoil: async () => {
        const form = imageForm("image", await picture(80, 80), { title_de: "G", title_en: "G", title_ru: "G" })
        ;({ id: group } = (await (await site.asOwner("POST", "/api/spare", form)).json()) as { id: number })
        const part = {
          partnumber: "ZZ-1",
          description_de: "D",
          description_en: "D",
          description_ru: "D",
          subst_part: "ZZ-NICHTS",
        }
        expect((await site.asOwner("POST", `/api/spare/${group}/part`, part)).status).toBe(201)
        await site.app.content.refresh()
      },
      mend: async () => {
        await site.asOwner("DELETE", `/api/spare/${group}`)
        await site.app.content.refresh()
      },
    },
  }

  beforeAll(async () => {
    server = await openMailServer()
    site = await openTestSite(open(), tmpdir(), {
      env: {
        PUBLIC_URL: "https://www.nordhafen.example",
        TRUST_PROXY: "127.0.0.1",
        SMTP_URL: server.url,
        MAIL_TO: "buero@nordhafen.example",
        MAIL_FROM: "website@nordhafen.example",
        IMAP_URL: "imap://desk:secret@127.0.0.1:1/INBOX",
      },
    })
    ;({ trustProxy } = site.app.config)
    const company = { company_name: "Nordhafen", address: "Hafenstraße 1", email: "info@nordhafen.example" }
    await settings({ ...company, managing_director: "Erika Muster" })
    await site.app.db.updateTable("admin").set({ email: "muster@nordhafen.example" }).execute()
    for (const { mend } of Object.values(cases)) await mend()
  })
  afterAll(async () => {
    await site.app.mail.close()
    await server.close()
  })

  /** Lets the watch look as if it had told nothing within the last hour; returns the mails that it sends. */
  const watch = async () => {
    await site.app.db.updateTable("finding").set({ told_at: "" }).execute()
    server.received.length = 0
    await watchFindings(site.app)
    await site.app.mail.idle()
    return server.received.map(({ to, text }) => `${to.join()}: ${text.replaceAll("\r\n", "\n")}`)
  }

  it("has a case, or a test of its own", () => {
    const apart: FindingName[] = ["disk", "certificate"]
    expect([...Object.keys(cases), ...apart].toSorted()).toEqual([...findingNames].toSorted())
  })

  for (const [name, { state, spoil, mend }] of Object.entries(cases) as [FindingName, Case][])
    it(`turns ${state} and fine again, told once each if it is a fault: ${name}`, async () => {
      await watch()
      expect(await find(name)).toMatchObject({ state: "fine" })
      await spoil()
      expect(await find(name)).toMatchObject({ state })
      const bad = name === "mail" ? [] : await watch()
      // While mail itself does not work, nobody can be mailed.
      expect(bad.map((mail) => mail.includes(`\n  ${name}\n`))).toEqual(
        state === "fault" && name !== "mail" ? [true] : [],
      )
      expect(bad.every((mail) => mail.startsWith("muster@nordhafen.example: "))).toBe(true)
      if (name !== "mail") expect(await watch()).toEqual([])
      await mend()
      expect(await find(name)).toMatchObject({ state: "fine" })
      expect((await watch()).map((mail) => mail.includes("is well again"))).toEqual(bad.map(() => true))
    })

  it("are told at most once an hour, and not when somebody ignores them", async () => {
    await watch()
    await noteOutcome(site.app, "first", true)
    expect(await watch()).toHaveLength(1)
    await site.app.db.updateTable("settings").set({ phone: "" }).execute()
    site.time.now = new Date(site.time.now.getTime() + 59 * minute)
    server.received.length = 0
    await watchFindings(site.app)
    await site.app.mail.idle()
    expect(server.received).toHaveLength(0)
    site.time.now = new Date(site.time.now.getTime() + 2 * minute)
    await watchFindings(site.app)
    await site.app.mail.idle()
    expect(server.received.map(({ text }) => text)).toMatchObject([expect.stringMatching(/company\s+jobs\s/u)])
    await noteOutcome(site.app, "first", false)
    await settings({ phone: "+49 40 1234567" })
    expect(await watch()).toHaveLength(1)
    await writeFinding(site.app.db, "jobs", { ignored_by: "Erika Muster" })
    await noteOutcome(site.app, "first", true)
    expect(await watch()).toEqual([])
  })
})

describe("findings of the machine", () => {
  it("tell of a disk that fills up, and of one that has room again", async ({ skip }) => {
    const disk = mountDisk(20)
    if (disk === null) return skip("this machine mounts no disk")
    onTestFinished(disk.unmount)
    const look = () => diskCheck.run({ config: { dataDir: disk.folder } } as never)
    expect(await look()).toMatchObject({ state: "fine", count: 100 })
    writeFileSync(join(disk.folder, "filler"), Buffer.alloc(18_000_000))
    expect(await look()).toMatchObject({ state: "look", count: 14 })
    writeFileSync(join(disk.folder, "more"), Buffer.alloc(2_500_000))
    expect(await look()).toMatchObject({ state: "fault", count: 2 })
    rmSync(join(disk.folder, "filler"))
    expect(await look()).toMatchObject({ state: "fine" })
  })

  const hasOpenssl = spawnSync("openssl", ["version"]).status === 0
  it.skipIf(!hasOpenssl).each([
    [60, "fine"],
    [15, "look"],
    [5, "fault"],
  ] as const)("tell of a certificate that lasts %i days: %s", async (days, state) => {
    const folder = mkdtempSync(join(tmpdir(), "certificate-"))
    const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")]
    const subject = ["-subj", "/CN=localhost", "-days", String(days), "-nodes", "-newkey", "ec"]
    const curve = ["-pkeyopt", "ec_paramgen_curve:prime256v1"]
    execFileSync("openssl", ["req", "-x509", ...subject, ...curve, "-keyout", key, "-out", cert], { stdio: "ignore" })
    const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }).listen(0, "localhost")
    onTestFinished(() => {
      server.close()
      rmSync(folder, { recursive: true })
    })
    await once(server, "listening")
    const publicUrl = `https://localhost:${(server.address() as AddressInfo).port}`
    const found = await certificateCheck.run({ config: { publicUrl }, clock: () => new Date() } as never)
    expect(found).toMatchObject({ state, count: days - 1 })
  })

  it("are the same on `npm run doctor`, which ends with 1 for a fault", async () => {
    const folder = mkdtempSync(join(tmpdir(), "doctor-"))
    const opened = await openFile(folder)
    onTestFinished(async () => {
      await opened.close()
      rmSync(folder, { recursive: true })
    })
    await migrate(opened)
    const site = await openTestSite(opened, folder)
    // The command has the machine's clock.
    site.time.now = new Date()
    const doctor = () => {
      const env = { PATH: process.env["PATH"], DATA_DIR: folder, PUBLIC_URL: site.app.config.publicUrl }
      const { status, stdout } = spawnSync(process.execPath, ["tooling/tasks.ts", "doctor"], { env, encoding: "utf8" })
      return { status, lines: stdout.split("\n") }
    }
    const findings = await lookAtAll(site.app)
    const mark = { fine: "ok", look: "look", fault: "FAULT" }
    const said = doctor()
    for (const { check, state } of findings) {
      const line = said.lines.find((candidate) => candidate.slice(6).startsWith(texts.checks[check].title)) ?? ""
      expect([check, line.slice(0, 5).trim()]).toEqual([check, mark[state]])
    }
    expect(said.status).toBe(1)
    for (const { check, state } of findings)
      if (state === "fault") await writeFinding(site.app.db, check, { ignored_by: "Erika Muster" })
    expect(doctor().status).toBe(0)
    expect(existsSync(join(folder, "site.db"))).toBe(true)
  })
})
