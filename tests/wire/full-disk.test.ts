import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest"
import { sql } from "kysely"
import type { OpenDatabase } from "#server/db/dialects/dialect.ts"
import { openFile } from "#server/db/open-file.ts"
import { migrate } from "#server/db/migrate.ts"
import { mountDisk } from "#tests/harness/mount-disk.ts"
import { json, password } from "#tests/harness/test-site.ts"
import { solve } from "#tests/harness/human-check.ts"
import type { Challenge } from "#contract/human-check.ts"
import type { AccessKey } from "#contract/access-key.ts"
import type { Backup } from "#contract/backup.ts"
import type { Invited, Members } from "#contract/people.ts"
import { fillDisk } from "../faults/small-disk.ts"
import { type Call, nameOf, readCalls } from "./calls.ts"
import { type WireContent, fillSite } from "./content.ts"
import { sampleBodies } from "./sample-bodies.ts"
import { type WireSite, openWireSite } from "./wire-site.ts"

const disk = mountDisk(160)

/** Calls that store nothing, whatever their method. */
const reads = [
  "POST /auth/me",
  "POST /auth/ticket",
  "POST /part/lookup",
  "POST /part/sheet",
  "POST /redirect/unknown",
  "POST /spare/excel/refused",
]

/** Calls that end access or prove who somebody is. */
const always = [
  "POST /auth/login",
  "POST /auth/logout",
  "POST /auth/confirm",
  "POST /auth/passkey/start",
  "DELETE /auth/sessions",
  "DELETE /auth/sessions/{id}",
  "POST /captcha/verify",
  "DELETE /people/{id}",
  "DELETE /people/{id}/sessions",
  "DELETE /request/{id}/link",
  "DELETE /share/{id}",
  "DELETE /token/{id}",
]

describe.skipIf(disk === null)("a full disk", () => {
  let opened: OpenDatabase
  let wire: WireSite
  let content: WireContent
  let calls: Call[]
  let free: () => void = () => undefined

  beforeAll(async () => {
    opened = await openFile(disk?.folder ?? "")
    await migrate(opened)
    wire = await openWireSite(opened, disk?.folder)
    content = await fillSite(wire.site)
    calls = await readCalls(wire.site)
  })
  afterAll(async () => {
    await wire.close()
    await opened.close()
    disk?.unmount()
  })

  const read = async <T>(path: string): Promise<T> =>
    (await (await wire.site.asOwner("GET", `/api${path}`)).json()) as T
  const make = async <T>(path: string, body: unknown): Promise<T> =>
    (await (await wire.site.asOwner("POST", `/api${path}`, body)).json()) as T
  /** Returns a path with the id of the record that the first segment names. */
  const filled = (path: string) =>
    path
      .replace(/\{id\}|\{owner\}/u, String(content[path.split("/")[1] as "service"]?.id ?? 1))
      .replaceAll(/\{\w+\}/gu, "1")
  const fill = async () => {
    free = await fillDisk(disk?.folder ?? "")
    onTestFinished(() => free())
  }
  const send = (method: string, path: string, body?: unknown) => wire.sendAsOwner(method, `/api${path}`, body)

  it("lets every read through, and rejects every write with 507", async () => {
    const writes = calls.filter((call) => call.method !== "GET" && ![...reads, ...always].includes(nameOf(call)))
    const samples = []
    for (const call of writes) {
      const sample = await sampleBodies[nameOf(call)]?.(content, wire)
      samples.push({ name: nameOf(call), method: call.method, path: filled(call.path), body: undefined, ...sample })
    }
    await fill()
    // Uses up what the write-ahead log has room for, and frees the reserve.
    expect((await send("POST", "/auth/login", { login: "admin", password })).status).toBe(200)
    const changes = async () =>
      (await sql<{ count: number }>`select total_changes() as count`.execute(opened.db)).rows[0]?.count
    const before = await changes()
    const statuses = new Map<string, number>()
    for (const { name, method, path, body } of samples) {
      const { status, text } = await send(method, path, body)
      statuses.set(name, status)
      if (status === 507) expect(JSON.parse(text)).toMatchObject({ code: "no_space" })
      // What is already so, or not there, needs no write.
      else expect([name, status, await changes()]).toEqual([name, expect.toBeOneOf([200, 204, 404, 409, 422]), before])
    }
    const rejected = [...statuses].filter(([, status]) => status === 507).map(([name]) => name)
    expect(rejected.length).toBeGreaterThan(0.7 * samples.length)
    expect(rejected).toEqual(expect.arrayContaining(["POST /request", "POST /application", "PATCH /service/{id}"]))
    for (const { path } of calls.filter(({ method, path }) => method === "GET" && path !== "/backup"))
      expect([path, [200, 204, 304, 308, 404, 422]]).toEqual([
        path,
        expect.arrayContaining([(await send("GET", filled(path))).status]),
      ])
    expect((await send("GET", "/backup")).status).toBe(507)
  }, 600_000)

  it("can be signed in and out of, and access can be ended", async () => {
    const backup = await read<Backup>("/backup")
    const body = { name: "Person", login: "person", roles: ["parts"] }
    const { person, url } = await make<Invited>("/people", body)
    const ticket = url.slice(url.indexOf("#") + 1)
    await wire.site.request("/api/auth/accept", json("POST", { ticket, password }))
    const { key } = await make<{ key: AccessKey }>("/token", { name: "Key", abilities: ["parts.edit"], days: 90 })
    await fill()
    const challenge = await read<Challenge>("/captcha/challenge")
    const { token: captcha_token } = await make<{ token: string }>("/captcha/verify", {
      id: challenge.id,
      nonce: solve(challenge),
    })
    expect(captcha_token).toMatch(/^\S{20,}$/u)
    const signIn = async (login: string) => {
      const response = await wire.send("POST", "/api/auth/login", { login, password })
      expect([login, response.status]).toEqual([login, 200])
      return { Authorization: `Bearer ${(JSON.parse(response.text) as { token: string }).token}` }
    }
    const own = await signIn("person")
    expect(await read<Backup[]>("/backups")).toMatchObject([{ name: backup.name }])
    expect((await send("GET", `/backups/${backup.name}`)).status).toBe(200)
    expect((await send("GET", "/request")).status).toBe(200)
    expect((await send("DELETE", `/people/${person.id}`)).status).toBe(204)
    expect((await wire.send("POST", "/api/auth/me", undefined, own)).status).toBe(401)
    expect((await send("DELETE", `/token/${key.id}`)).status).toBe(204)
    const other = await signIn("admin")
    expect((await wire.send("POST", "/api/auth/logout", undefined, other)).status).toBe(204)
    expect((await wire.send("POST", "/api/auth/me", undefined, other)).status).toBe(401)
    expect((await send("PATCH", "/settings", { footer_text: "Text" })).status).toBe(507)
    free()
    expect((await send("PATCH", "/settings", { footer_text: "Text" })).status).toBe(200)
    expect((await read<Members>("/people")).items.find(({ id }) => id === person.id)?.state).toBe("disabled")
    expect((await send("GET", "/backup")).status).toBe(200)
  }, 600_000)
})
