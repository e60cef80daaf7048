import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { beforeAll, beforeEach, expect, it } from "vitest"
import type { Inquiry } from "#contract/inquiry.ts"
import type { Erased, Person } from "#contract/person.ts"
import { openSqlite } from "#server/db/dialects/sqlite.ts"
import { hashEmail, repeatErasuresOn } from "#server/records/erase-records.ts"
import { migrate } from "#server/db/migrate.ts"
import { sweepOnce } from "#tests/harness/sweep-once.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

const ilse = "Ilse.Brandt@kraftwerk-nord.example"
const mail = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_TO: "office@turbine.example", MAIL_FROM: "site@turbine.example" }
const pdf = () => new File([`%PDF-1.7\n% ${ilse} lives here\n${"x".repeat(9_000)}\nstartxref\n9\n%%EOF\n`], "cv.pdf")

async function write(site: TestSite, email: string): Promise<void> {
  await site.app.db.deleteFrom("rate_limit").execute()
  const inquiry = { name: "Ilse Brandt", company: "Kraftwerk Nord", email, text: `Bitte an ${email}`.repeat(200) }
  const captcha_token = await humanCheckToken(site)
  expect((await site.request("/api/request", json("POST", { ...inquiry, captcha_token }))).status).toBe(201)
  const form = new FormData()
  for (const [name, value] of Object.entries({ first_name: "Ilse", last_name: "Brandt", email }))
    form.append(name, value)
  form.append("cv", pdf())
  expect((await site.request("/api/application", { method: "POST", body: form })).status).toBe(201)
}

/** Tables that may contain personal data, referencing tables first. */
const written = [
  "outbox_item",
  "outbox",
  "application_file",
  "application",
  "request",
  "trash",
  "history",
  "audit",
  "erasures",
  "idempotency",
  "rate_limit",
] as const

onEnginesInTurn("/api/person", (open) => {
  let site: TestSite
  const person = async (method: "GET" | "DELETE", email = ilse) =>
    site.asOwner(method, `/api/person?email=${encodeURIComponent(email)}`)
  const found = async (email?: string) => (await (await person("GET", email)).json()) as Person

  beforeAll(async () => {
    site = await openTestSite(open(), "./data", { env: mail, mailTimes: { responseMs: 200, messageMs: 400 } })
    await site.app.mail.close()
  })
  beforeEach(async () => {
    site.time.now = new Date("2026-11-20T09:00:00Z")
    for (const table of written) await site.app.db.deleteFrom(table).execute()
    await write(site, ilse)
    await write(site, "ILSE.brandt@KRAFTWERK-nord.example")
    await write(site, "other@kraftwerk-nord.example")
  })

  it("finds everything about an address, in any case and in the trash too", async () => {
    const [newest] = (
      (await (await site.asOwner("GET", "/api/request?query=brandt&page=1")).json()) as { items: Inquiry[] }
    ).items
    await site.asOwner("DELETE", `/api/request/${newest?.id}`)
    const [first] = (await found()).inquiries
    await site.asOwner("DELETE", `/api/request/${first?.id}`)
    const all = await found("ilse.BRANDT@kraftwerk-nord.example")
    expect(all.inquiries.map((inquiry) => inquiry.email.toLowerCase())).toEqual([
      ilse.toLowerCase(),
      ilse.toLowerCase(),
    ])
    expect(all.inquiries.map((inquiry) => inquiry.deleted)).toContain(true)
    expect(all.applications).toMatchObject([{ cv: [{ name: "cv.pdf" }] }, { deleted: false }])
  })

  it("erases all of it, the trash included, and nothing of others", async () => {
    const response = await person("DELETE")
    expect((await response.json()) as Erased).toEqual({ inquiries: 2, applications: 2 })
    expect(await found()).toMatchObject({ inquiries: [], applications: [] })
    const { db } = site.app
    const everything = await Promise.all(
      written.map((table) =>
        db
          .selectFrom(table as "request")
          .selectAll()
          .execute(),
      ),
    )
    const dump = JSON.stringify(everything).toLowerCase()
    expect(dump).not.toContain("ilse.brandt@")
    expect(dump).toContain("other@kraftwerk-nord.example")
    const items = await db.selectFrom("outbox_item").selectAll().execute()
    expect(items).toHaveLength(3)
    expect(await db.selectFrom("outbox").select("id").execute()).toHaveLength(3)
    expect(await db.selectFrom("erasures").select("email_hash").execute()).toEqual([{ email_hash: hashEmail(ilse) }])
    const [entry] = await db.selectFrom("audit").selectAll().orderBy("id", "desc").limit(1).offset(1).execute()
    expect(entry).toMatchObject({ who: "admin", event: "person_erased", detail: "2 + 2" })
  })

  it("repeats an erasure on restored records, but not on newer ones", async () => {
    const { db } = site.app
    await person("DELETE")
    const erasures = await db.selectFrom("erasures").select(["email_hash", "erased_at"]).execute()
    await write(site, ilse)
    site.time.now = new Date(site.time.now.getTime() + 60_000)
    await write(site, ilse)
    expect(await repeatErasuresOn(db, erasures)).toMatchObject({ removed: 2 })
    expect((await found()).inquiries).toHaveLength(1)
    expect(await repeatErasuresOn(db, [])).toMatchObject({ removed: 0 })
  })

  it("finds and erases an address whose domain has letters beyond ASCII, in any case", async () => {
    await write(site, "ilse@KRAFTWERK-MÜNCHEN.example")
    const { id } = (await found()).inquiries[0] as Inquiry
    await site.app.db
      .updateTable("request")
      .set({ cc: "a@b.example, IVAN@завод.example" })
      .where("id", "=", id)
      .execute()
    expect((await found("ivan@ЗАВОД.example")).copies).toMatchObject([{ id }])
    expect((await found("ivan@xn--80aegj1b.example")).copies).toMatchObject([{ id }])
    const erased = await person("DELETE", "ilse@xn--kraftwerk-mnchen-tzb.example")
    expect(await erased.json()).toEqual({ inquiries: 1, applications: 1 })
  })

  it("is for the administrator and requires an address", async () => {
    for (const method of ["GET", "DELETE"] as const) {
      expect((await site.request(`/api/person?email=${ilse}`, { method })).status).toBe(401)
      expect((await site.asOwner(method, "/api/person")).status).toBe(422)
      for (const email of ["%", "' or 1=1 --", "a@b"]) expect((await person(method, email)).status).toBe(422)
    }
    expect(await (await person("DELETE", "nobody@nowhere.example")).json()).toEqual({ inquiries: 0, applications: 0 })
  })
})

it("leaves nothing of an erased or expired person in the database files", async () => {
  const folder = mkdtempSync(join(tmpdir(), "erase-"))
  const opened = openSqlite(join(folder, "site.db"))
  const holds = (word: string) => readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes(word))
  try {
    await migrate(opened)
    const site = await openTestSite(opened)
    await write(site, ilse)
    expect(holds(ilse)).toBe(true)
    await site.asOwner("DELETE", `/api/person?email=${ilse}`)
    expect(holds(ilse)).toBe(false)

    await write(site, ilse)
    const later = (months: number, days: number) => {
      const date = new Date("2026-11-20T09:00:00Z")
      date.setUTCMonth(date.getUTCMonth() + months)
      site.time.now = new Date(date.getTime() + days * 86_400_000)
    }
    const left = async () => {
      await sweepOnce(site.app)
      const count = async (table: "request" | "application" | "application_file") =>
        (await site.app.db.selectFrom(table).selectAll().execute()).length
      return [await count("request"), await count("application"), await count("application_file")]
    }
    later(6, -1)
    expect(await left()).toEqual([1, 1, 1])
    later(6, 1)
    expect(await left()).toEqual([1, 0, 0])
    expect(holds("lives here")).toBe(false)
    later(24, -1)
    expect(await left()).toEqual([1, 0, 0])
    expect(holds(ilse)).toBe(true)
    later(24, 1)
    expect(await left()).toEqual([0, 0, 0])
    expect(holds(ilse)).toBe(false)
    expect(holds("Kraftwerk Nord")).toBe(false)
  } finally {
    await opened.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
