import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { expect, it } from "vitest"
import { readArchive } from "#server/backup/read-archive.ts"
import { sheetForm, workbook } from "../harness/samples.ts"
import { checkDatabase, expectNothingHalf } from "./check-database.ts"
import { type FaultSite, demoData, killsInAll, long, maxKills, signIn, startFaultSite } from "./fault-site.ts"
import { type Work, killAmid } from "./strike.ts"
import { tables } from "#server/features.ts"

const kills = Math.ceil(killsInAll / 2)
const least = {
  services: Math.max(kills, 25) / 5,
  imports: Math.max(kills, 25) / 12,
  // A backup takes longest, so kills hit it most often.
  backups: Math.max(kills, 25) / 25,
}
const rows = long ? 10_000 : 2_000

const sheets = await Promise.all(
  ["old", "new"].map((tag) =>
    workbook([
      ["Part number", "Description (EN)", "Quantity"],
      ...Array.from({ length: rows + (tag === "new" ? 500 : 0) }, (_, n) => [`P-${n}`, `${tag} ${n}`, n % 7]),
    ]),
  ),
)

interface Acknowledged {
  services: Set<number>
  backups: Set<string>
  imports: number
}

const noise = (seed: number) =>
  sharp({ create: { width: 48, height: 32, channels: 3, background: { r: seed % 256, g: (seed >> 8) % 256, b: 40 } } })
    .png()
    .toBuffer()

const works = (site: FaultSite, known: Acknowledged, round: number): Work[] => {
  const all: Work[] = [
    async (n: number) => {
      const form = new FormData()
      for (const language of ["de", "en", "ru"]) {
        form.append(`title_${language}`, `S ${round}-${n}`)
        form.append(`text_${language}`, "<p>T</p>")
      }
      for (const side of [1, 2]) {
        const bytes = new Uint8Array(await noise(round * 400 + n * 2 + side))
        form.append("images", new File([bytes], `${side}.png`))
      }
      const response = await site.call("POST", "/api/service", form)
      if (response?.status === 201) known.services.add(((await response.clone().json()) as { id: number }).id)
      return response
    },
    async (n: number) => {
      const bytes = sheets[(round + n) % 2] ?? new Uint8Array()
      const response = await site.call("POST", "/api/spare/3/excel/update?mode=replace", sheetForm(bytes))
      if (response?.status === 200) known.imports++
      return response
    },
    async () => {
      const response = await site.call("GET", "/api/backup")
      if (response?.status === 200) known.backups.add(((await response.clone().json()) as { name: string }).name)
      return response
    },
  ]
  // One of them alone, so that it completes; every fourth round all concurrently.
  return round % 4 === 3 ? all : all.slice(round % 4, (round % 4) + 1)
}

function compare(dataDir: string, known: Acknowledged): void {
  checkDatabase(dataDir, (query) => {
    expectNothingHalf(query)
    const living = query(
      `select substr(description_en, 1, 3) as tag, count(*) as n from part
       join spare on spare.part_set = part.part_set and spare.id = 3 group by 1`,
    )
    // The demo's own parts before the first import, then one of the two sheets, complete.
    if (known.imports > 0) expect(living).toHaveLength(1)
    for (const { tag, n } of living)
      if (tag === "old" || tag === "new") expect(n).toBe(rows + (tag === "new" ? 500 : 0))
    const services = query(
      "select owner_id, count(*) as n from image where owner_kind = 'service' and cast(owner_id as integer) > 13 group by 1",
    )
    for (const { n } of services) expect(n).toBe(2)
    const stored = new Set(query("select id from service").map((row) => row["id"]))
    expect([...known.services].filter((id) => !stored.has(id))).toEqual([])
  })
}

it(`leaves no partial data in ${kills} kills under uploads, imports and backups`, async () => {
  const dataDir = await demoData()
  const folder = join(dataDir, "backups")
  const known: Acknowledged = { services: new Set(), backups: new Set(), imports: 0 }
  let token: string | undefined
  const whole = new Set<string>()
  // The run continues until enough of each kind of work was acknowledged.
  const isEnough = () =>
    known.services.size > least.services && known.imports > least.imports && known.backups.size > least.backups
  for (let round = 0; round < kills || (!isEnough() && round < maxKills); round++) {
    const site = await startFaultSite(dataDir, token === undefined ? {} : { token })
    token ??= await signIn(site.url)
    // A start removes the leftovers of the previous kill.
    expect(readdirSync(dataDir, { recursive: true }).filter((name) => String(name).endsWith(".part"))).toEqual([])
    await killAmid(site, works(site, known, round), 0, round % 3 > 0)
    compare(dataDir, known)
    const complete = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".tar.gz")) : []
    for (const name of complete.filter((file) => !whole.has(file))) {
      await readArchive(join(folder, name), tables.files)
      whole.add(name)
    }
  }
  const last = await startFaultSite(dataDir, { token: token ?? "" })
  await last.end()
  checkDatabase(dataDir, (query) => {
    expect(query("select * from part_set where state = 'building'")).toEqual([])
  })
  // Most kills hit the first piece of work; enough must have been completed anyway.
  expect(known.services.size).toBeGreaterThan(least.services)
  expect(known.imports).toBeGreaterThan(least.imports)
  expect(known.backups.size).toBeGreaterThan(least.backups)
  console.log(
    `${kills} kills: ${known.services.size} services with two images, ${known.imports} imports, ${known.backups.size} backups acknowledged; ${whole.size} archives opened`,
  )
})
