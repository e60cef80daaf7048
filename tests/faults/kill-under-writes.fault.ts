import { expect, it } from "vitest"
import { checkDatabase, expectNothingHalf } from "./check-database.ts"
import { type FaultSite, demoData, killsInAll, maxKills, signIn, startFaultSite } from "./fault-site.ts"
import { type Work, killAmid } from "./strike.ts"

const kills = Math.ceil(killsInAll / 2)
const pdf = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n"

/** What the site has acknowledged; anything else may or may not exist. */
interface Acknowledged {
  title: number
  tried: number
  references: Set<string>
  parts: Map<number, string>
  removed: Set<number>
  applications: Set<number>
}

const works = (site: FaultSite, known: Acknowledged, round: number): Work[] => {
  const json = async <T>(response: Response | null) => (response?.ok ? ((await response.json()) as T) : null)
  return [
    async () => {
      const next = ++known.tried
      const response = await site.call("PATCH", "/api/service/1", { title_en: `Title ${next}` })
      if (response?.status === 200) known.title = next
      return response
    },
    async (n: number) => {
      const inquiry = { name: `N${round}-${n}`, company: "C", email: "kill@example.com", text: "x".repeat(2_000) }
      const response = await site.call("POST", "/api/request", inquiry)
      const stored = await json<{ reference: string }>(response?.clone() ?? null)
      if (stored) known.references.add(stored.reference)
      return response
    },
    async (n: number) => {
      const partnumber = `KILL-${round}-${n}`
      const response = await site.call("POST", "/api/spare/1/part", { partnumber, quantity: 1, description_de: "Teil" })
      const part = await json<{ id: number }>(response?.clone() ?? null)
      if (part) known.parts.set(part.id, partnumber)
      if (!part || n % 3 > 0) return response
      const gone = await site.call("DELETE", `/api/spare/1/part/${part.id}`)
      known.parts.delete(part.id)
      if (gone?.ok) known.removed.add(part.id)
      return gone
    },
    async (n: number) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ first_name: `F${n}`, last_name: "L", email: "k@example.com" }))
        form.append(name, value)
      form.append("cv", new File([pdf], "a.pdf"))
      const response = await site.call("POST", "/api/application", form)
      const stored = await json<{ id: number }>(response?.clone() ?? null)
      if (stored) known.applications.add(stored.id)
      return response
    },
  ]
}

function compare(dataDir: string, known: Acknowledged): void {
  checkDatabase(dataDir, (query) => {
    expectNothingHalf(query)
    const title = Number(
      String(query("select title_en from service where id = 1")[0]?.["title_en"]).replace("Title ", ""),
    )
    if (known.title > 0) expect(title).toBeGreaterThanOrEqual(known.title)
    expect(known.title === 0 ? 0 : title).toBeLessThanOrEqual(known.tried)
    const stored = (sql: string) => new Set(query(sql).map((row) => Object.values(row)[0]))
    const references = stored("select reference from request")
    expect([...known.references].filter((reference) => !references.has(reference))).toEqual([])
    const parts = stored("select part.id from part join spare on spare.part_set = part.part_set")
    expect([...known.parts.keys()].filter((partnumber) => !parts.has(partnumber))).toEqual([])
    expect([...known.removed].filter((partnumber) => parts.has(partnumber))).toEqual([])
    const applications = stored("select id from application")
    expect([...known.applications].filter((application) => !applications.has(application))).toEqual([])
  })
}

it(`loses no acknowledged write in ${kills} kills under inquiries, edits, parts and applications`, async () => {
  const dataDir = await demoData()
  const known: Acknowledged = {
    title: 0,
    tried: 0,
    references: new Set(),
    parts: new Map(),
    removed: new Set(),
    applications: new Set(),
  }
  let token: string | undefined
  // A short run continues until enough of each kind of work was acknowledged.
  const isEnough = () => known.references.size > 5 && known.parts.size > 5
  for (let round = 0; round < kills || (!isEnough() && round < maxKills); round++) {
    const site = await startFaultSite(dataDir, token === undefined ? {} : { token })
    token ??= await signIn(site.url)
    await killAmid(site, works(site, known, round), round % 4, round % 3 > 0)
    compare(dataDir, known)
  }
  // Proves that the site was working when it was killed.
  expect(known.references.size).toBeGreaterThan(5)
  expect(known.parts.size).toBeGreaterThan(5)
  console.log(
    `${kills} kills: ${known.title} edits, ${known.references.size} inquiries, ${known.parts.size} parts, ${known.removed.size} removals, ${known.applications.size} applications acknowledged and found`,
  )
})
