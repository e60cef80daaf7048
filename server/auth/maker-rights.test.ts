import { beforeAll, expect, it } from "vitest"
import type { NewAccessKey } from "#contract/access-key.ts"
import type { Invited } from "#contract/people.ts"
import type { NewShare, Plan, Publication } from "#contract/publishing.ts"
import type { Service } from "#contract/service.ts"
import { carryOutPlans } from "#server/features/publishing/commands/carry-out-plans.ts"
import { withPreview } from "#server/features/publishing/preview.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { type TestPerson, addPerson, callWith, ticketOfLink } from "#tests/harness/people.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, json, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("what acts later", (open) => {
  let site: TestSite
  let count = 0

  beforeAll(async () => {
    site = await openTestSite(open())
  })

  const addService = async () => {
    const form = imageForm("images", await picture(), { title_de: "Auswuchten" })
    return (await (await site.asOwner("POST", "/api/service", form)).json()) as Service
  }
  const read = async ({ id }: Service) => (await (await site.asOwner("GET", `/api/service/${id}`)).json()) as Service
  const publicationOf = async ({ id }: Service) =>
    (await (await site.asOwner("GET", `/api/draft/service/${id}`)).json()) as Publication
  const save = (person: Pick<TestPerson, "call">, { id }: Service, patch: object) =>
    person.call("PUT", `/api/draft/service/${id}`, { patch, based_on: 1 })
  const inAMinute = () => new Date(site.time.now.getTime() + 60_000).toISOString()
  const plan = (person: Pick<TestPerson, "call">, { id }: Service, more: object = {}) =>
    person.call("POST", "/api/plan", { kind: "service", id, at: inAMinute(), act: "publish", ...more })
  const passMinute = async () => {
    site.time.now = new Date(inAMinute())
    await carryOutPlans(site.app)
  }
  const makeKey = async (person: TestPerson, abilities: string[]) => {
    const made = await person.call("POST", "/api/token", { name: "ERP", abilities, days: null })
    return callWith(site, ((await made.json()) as NewAccessKey).secret)
  }

  /** What a person made acts later; returns whether it still does. */
  const acts: Record<string, (maker: TestPerson) => Promise<() => Promise<boolean>>> = {
    "a plan to publish": async (maker) => {
      const service = await addService()
      await save(maker, service, { title_de: "Wuchten" })
      expect((await plan(maker, service)).status).toBe(201)
      return async () => {
        await passMinute()
        return (await read(service)).title_de === "Wuchten"
      }
    },
    "a plan to hide": async (maker) => {
      const service = await addService()
      expect((await plan(maker, service, { act: "hide" })).status).toBe(201)
      return async () => {
        await passMinute()
        return (await publicationOf(service)).hidden === "all"
      }
    },
    "a plan of an access key": async (maker) => {
      const service = await addService()
      const call = await makeKey(maker, ["content.read", "content.draft", "content.publish"])
      await save({ call }, service, { title_de: "Wuchten" })
      expect((await plan({ call }, service)).status).toBe(201)
      return async () => {
        await passMinute()
        return (await read(service)).title_de === "Wuchten"
      }
    },
    "an access key": async (maker) => {
      const call = await makeKey(maker, ["content.draft"])
      const service = await addService()
      return async () => (await save({ call }, service, { title_de: "Wuchten" })).status === 200
    },
    "a link to a draft": async (maker) => {
      const service = await addService()
      await save(maker, service, { title_de: "Wuchten" })
      const made = await maker.call("POST", "/api/share", { kind: "service", id: service.id, days: 7 })
      const url = ((await made.json()) as NewShare).urls.de ?? ""
      const token = new URL(url).searchParams.get("preview") ?? ""
      return () => withPreview(site.app, token, async (preview) => preview !== null)
    },
    "an invitation": async (maker) => {
      const body = { name: "Anna", login: `anna-${++count}`, roles: ["owner"] }
      const ticket = ticketOfLink((await (await maker.call("POST", "/api/people", body)).json()) as Invited)
      return async () => (await site.request("/api/auth/ticket", json("POST", { ticket }))).status === 200
    },
    "a link to somebody's new password": async (maker) => {
      const other = await addPerson(site, `other-${++count}`, { roles: ["owner"] })
      const made = await maker.call("POST", `/api/people/${other.id}/reset`, {})
      const ticket = ticketOfLink((await made.json()) as Invited)
      return async () => (await site.request("/api/auth/ticket", json("POST", { ticket }))).status === 200
    },
  }
  /** What happens to the person meanwhile, and whether their things still act. */
  const changes: [string, boolean, (maker: TestPerson) => Promise<unknown>][] = [
    ["nothing", true, async () => undefined],
    ["demoted", false, ({ id }) => site.asOwner("PATCH", `/api/people/${id}`, { roles: ["sales"] })],
    ["disabled", false, ({ id }) => site.asOwner("DELETE", `/api/people/${id}`)],
    ["deleted", false, ({ id }) => site.app.db.deleteFrom("admin").where("id", "=", id).execute()],
  ]
  for (const [act, make] of Object.entries(acts))
    it.each(changes)(`${act} of a person who is %s`, async (_name, isAllowed, change) => {
      const maker = await addPerson(site, `maker-${++count}`, { roles: ["owner"] })
      const happens = await make(maker)
      await change(maker)
      expect(await happens()).toBe(isAllowed)
    })

  it("is a plan that waits, and runs once somebody who may publish confirms it", async () => {
    const maker = await addPerson(site, `maker-${++count}`, { roles: ["editor"] })
    const service = await addService()
    await save(maker, service, { title_de: "Wuchten" })
    await plan(maker, service)
    await site.asOwner("DELETE", `/api/people/${maker.id}`)
    await passMinute()
    const { plans } = await publicationOf(service)
    expect(plans).toMatchObject([{ state: "waiting", reason: "forbidden" }])
    const path = `/api/plan/${plans[0]?.plan}/confirm`
    const sales = await addPerson(site, `sales-${++count}`, { roles: ["sales"] })
    expect((await sales.call("POST", path)).status).toBe(403)
    expect((await site.asOwner("POST", path, undefined, { "If-Match": '"1"' })).status).toBe(412)
    expect((await site.asOwner("POST", path)).status).toBe(200)
    await carryOutPlans(site.app)
    expect((await read(service)).title_de).toBe("Wuchten")
    expect((await site.asOwner("POST", path)).status).toBe(404)
  })

  it("is no plan of an access key that has ended", async () => {
    const service = await addService()
    const body = { name: "ERP", abilities: ["content.draft", "content.publish"], days: null }
    const { secret, key } = (await (await site.asOwner("POST", "/api/token", body)).json()) as NewAccessKey
    const call = callWith(site, secret)
    await save({ call }, service, { title_de: "Wuchten" })
    await plan({ call }, service)
    await site.asOwner("DELETE", `/api/token/${key.id}`)
    await passMinute()
    expect((await publicationOf(service)).plans).toMatchObject([{ state: "waiting", reason: "forbidden" }])
  })

  it("publishes nothing that somebody saved who may not publish, until it is confirmed", async () => {
    const owner = { call: (method: string, path: string, body?: unknown) => site.asOwner(method, path, body) }
    const translator = await addPerson(site, `translator-${++count}`, { roles: ["translator"], languages: ["ru"] })
    const service = await addService()
    await save(owner, service, { title_de: "Wuchten", title_ru: "Балансировка" })
    await plan(owner, service, { languages: ["ru"] })
    const german = ((await (await plan(owner, service, { languages: ["de"] })).json()) as Plan[]).at(-1)
    const states = async () =>
      (await publicationOf(service)).plans.map(({ languages, reason }) => [...languages, reason])
    await save(translator, service, { title_de: "Wuchten", title_ru: "Чужое" })
    expect(await states()).toEqual([
      ["ru", "draft_changed"],
      ["de", ""],
    ])
    expect((await site.asOwner("GET", "/api/plan")).status).toBe(200)
    await save(owner, service, { title_de: "Wuchten!", title_ru: "Чужое" })
    expect((await states())[0]).toEqual(["ru", "draft_changed"])
    await passMinute()
    expect(await read(service)).toMatchObject({ title_de: "Wuchten!", title_ru: "" })
    expect((await publicationOf(service)).plans.map(({ plan: id }) => id)).not.toContain(german?.plan)
    const [waiting] = (await publicationOf(service)).plans
    await site.asOwner("POST", `/api/plan/${waiting?.plan}/confirm`)
    await carryOutPlans(site.app)
    expect((await read(service)).title_ru).toBe("Чужое")
  })
})
