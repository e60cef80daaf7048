import { beforeEach, expect, it, onTestFinished } from "vitest"
import type { AccessKey, NewAccessKey } from "#contract/access-key.ts"
import type { Session, TicketHolder } from "#contract/auth.ts"
import type { Invited, Members, TicketLink } from "#contract/people.ts"
import { sweepOnce } from "#tests/harness/sweep-once.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { insertGroup } from "#tests/harness/insert-group.ts"
import { addPerson, callWith, personPassword, ticketOfLink } from "#tests/harness/people.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, json, openTestSite, password } from "#tests/harness/test-site.ts"

const day = 86_400_000

onEnginesInTurn("people", (open) => {
  let site: TestSite
  beforeEach(async () => {
    const opened = open()
    for (const table of ["admin", "audit", "session", "rate_limit", "ticket", "rule"] as const)
      await opened.db.deleteFrom(table).execute()
    site = await openTestSite(opened)
  })

  const travel = (ms: number) => (site.time.now = new Date(site.time.now.getTime() + ms))
  const post = (path: string, body: unknown) => site.request(path, json("POST", body))
  const read = async <T>(response: Promise<Response>): Promise<T> => (await (await response).json()) as T
  const refusal = async (response: Promise<Response>) => {
    const received = await response
    return [received.status, ((await received.json()) as { code: string }).code]
  }
  const list = () => read<Members>(site.asOwner("GET", "/api/people"))
  const signIn = (login: string, secret = personPassword) => post("/api/auth/login", { login, password: secret })
  const invite = (login: string, more: object = {}) =>
    site.asOwner("POST", "/api/people", { name: "Claire Dumont", login, roles: ["translator"], ...more })

  it("have one login in any case, and one address in any spelling of its domain", async () => {
    const first = await addPerson(site, "Grünewald", { roles: ["editor"], email: "g@bücher.example" })
    for (const login of ["Grünewald", "grünewald", "GRÜNEWALD", "Grünewald".normalize("NFD")])
      expect([login, (await signIn(login)).status]).toEqual([login, 200])
    const taken = async (response: Promise<Response>) =>
      ((await (await response).json()) as { errors?: { path: string; code: string }[] }).errors
    expect(await taken(invite("grünewald"))).toMatchObject([{ path: "login", code: "duplicate" }])
    const email = "G@xn--bcher-kva.example"
    expect(await taken(invite("other", { email }))).toMatchObject([{ path: "email", code: "duplicate" }])
    const second = await addPerson(site, "second", { roles: ["editor"] })
    for (const change of [{ login: "GRÜNEWALD" }, { email }]) {
      const [path] = Object.keys(change)
      expect(await taken(site.asOwner("PATCH", `/api/people/${second.id}`, change))).toMatchObject([{ path }])
    }
    expect(await taken(second.call("PATCH", "/api/auth/profile", { email }))).toMatchObject([{ path: "email" }])
    expect(await taken(second.call("PATCH", "/api/auth/login", { login: "GRÜNEWALD" }))).toMatchObject([
      { path: "login" },
    ])
    expect((await site.asOwner("PATCH", `/api/people/${first.id}`, { login: "GRÜNEWALD" })).status).toBe(200)
  })

  it("are invited by a link that is valid once and for a week, and not stored", async () => {
    const { person, url, expires_at, mailed } = await read<Invited>(invite("dumont", { languages: ["en"] }))
    expect(url).toMatch(/^http:\/\/\S+\/controller\/invite#[\w-]{43}$/u)
    expect([person.state, person.invited_until, mailed]).toEqual(["invited", expires_at, false])
    expect(Date.parse(expires_at) - site.time.now.getTime()).toBe(7 * day)
    expect((await signIn("dumont", "")).status).toBe(422)
    expect(await refusal(signIn("dumont", "anything at all"))).toEqual([401, "wrong_password"])
    const ticket = ticketOfLink({ url })
    const holder = await read<TicketHolder>(post("/api/auth/ticket", { ticket }))
    expect(holder).toMatchObject({ kind: "invite", login: "dumont", name: "Claire Dumont" })
    expect(await refusal(post("/api/auth/accept", { ticket, password: "dumont dumont" }))).toEqual([422, "invalid"])
    const twice = [0, 1].map(() => post("/api/auth/accept", { ticket, password: personPassword }))
    expect((await Promise.all(twice)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
    await site.app.db.deleteFrom("rate_limit").execute()
    expect((await signIn("dumont")).status).toBe(200)
    const stored = JSON.stringify(await site.app.db.selectFrom("audit").selectAll().execute())
    expect(stored).not.toContain(ticket)
    const { url: late } = await read<Invited>(invite("spaet"))
    travel(7 * day)
    const holderOfLate = post("/api/auth/ticket", { ticket: ticketOfLink({ url: late }) })
    expect(await refusal(holderOfLate)).toEqual([410, "ticket_expired"])
  })

  it("leave no trace of a change without effect", async () => {
    const { person } = await read<Invited>(invite("dumont", { languages: ["en"], roles: ["translator", "translator"] }))
    expect(person.roles).toEqual(["translator"])
    const entries = () => site.app.db.selectFrom("audit").selectAll().execute()
    const before = await entries()
    for (const patch of [{}, { name: person.name, languages: ["en"], disabled: false }])
      expect((await site.asOwner("PATCH", `/api/people/${person.id}`, patch)).status).toBe(200)
    expect(await entries()).toEqual(before)
  })

  it("get a new link, which invalidates the old one, and an invitation can be withdrawn", async () => {
    const { person, url } = await read<Invited>(invite("dumont"))
    const next = await read<TicketLink>(site.asOwner("POST", `/api/people/${person.id}/invite`, {}))
    expect(await refusal(post("/api/auth/ticket", { ticket: ticketOfLink({ url }) }))).toEqual([410, "ticket_expired"])
    expect(await refusal(site.asOwner("POST", `/api/people/${person.id}/reset`, {}))).toEqual([409, "conflict"])
    expect((await site.asOwner("DELETE", `/api/people/${person.id}`)).status).toBe(204)
    expect(await refusal(post("/api/auth/ticket", { ticket: ticketOfLink(next) }))).toEqual([410, "ticket_expired"])
    expect((await list()).items.map(({ login }) => login)).toEqual(["admin"])
    expect((await invite("dumont")).status).toBe(201)
  })

  it("choose a new password by an owner's link, which ends every session", async () => {
    const anna = await addPerson(site, "reimer", { roles: ["editor"] })
    const link = await read<TicketLink>(site.asOwner("POST", `/api/people/${anna.id}/reset`, {}))
    expect(link.url).toContain("/controller/reset#")
    const body = { ticket: ticketOfLink(link), password: "Verdichter-Rad-1997!" }
    expect((await post("/api/auth/accept", body)).status).toBe(200)
    expect((await anna.call("POST", "/api/auth/me")).status).toBe(401)
    expect((await signIn("reimer", "Verdichter-Rad-1997!")).status).toBe(200)
  })

  it("have unique logins and addresses, ignoring case in the address", async () => {
    await invite("dumont", { email: "Claire@Example.com" })
    for (const [more, path] of [
      [{ login: "dumont", email: "other@example.com" }, "login"],
      [{ login: "other", email: "claire@example.COM" }, "email"],
    ] as const) {
      const { errors } = await read<{ errors: unknown }>(invite(more.login, more))
      expect(errors).toMatchObject([{ path, code: "duplicate" }])
    }
    expect((await invite("without-address")).status).toBe(201)
    expect((await invite("without-too")).status).toBe(201)
  })

  it("lose access with the next request once disabled, and keep their names", async () => {
    const anna = await addPerson(site, "reimer", { roles: ["editor"], email: "anna@example.com" })
    const service = await anna.call("POST", "/api/category", { name: "Prüfung", lang: "DE" })
    const { id } = (await service.json()) as { id: number }
    await anna.call("PATCH", `/api/category/${id}`, { name: "Wartung" })
    expect((await site.asOwner("DELETE", `/api/people/${anna.id}`)).status).toBe(204)
    expect((await anna.call("GET", "/api/service")).status).toBe(401)
    expect(await refusal(signIn("reimer"))).toEqual([401, "wrong_password"])
    const [version] = await read<{ replaced_by: string }[]>(site.asOwner("GET", `/api/history/category/${id}`))
    expect(version?.replaced_by).toBe("Name of reimer")
    const enabled = await site.asOwner("PATCH", `/api/people/${anna.id}`, { disabled: false })
    expect(await enabled.json()).toMatchObject({ state: "active" })
    await site.app.db.deleteFrom("rate_limit").execute()
    expect((await signIn("reimer")).status).toBe(200)
    await site.asOwner("DELETE", `/api/people/${anna.id}`)
    travel(31 * day)
    await sweepOnce(site.app)
    const stored = await site.app.db.selectFrom("admin").select(["email", "name"]).where("id", "=", anna.id).execute()
    expect(stored).toEqual([{ email: "", name: "Name of reimer" }])
  })

  it("lose an ability with the next request", async () => {
    const anna = await addPerson(site, "reimer", { roles: ["editor"] })
    expect((await anna.call("POST", "/api/category", { name: "Eins", lang: "DE" })).status).toBe(201)
    await site.asOwner("PATCH", `/api/people/${anna.id}`, { roles: ["sales"] })
    expect(await refusal(anna.call("POST", "/api/category", { name: "Zwei", lang: "DE" }))).toEqual([403, "forbidden"])
    expect((await anna.call("GET", "/api/request")).status).toBe(200)
  })

  it("always have an owner: the last cannot be removed, and of two concurrent demotions one fails", async () => {
    const { items } = await list()
    const own = items[0]?.id ?? 0
    const path = `/api/people/${own}`
    expect(await refusal(site.asOwner("PATCH", path, { roles: ["editor"] }))).toEqual([409, "last_owner"])
    expect(await refusal(site.asOwner("DELETE", path))).toEqual([409, "last_owner"])
    await invite("waiting", { roles: ["owner"] })
    expect(await refusal(site.asOwner("DELETE", path))).toEqual([409, "last_owner"])
    const other = await addPerson(site, "second", { roles: ["owner"] })
    const demotions = [
      site.asOwner("PATCH", `/api/people/${other.id}`, { roles: ["editor"] }),
      other.call("PATCH", path, { roles: ["editor"] }),
    ]
    const statuses = (await Promise.all(demotions)).map(({ status }) => status).toSorted((a, b) => a - b)
    expect([
      [200, 403],
      [200, 409],
    ]).toContainEqual(statuses)
    const owners = (await site.app.db.selectFrom("admin").select(["login", "roles"]).execute()).filter(
      ({ login, roles }) => login !== "waiting" && roles.includes("owner"),
    )
    expect(owners).toHaveLength(1)
  })

  it("translate the descriptions of parts into their own languages only", async () => {
    const group = await insertGroup(site.app.db)
    const made = await site.asOwner("POST", `/api/spare/${group}/part`, { partnumber: "L31742P02" })
    const { id } = (await made.json()) as { id: number }
    const svetlana = await addPerson(site, "orlova", { roles: ["translator"], languages: ["ru"] })
    const part = `/api/spare/${group}/part/${id}`
    expect((await svetlana.call("PATCH", part, { description_ru: "Форсунка" })).status).toBe(200)
    expect((await svetlana.call("PATCH", "/api/part", { parts: [{ id, description_ru: "Сопло" }] })).status).toBe(200)
    for (const fields of [{ description_de: "Düse" }, { quantity: 3 }, { description_ru: "x", partnumber: "Y" }]) {
      expect(await refusal(svetlana.call("PATCH", part, fields))).toEqual([403, "forbidden"])
      const block = { parts: [{ id, ...fields }] }
      expect(await refusal(svetlana.call("PATCH", "/api/part", block))).toEqual([403, "forbidden"])
    }
    expect(await refusal(svetlana.call("DELETE", part))).toEqual([403, "forbidden"])
    expect((await svetlana.call("GET", "/api/service")).status).toBe(200)
    const stored = await site.app.db.selectFrom("part").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ description_ru: "Сопло", description_de: "", partnumber: "L31742P02" })
  })

  it("see in the trash only what they may restore", async () => {
    const petra = await addPerson(site, "kolb", { roles: ["sales"] })
    const { id } = (await (await site.asOwner("POST", "/api/category", { name: "Eins", lang: "DE" })).json()) as {
      id: number
    }
    await site.asOwner("DELETE", `/api/category/${id}`)
    expect(await read(petra.call("GET", "/api/trash"))).toEqual([])
    expect(await refusal(petra.call("POST", `/api/trash/category-${id}/restore`))).toEqual([403, "forbidden"])
    const many = petra.call("POST", "/api/trash/restore", { ids: [`category-${id}`] })
    expect(await refusal(many)).toEqual([403, "forbidden"])
  })

  it("see their sessions and can end them; a changed login ends only that person's other sessions", async () => {
    const anna = await addPerson(site, "reimer", { roles: ["editor"] })
    const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    travel(1_000)
    const init = json("POST", { login: "reimer", password: personPassword })
    await site.request(
      "/api/auth/login",
      { ...init, headers: { ...init.headers, "User-Agent": firefox } },
      "91.12.44.7",
    )
    const sessions = await read<Session[]>(anna.call("GET", "/api/auth/sessions"))
    expect(sessions).toMatchObject([
      { browser: "Firefox", system: "Linux", address: "91.12.44.…", current: false, method: "password" },
      { current: true },
    ])
    expect(JSON.stringify(sessions)).not.toContain("token")
    expect((await anna.call("DELETE", `/api/auth/sessions/${sessions[0]?.id}`)).status).toBe(204)
    expect((await anna.call("DELETE", `/api/auth/sessions/${sessions[0]?.id}`)).status).toBe(404)
    await signIn("reimer")
    expect((await anna.call("PATCH", "/api/auth/login", { login: "anna" })).status).toBe(200)
    expect(await read<Session[]>(anna.call("GET", "/api/auth/sessions"))).toHaveLength(1)
    const sessionsOfAnna = async () => {
      const { items } = await read<Members>(site.asOwner("GET", "/api/people"))
      return items.find(({ login }) => login === "anna")?.sessions
    }
    expect(await sessionsOfAnna()).toBe(1)
    for (let minutes = 0; minutes < 40; minutes += 20) {
      travel(20 * 60_000)
      expect((await site.asOwner("GET", "/api/people")).status).toBe(200)
    }
    expect(await sessionsOfAnna()).toBe(0)
  })

  it("are indistinguishable from unknown logins when a new password is requested", async () => {
    await addPerson(site, "reimer", { roles: ["editor"], email: "anna@example.com" })
    for (const login of ["reimer", "nobody", "admin"]) {
      const response = await post("/api/auth/reset", { login })
      expect([response.status, await response.text()]).toEqual([204, ""])
    }
  })
})

onEnginesInTurn("access keys", (open) => {
  let site: TestSite
  beforeEach(async () => {
    const opened = open()
    for (const table of ["admin", "audit", "session", "rate_limit", "access_key"] as const)
      await opened.db.deleteFrom(table).execute()
    site = await openTestSite(opened)
  })

  const travel = (ms: number) => (site.time.now = new Date(site.time.now.getTime() + ms))
  const make = async (fields: object = {}) => {
    const body = { name: "ERP", abilities: ["content.read", "parts.edit"], days: 90, ...fields }
    const response = await site.asOwner("POST", "/api/token", body)
    return (await response.json()) as NewAccessKey
  }
  const list = async () => (await (await site.asOwner("GET", "/api/token")).json()) as AccessKey[]
  const statusWith = async (secret: string, method = "GET", path = "/api/service", body?: unknown) =>
    (await callWith(site, secret)(method, path, body)).status

  it("act within their abilities until they expire, under their own name", async () => {
    const { key, secret } = await make({ abilities: ["content.read", "content.publish"] })
    expect(secret).toMatch(/^tbs_[\w-]{43}$/u)
    expect(key).toMatchObject({ name: "ERP", last_four: secret.slice(-4), made_by: "admin", used_at: null })
    const created = await callWith(site, secret)("POST", "/api/category", { name: "Eins", lang: "DE" })
    const { id } = (await created.json()) as { id: number }
    await callWith(site, secret)("PATCH", `/api/category/${id}`, { name: "Zwei" })
    const history = (await (await site.asOwner("GET", `/api/history/category/${id}`)).json()) as {
      replaced_by: string
    }[]
    expect(history[0]?.replaced_by).toBe("ERP")
    expect(await statusWith(secret, "GET", "/api/request")).toBe(403)
    expect(await statusWith(secret, "POST", "/api/auth/me")).toBe(403)
    expect(await statusWith(`${secret.slice(0, -1)}${secret.endsWith("A") ? "B" : "A"}`)).toBe(401)
    expect(JSON.stringify(await site.app.db.selectFrom("access_key").selectAll().execute())).not.toContain(secret)
    expect((await list())[0]?.used_at).toBe(site.time.now.toISOString())
    travel(90 * day - 1)
    expect(await statusWith(secret)).toBe(200)
    travel(1)
    expect(await statusWith(secret)).toBe(401)
  })

  it("get a new secret, and the old one stays valid for a week", async () => {
    const { key, secret } = await make()
    travel(60_000)
    const renewed = await site.asOwner("POST", `/api/token/${key.id}/renew`)
    const { secret: next } = (await renewed.json()) as NewAccessKey
    expect([await statusWith(secret), await statusWith(next)]).toEqual([200, 200])
    travel(7 * day)
    expect([await statusWith(secret), await statusWith(next)]).toEqual([401, 200])
  })

  it("lose the abilities their maker loses, and end at once when revoked", async () => {
    const other = await addPerson(site, "second", { roles: ["owner"] })
    const body = { name: "ERP", abilities: ["content.read", "inquiries.read"], days: null }
    const { key, secret } = (await (await other.call("POST", "/api/token", body)).json()) as NewAccessKey
    expect(await statusWith(secret, "GET", "/api/request")).toBe(200)
    await site.asOwner("PATCH", `/api/people/${other.id}`, { roles: ["editor"] })
    expect([await statusWith(secret, "GET", "/api/request"), await statusWith(secret)]).toEqual([403, 200])
    await site.asOwner("DELETE", `/api/people/${other.id}`)
    expect(await statusWith(secret)).toBe(403)
    expect((await site.asOwner("DELETE", `/api/token/${key.id}`)).status).toBe(204)
    expect(await statusWith(secret)).toBe(401)
  })

  it("have the languages their maker has left, and nothing while the maker lacks a required second factor", async () => {
    const other = await addPerson(site, "second", { roles: ["owner"] })
    const body = { name: "Sync", abilities: ["content.read", "content.translate"], days: null }
    const { secret } = (await (await other.call("POST", "/api/token", body)).json()) as NewAccessKey
    const form = imageForm("images", await picture(), { title_de: "Wuchten" })
    const { id } = (await (await site.asOwner("POST", "/api/service", form)).json()) as { id: number }
    const draft = async (patch: object) =>
      (await callWith(site, secret)("PUT", `/api/draft/service/${id}`, { patch, based_on: 1 })).status
    expect(await draft({ title_ru: "Балансировка" })).toBe(200)
    await site.asOwner("PATCH", `/api/people/${other.id}`, { roles: ["translator"], languages: ["en"] })
    expect([
      await draft({ title_ru: "Другое" }),
      await draft({ title_ru: "Балансировка", title_en: "Balancing" }),
    ]).toEqual([403, 200])
    expect((await site.asOwner("PATCH", "/api/people", { second_factor: "everybody" })).status).toBe(200)
    expect(await statusWith(secret)).toBe(403)
    expect((await site.asOwner("PATCH", "/api/settings", {})).status).toBe(403)
    expect((await site.asOwner("PATCH", "/api/people", { second_factor: "off" })).status).toBe(200)
    expect(await statusWith(secret)).toBe(200)
  })

  it("change no inquiries that they may not read", async () => {
    const blind = { name: "Desk", abilities: ["inquiries.edit"], days: 90 }
    const refused = await site.asOwner("POST", "/api/token", blind)
    expect(await refused.json()).toMatchObject({ errors: [{ path: "abilities", code: "needs_read" }] })
    const both = { ...blind, abilities: ["inquiries.read", "inquiries.edit"] }
    const { key, secret } = (await (await site.asOwner("POST", "/api/token", both)).json()) as NewAccessKey
    const record = async () => (await callWith(site, secret)("POST", "/api/request/desk", { name: "Frau Kim" })).status
    expect(await record()).toBe(201)
    // Made before this was checked.
    const abilities = JSON.stringify(["inquiries.edit"])
    await site.app.db.updateTable("access_key").set({ abilities }).where("id", "=", key.id).execute()
    expect(await record()).toBe(403)
  })

  it("cannot use routes for people, and are limited to 600 calls a minute", async () => {
    expect(
      (await site.asOwner("POST", "/api/token", { name: "x", abilities: ["people.manage"], days: 90 })).status,
    ).toBe(422)
    expect((await site.asOwner("POST", "/api/token", { name: "x", abilities: ["demand.read"], days: 7 })).status).toBe(
      422,
    )
    const { secret } = await make()
    const statuses = new Set<number>()
    for (let call = 0; call < 601; call++) statuses.add(await statusWith(secret, "GET", "/api/auth/methods"))
    expect(statuses).toEqual(new Set([200, 429]))
  })

  it("survive a changed password and login of their maker", async () => {
    const { secret } = await make()
    const changed = { old_password: password, password: personPassword }
    expect((await site.asOwner("PATCH", "/api/auth/password", changed)).status).toBe(204)
    onTestFinished(async () => void (await site.app.db.deleteFrom("admin").execute()))
    expect(await statusWith(secret)).toBe(200)
  })
})
