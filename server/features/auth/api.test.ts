import { beforeAll, expect, it } from "vitest"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { humanCheckToken } from "#tests/harness/human-check.ts"
import { type TestSite, json, openTestSite, password } from "#tests/harness/test-site.ts"

onEnginesInTurn("/api/auth", (open) => {
  let site: TestSite
  let address = 10
  const post = (path: string, body: unknown, token?: string, from = `192.0.2.${address++}`) => {
    const init = json("POST", body)
    return site.request(
      path,
      { ...init, headers: { ...init.headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) } },
      from,
    )
  }
  const signIn = async (secret = password, login = "admin") => {
    const response = await post("/api/auth/login", {
      login,
      password: secret,
      captcha_token: await humanCheckToken(site),
    })
    return ((await response.json()) as { token: string }).token
  }
  const me = (token: string) => post("/api/auth/me", undefined, token)

  beforeAll(async () => {
    site = await openTestSite(open())
  })

  it("issues a new token each time and stores only its hash", async () => {
    const tokens = [await signIn(), await signIn()]
    expect(new Set(tokens).size).toBe(2)
    expect(await (await me(tokens[0] ?? "")).json()).toMatchObject({ login: "admin", must_change_password: false })
    const stored = JSON.stringify(await site.app.db.selectFrom("session").selectAll().execute())
    for (const token of tokens) expect(stored).not.toContain(token)
    const admin = await site.app.db.selectFrom("admin").select("password_hash").executeTakeFirstOrThrow()
    expect(admin.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u)
  })

  it("responds alike for an unknown login and a wrong password", async () => {
    const bodies = await Promise.all(
      [
        post("/api/auth/login", { login: "nobody", password }),
        post("/api/auth/login", { login: "admin", password: "wrong wrong wrong" }),
      ].map(async (asked) => {
        const response = await asked
        const { request_id: _id, ...body } = (await response.json()) as Record<string, unknown>
        return body
      }),
    )
    expect(bodies[0]).toEqual(bodies[1])
    expect(bodies[0]).toMatchObject({ status: 401, code: "wrong_password", title: "Login or password is wrong!" })
  })

  it("requires a human check after a failure, and locks out after five", async () => {
    await site.app.db.deleteFrom("rate_limit").execute()
    const from = "198.51.100.20"
    expect(
      (await post("/api/auth/login", { login: "admin", password: "wrong wrong wrong" }, undefined, from)).status,
    ).toBe(401)
    const asked = await post("/api/auth/login", { login: "admin", password }, undefined, from)
    expect(await asked.json()).toMatchObject({ status: 403, code: "captcha_required" })
    for (let failure = 2; failure <= 5; failure++)
      expect(
        (
          await post(
            "/api/auth/login",
            { login: "admin", password: "wrong wrong wrong", captcha_token: await humanCheckToken(site) },
            undefined,
            from,
          )
        ).status,
      ).toBe(401)
    expect(
      (
        await post(
          "/api/auth/login",
          { login: "admin", password, captcha_token: await humanCheckToken(site) },
          undefined,
          from,
        )
      ).status,
    ).toBe(429)
    const elsewhere = async () =>
      (await post("/api/auth/login", { login: "admin", password, captcha_token: await humanCheckToken(site) })).status
    expect(await elsewhere()).toBe(429)
    site.time.now = new Date(site.time.now.getTime() + 2_000)
    expect(await elsewhere()).toBe(200)
    site.time.now = new Date(site.time.now.getTime() + 20 * 60_000)
  })

  it("rejects values of other types", async () => {
    for (const body of [
      { login: { $gt: "" }, password: [] },
      { login: 1, password: 2 },
      null,
      [],
      {},
      { login: "admin" },
    ])
      expect((await post("/api/auth/login", body)).status).toBe(422)
    expect(
      (
        await site.request("/api/auth/login", {
          method: "POST",
          body: "{",
          headers: { "Content-Type": "application/json" },
        })
      ).status,
    ).toBe(400)
  })

  it("ends a session at log-out, after 30 idle minutes and after 8 hours", async () => {
    const out = await signIn()
    expect((await post("/api/auth/logout", undefined, out)).status).toBe(204)
    expect((await me(out)).status).toBe(401)
    const start = site.time.now.getTime()
    const idle = await signIn()
    const busy = await signIn()
    for (let minute = 10; minute <= 470; minute += 10) {
      site.time.now = new Date(start + minute * 60_000)
      expect((await me(busy)).status).toBe(200)
    }
    expect((await me(idle)).status).toBe(401)
    site.time.now = new Date(start + 481 * 60_000)
    expect((await me(busy)).status).toBe(401)
  })

  it("changes the login with a fresh sign-in or the password, and ends the other sessions", async () => {
    const other = await signIn()
    const own = await signIn()
    const change = (body: unknown) =>
      site.request("/api/auth/login", {
        ...json("PATCH", body),
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${own}` },
      })
    site.time.now = new Date(site.time.now.getTime() + 16 * 60_000)
    expect(await (await change({ login: "chef" })).json()).toMatchObject({ status: 403, code: "password_required" })
    expect(await (await change({ login: "chef", password: "wrong" })).json()).toMatchObject({
      code: "wrong_old_password",
    })
    expect(await (await change({ login: "chef", password })).json()).toEqual({ login: "chef" })
    expect((await me(other)).status).toBe(401)
    expect((await me(own)).status).toBe(200)
    expect((await change({ login: "admin", password })).status).toBe(200)
  })

  it("changes the e-mail address with a fresh sign-in, everything else of the profile at any time", async () => {
    const own = await signIn()
    const change = async (body: unknown) => {
      const response = await site.request("/api/auth/profile", {
        ...json("PATCH", body),
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${own}` },
      })
      return (await response.json()) as Record<string, unknown>
    }
    expect(await change({ email: "first@turbine.example" })).toMatchObject({ email: "first@turbine.example" })
    site.time.now = new Date(site.time.now.getTime() + 16 * 60_000)
    const unchanged = { name: "Anna Reimer", email: "first@turbine.example" }
    expect(await change(unchanged)).toMatchObject(unchanged)
    for (const email of ["thief@turbine.example", ""])
      expect(await change({ name: "Other", email })).toMatchObject({ status: 403, code: "password_required" })
    expect(await change({})).toMatchObject(unchanged)
    expect((await post("/api/auth/confirm", { password }, own)).status).toBe(204)
    expect(await change({ name: "", email: "" })).toMatchObject({ name: "", email: "" })
  })

  it("changes the password by the old one and ends every session", async () => {
    const token = await signIn()
    const change = (body: unknown) =>
      site.request("/api/auth/password", {
        ...json("PATCH", body),
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      })
    expect(await (await change({ old_password: "wrong", password: "Ein neues Passwort" })).json()).toMatchObject({
      status: 403,
      code: "wrong_old_password",
    })
    for (const [weak, code] of [
      ["short", "password_too_short"],
      ["aaaaaaaaaaaa", "password_too_common"],
      ["adminadmin12", "password_too_common"],
      [password, "password_unchanged"],
    ])
      expect(await (await change({ old_password: password, password: weak })).json()).toMatchObject({
        status: 422,
        errors: [{ path: "password", code }],
      })
    expect((await change({ old_password: password, password: "Läufer dreht leise 33" })).status).toBe(204)
    expect((await me(token)).status).toBe(401)
    expect((await me(await signIn("Läufer dreht leise 33"))).status).toBe(200)
  })

  it("lets an account with a first password only change it", async () => {
    await site.app.db.updateTable("admin").set({ must_change_password: 1 }).execute()
    const token = await signIn("Läufer dreht leise 33")
    const list = await site.request("/api/service", { headers: { Authorization: `Bearer ${token}` } })
    expect(await list.json()).toMatchObject({ status: 403, code: "password_change_required" })
    expect(await (await me(token)).json()).toMatchObject({ must_change_password: true })
    await site.app.db.updateTable("admin").set({ must_change_password: 0 }).execute()
  })

  it("accepts the token from the Authorization header only", async () => {
    const token = await signIn("Läufer dreht leise 33")
    for (const [path, headers] of [
      [`/api/auth/me?access_token=${token}`, {}],
      ["/api/auth/me", { Cookie: `access_token=${token}` }],
      ["/api/auth/me", { Authorization: `Basic ${token}` }],
      ["/api/auth/me", { Authorization: token }],
    ] as const)
      expect((await site.request(path, { method: "POST", headers })).status).toBe(401)
  })
})
