import { beforeEach, expect, it } from "vitest"
import type { DeviceKey, PasskeyAdded, PasskeyStart, RecoveryCodes, SecondFactor } from "#contract/auth.ts"
import { createAuthenticator } from "#tests/harness/authenticator.ts"
import { deviceCode } from "#tests/harness/device-code.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { addPerson, callWith, personPassword } from "#tests/harness/people.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

const origin = "http://localhost:4800"
const minute = 60_000

interface SecondStep {
  code: string
  ticket: string
  methods: string[]
  passkey?: { challenge: string }
}

onEnginesInTurn("the second step of a sign-in", (open) => {
  let site: TestSite
  let anna: Awaited<ReturnType<typeof addPerson>>
  beforeEach(async () => {
    const opened = open()
    for (const table of ["admin", "audit", "session", "rate_limit", "ticket", "rule"] as const)
      await opened.db.deleteFrom(table).execute()
    site = await openTestSite(opened, "./data", { env: { PUBLIC_URL: origin } })
    anna = await addPerson(site, "reimer", { roles: ["editor"] })
  })

  const travel = (ms: number) => (site.time.now = new Date(site.time.now.getTime() + ms))
  const code = (secret: string) => deviceCode(secret, site.time.now)
  const send = (body: object, address?: string) => site.request("/api/auth/login", json("POST", body), address)
  const read = async <T>(response: Promise<Response>, status = 200): Promise<T> => {
    const received = await response
    expect([received.status, received.status === status ? "" : await received.clone().text()]).toEqual([status, ""])
    return (await received.json()) as T
  }
  const refusal = async (response: Promise<Response>) => {
    const received = await response
    return [received.status, ((await received.json()) as { code: string }).code]
  }
  const firstStep = (login = "reimer") => read<SecondStep>(send({ login, password: personPassword }), 403)
  /** Adds a device; returns its secret and the recovery codes. The next code belongs to a later time step. */
  async function addDevice(person = anna): Promise<{ secret: string; codes: string[] }> {
    const { secret } = await read<DeviceKey>(person.call("POST", "/api/auth/second-factor/start"))
    const { recovery_codes } = await read<RecoveryCodes>(
      person.call("POST", "/api/auth/second-factor", { code: code(secret) }),
    )
    travel(minute)
    return { secret, codes: recovery_codes }
  }
  async function addKey(person = anna) {
    const authenticator = createAuthenticator(origin)
    const start = await read<PasskeyStart>(person.call("POST", "/api/auth/passkeys/start"))
    const passkey = authenticator.create(start.options as { challenge: string })
    const body = { ticket: start.ticket, name: "Laptop", passkey }
    const added = await read<PasskeyAdded>(person.call("POST", "/api/auth/passkeys", body), 201)
    return { authenticator, added, body }
  }

  it("requires a code of the device once it is set up, and accepts each code once", async () => {
    const { secret, codes } = await addDevice()
    expect(new Set(codes).size).toBe(10)
    const { code: reason, ticket, methods } = await firstStep()
    expect([reason, methods]).toEqual(["second_factor_required", ["code", "recovery_code"]])
    const used = code(secret)
    const { token } = await read<{ token: string }>(send({ ticket, code: used }))
    expect((await callWith(site, token)("POST", "/api/auth/me")).status).toBe(200)
    expect(await refusal(send({ ticket, code: used }))).toEqual([410, "ticket_expired"])
    const again = await firstStep()
    expect(await refusal(send({ ticket: again.ticket, code: used }))).toEqual([401, "wrong_code"])
    travel(30_000)
    await read(send({ ticket: again.ticket, code: code(secret) }))
    const stored = JSON.stringify([
      await site.app.db.selectFrom("admin").selectAll().execute(),
      await site.app.db.selectFrom("recovery_code").selectAll().execute(),
      await site.app.db.selectFrom("ticket").selectAll().execute(),
      await site.app.db.selectFrom("audit").selectAll().execute(),
    ])
    for (const hidden of [secret, ticket, again.ticket, ...codes]) expect(stored).not.toContain(hidden)
  })

  it("accepts each recovery code once, in any notation; a new device keeps the others valid", async () => {
    const { codes } = await addDevice()
    const [first = "", second = ""] = codes
    await read(send({ ticket: (await firstStep()).ticket, recovery_code: first.toLowerCase().replaceAll("-", " ") }))
    const reused = send({ ticket: (await firstStep()).ticket, recovery_code: first })
    expect(await refusal(reused)).toEqual([401, "wrong_code"])
    const { codes: more } = await addDevice()
    expect(more).toEqual([])
    const shown = await read<SecondFactor>(anna.call("GET", "/api/auth/second-factor"))
    expect(shown).toMatchObject({ recovery_codes: 9, required: false, passkeys_offered: true })
    const { recovery_codes } = await read<RecoveryCodes>(anna.call("POST", "/api/auth/second-factor/recovery-codes"))
    const { ticket } = await firstStep()
    expect(await refusal(send({ ticket, recovery_code: second }))).toEqual([401, "wrong_code"])
    await read(send({ ticket, recovery_code: recovery_codes[0] }))
  })

  it("resists guessing: five codes per ticket and address, while the person can still sign in elsewhere", async () => {
    const { secret } = await addDevice()
    const { ticket } = await firstStep()
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_one, index) => send({ ticket, code: String(100_000 + index) }, "198.51.100.1")),
    )
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5)
    expect(new Set(statuses)).toEqual(new Set([401, 410, 429].filter((status) => statuses.includes(status))))
    expect(await refusal(send({ ticket, code: code(secret) }, "198.51.100.2"))).toEqual([410, "ticket_expired"])
    const next = await firstStep()
    expect((await send({ ticket: next.ticket, code: code(secret) }, "198.51.100.1")).status).toBe(429)
    await read(send({ ticket: next.ticket, code: code(secret) }, "198.51.100.3"))
  })

  it("resists lock-out by somebody with the password: other tickets and wrong codes do not affect the owner's", async () => {
    const { secret } = await addDevice()
    const home = "203.0.113.7"
    await read(send({ ticket: (await firstStep()).ticket, code: code(secret) }, home))
    travel(minute)
    const mine = await firstStep()
    for (let address = 1; address <= 40; address++) {
      const { ticket } = await firstStep()
      await send({ ticket, code: "000000" }, `198.51.100.${address}`)
    }
    const late = await firstStep()
    expect((await send({ ticket: late.ticket, code: code(secret) }, "198.51.100.99")).status).toBe(429)
    await read(send({ ticket: mine.ticket, code: code(secret) }, home))
  })

  it("expires after five minutes, and accepts no ticket of another kind or person", async () => {
    const { secret } = await addDevice()
    const petra = await addPerson(site, "kolb", { roles: ["sales"] })
    const { secret: hers } = await addDevice(petra)
    const { ticket } = await firstStep("kolb")
    expect(await refusal(send({ ticket, code: code(secret) }))).toEqual([401, "wrong_code"])
    await read(send({ ticket, code: code(hers) }))
    const late = await firstStep()
    travel(5 * minute)
    expect(await refusal(send({ ticket: late.ticket, code: code(secret) }))).toEqual([410, "ticket_expired"])
    const started = await read<PasskeyStart>(site.request("/api/auth/passkey/start", { method: "POST" }))
    expect(await refusal(send({ ticket: started.ticket, code: code(secret) }))).toEqual([401, "wrong_code"])
    const acceptance = { ticket: (await firstStep()).ticket, password: "Verdichter-Rad-1997!" }
    expect(await refusal(site.request("/api/auth/accept", json("POST", acceptance)))).toEqual([410, "ticket_expired"])
  })

  it("rejects NUL in the id of a passkey or a session", async () => {
    const { ticket } = await read<PasskeyStart>(site.request("/api/auth/passkey/start", { method: "POST" }))
    expect(await refusal(send({ ticket, passkey: { id: "\0", response: {} } }))).toEqual([422, "invalid"])
    expect(await refusal(anna.call("DELETE", "/api/auth/sessions/%00"))).toEqual([404, "not_found"])
  })

  it("accepts a passkey as second step and alone, only with user verification and its own challenge", async () => {
    const { authenticator, added, body } = await addKey()
    expect(added.recovery_codes).toHaveLength(10)
    expect(await refusal(anna.call("POST", "/api/auth/passkeys", body))).toEqual([410, "ticket_expired"])
    const { ticket, passkey, methods } = await firstStep()
    expect(methods).toEqual(["passkey", "recovery_code"])
    const challenge = passkey ?? { challenge: "" }
    expect(await refusal(send({ ticket, passkey: authenticator.get(challenge, { isVerified: false }) }))).toEqual([
      401,
      "wrong_code",
    ])
    const response = authenticator.get(challenge)
    await read(send({ ticket, passkey: response }))
    const alone = await read<PasskeyStart>(site.request("/api/auth/passkey/start", { method: "POST" }))
    expect(await refusal(send({ ticket: alone.ticket, passkey: response }))).toEqual([401, "wrong_code"])
    const fresh = authenticator.get(alone.options as { challenge: string })
    const { token } = await read<{ token: string }>(send({ ticket: alone.ticket, passkey: fresh }))
    const me = (await (await callWith(site, token)("POST", "/api/auth/me")).json()) as { login: string }
    expect(me.login).toBe("reimer")
    const again = await read<PasskeyStart>(site.request("/api/auth/passkey/start", { method: "POST" }))
    expect(await refusal(send({ ticket: again.ticket, passkey: fresh }))).toEqual([401, "wrong_code"])
  })

  it("rejects a passkey of another person or site, or a removed one", async () => {
    const { authenticator, added } = await addKey()
    const petra = await addPerson(site, "kolb", { roles: ["sales"] })
    await addKey(petra)
    const hers = await firstStep("kolb")
    const foreign = authenticator.get(hers.passkey ?? { challenge: "" })
    expect(await refusal(send({ ticket: hers.ticket, passkey: foreign }))).toEqual([401, "wrong_code"])
    const elsewhere = createAuthenticator("http://elsewhere.example")
    const start = await read<PasskeyStart>(anna.call("POST", "/api/auth/passkeys/start"))
    const stranger = elsewhere.create(start.options as { challenge: string })
    const body = { ticket: start.ticket, name: "Phished", passkey: stranger }
    expect(await refusal(anna.call("POST", "/api/auth/passkeys", body))).toEqual([422, "invalid"])
    expect((await anna.call("DELETE", `/api/auth/passkeys/${added.passkey.id}`)).status).toBe(204)
    await read(send({ login: "reimer", password: personPassword }))
  })

  it("makes an account set up a second factor first, where the rule requires it", async () => {
    expect((await site.asOwner("PATCH", "/api/people", { second_factor: "everybody" })).status).toBe(200)
    expect(await refusal(anna.call("GET", "/api/service"))).toEqual([403, "second_factor_setup_required"])
    const me = (await (await anna.call("POST", "/api/auth/me")).json()) as { must_set_second_factor: boolean }
    expect(me.must_set_second_factor).toBe(true)
    await addDevice()
    expect((await anna.call("GET", "/api/service")).status).toBe(200)
    expect(await refusal(site.asOwner("GET", "/api/people"))).toEqual([403, "second_factor_setup_required"])
  })

  it("removes only the second factor when an owner takes a lost one away", async () => {
    await addDevice()
    expect((await site.asOwner("DELETE", `/api/people/${anna.id}/second-factor`)).status).toBe(204)
    expect((await anna.call("POST", "/api/auth/me")).status).toBe(401)
    await read(send({ login: "reimer", password: personPassword }))
  })
})
