import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import type { AuditPage } from "#contract/audit.ts"
import type { DeviceKey } from "#contract/auth.ts"
import { openDatabase } from "#server/db/open-database.ts"
import { readEnv } from "#server/env.ts"
import { deviceCode } from "#tests/harness/device-code.ts"
import { newPostgresDatabase } from "#tests/harness/engines.ts"
import { type TestPerson, addPerson, personPassword, ticketOfLink } from "#tests/harness/people.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"
import { runAdmin } from "./admin-commands.ts"

const engines = inject("postgres") === null ? ["sqlite"] : ["sqlite", "postgres"]

describe.each(engines)("npm run admin beside a running site (%s)", (engine) => {
  let folder: string
  let env: Record<string, string>
  let site: TestSite
  let anna: TestPerson
  let close: () => Promise<void>
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "admin-"))
    const databaseUrl = engine === "postgres" ? ((await newPostgresDatabase("template1")) ?? "") : undefined
    env = { DATA_DIR: folder, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) }
    const opened = await openDatabase({ dataDir: folder, databaseUrl })
    ;({ close } = opened)
    site = await openTestSite(opened, folder)
    // The command uses the machine's clock.
    site.time.now = new Date()
    const signedIn = await site.request(
      "/api/auth/login",
      json("POST", { login: "admin", password: "Rotor-Welle-2008!" }),
    )
    const { token } = (await signedIn.json()) as { token: string }
    site = { ...site, asOwner: (method, path, body) => site.request(path, withToken(json(method, body), token)) }
    anna = await addPerson(site, "reimer", { roles: ["editor"] })
  })
  afterAll(async () => {
    await close().catch(() => undefined)
    rmSync(folder, { recursive: true })
  })

  const withToken = (init: ReturnType<typeof json>, token: string) => ({
    ...init,
    headers: { ...init.headers, Authorization: `Bearer ${token}` },
  })
  const run = (line: string) => runAdmin(readEnv(env), line.split(" ").filter(Boolean))
  const signIn = (login: string, password: string) =>
    site.request("/api/auth/login", json("POST", { login, password }), "192.0.2.200")
  const newest = async () => ((await (await site.asOwner("GET", "/api/audit")).json()) as AuditPage).items[0]

  it("lists the accounts, and explains the commands", async () => {
    const { text, code } = await run("list")
    expect(code).toBe(0)
    expect(text).toMatch(/^LOGIN +NAME +ROLES +STATE/u)
    expect(text).toMatch(/^reimer +Name of reimer +editor +active +- +20/mu)
    for (const line of [
      "",
      "help",
      "fly",
      "enable",
      "invite new",
      "list reimer",
      "reset-password a b",
      "list --role owner",
    ])
      expect([line, (await run(line)).text]).toEqual([line, expect.stringContaining("second-factor-off LOGIN")])
    expect((await run("help")).code).toBe(0)
    expect((await run("fly")).code).toBe(1)
  })

  it.each(["reset-password", "second-factor-off", "enable"])("names the existing logins: %s", async (command) => {
    const { text, code } = await run(`${command} niemand`)
    expect([text, code]).toEqual(['There is no login "niemand". There are: admin, reimer.', 1])
  })

  it("sets a new password for one person, ends the sessions and audits it", async () => {
    const { text, code } = await run("reset-password reimer")
    expect(code).toBe(0)
    const password = /login "reimer" and password "([^"]{20})"/u.exec(text)?.[1] ?? ""
    expect((await anna.call("GET", "/api/service")).status).toBe(401)
    expect(await newest()).toMatchObject({ who: "npm run admin", event: "password_reset", title: "reimer" })
    const signedIn = (await (await signIn("reimer", password)).json()) as {
      must_change_password: boolean
      token: string
    }
    expect(signedIn.must_change_password).toBe(true)
    const change = json("PATCH", { old_password: password, password: personPassword })
    expect((await site.request("/api/auth/password", withToken(change, signedIn.token))).status).toBe(204)
  })

  it("removes a lost second factor", async () => {
    expect((await run("second-factor-off reimer")).text).toBe('"reimer" has no second factor.')
    const { token } = (await (await signIn("reimer", personPassword)).json()) as { token: string }
    const start = await site.request("/api/auth/second-factor/start", withToken(json("POST"), token))
    const { secret } = (await start.json()) as DeviceKey
    const code = json("POST", { code: deviceCode(secret, site.time.now) })
    expect((await site.request("/api/auth/second-factor", withToken(code, token))).status).toBe(200)
    expect((await signIn("reimer", personPassword)).status).toBe(403)
    expect((await run("reset-password reimer")).text).toContain("npm run admin -- second-factor-off reimer")
    expect((await run("second-factor-off reimer")).text).toContain("with the password alone")
    expect(await newest()).toMatchObject({ who: "npm run admin", event: "second_factor_taken_away" })
  })

  it("invites an owner by a working link", async () => {
    expect((await run("invite neu --role chief")).text).toContain('There is no role "chief". There are: owner, editor')
    expect((await run("invite ab --role owner")).text).toBe("A login has 3 to 100 characters.")
    const { text, code } = await run("invite neu --role owner --role parts")
    expect(code).toBe(0)
    const ticket = ticketOfLink({ url: text })
    expect(text).toContain("/controller/invite#")
    const accepted = await site.request("/api/auth/accept", json("POST", { ticket, password: personPassword }))
    expect(accepted.status).toBe(200)
    expect((await signIn("neu", personPassword)).status).toBe(200)
    expect((await run("invite neu --role owner")).text).toBe('The login "neu" is taken; its state is active.')
  })

  it("enables a disabled person again", async () => {
    expect((await run("enable reimer")).text).toBe('"reimer" is not disabled; the state is active.')
    expect((await site.asOwner("DELETE", `/api/people/${anna.id}`)).status).toBe(204)
    expect((await run("reset-password reimer")).text).toBe(
      '"reimer" is disabled. First: npm run admin -- enable reimer',
    )
    expect((await run("enable reimer")).code).toBe(0)
    expect(await newest()).toMatchObject({ who: "npm run admin", event: "person_enabled" })
    expect((await run("list")).text).toMatch(/^reimer .* active /mu)
  })

  it("sets a new password for the first owner without a name, also without a running site", async () => {
    await close()
    const { text, code } = await run("reset-password")
    expect([text, code]).toEqual([expect.stringContaining('login "admin" and password'), 0])
  })
})
