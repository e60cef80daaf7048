import { randomBytes } from "node:crypto"
import { join } from "node:path"
import process from "node:process"
import { DatabaseSync } from "node:sqlite"
import sharp from "sharp"
import { expect, it } from "vitest"
import { sheetForm, workbook } from "../harness/samples.ts"
import { checkDatabase, expectNothingHalf } from "./check-database.ts"
import { type FaultSite, bodyOf, expectServing, signIn, startFaultSite } from "./fault-site.ts"
import { fillDisk, noSmallDisk, smallDisk, smallDiskWithDemo } from "./small-disk.ts"
import { until } from "./until.ts"

const pdf = (size: number) =>
  new File([`%PDF-1.7\n${"x".repeat(size)}\nstartxref\n9\n%%EOF\n`], "cv.pdf", { type: "application/pdf" })

function application(): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ first_name: "F", last_name: "L", email: "full@example.com" }))
    form.append(name, value)
  form.append("cv", pdf(3_000_000))
  return form
}

it("with a full disk every write is rejected and none is acknowledged, reads continue, and everything does once there is space", async ({
  skip,
}) => {
  const disk = await smallDiskWithDemo()
  if (!disk) return skip(noSmallDisk)
  // The log is written to the full disk too: it may lose lines, but must not end the process.
  const command = ["sh", "-c", `exec "${process.execPath}" build/server/main.js >> "${join(disk, "log.txt")}"`]
  const site = await startFaultSite(disk, { command, env: { LOG_LEVEL: "info" } })
  const acknowledged = new Set<string>()
  const note = async (response: Response | null) => {
    if (response?.status === 201) acknowledged.add(((await response.json()) as { reference: string }).reference)
    return response?.status ?? 0
  }

  const free = await fillDisk(disk)
  const statuses: number[] = []
  // Small writes still fit into the write-ahead log, which is soon used up.
  for (let i = 0; i < 40; i++) statuses.push(await note(await site.call("POST", "/api/application", application())))
  for (let i = 0; i < 300; i++) {
    statuses.push(await note(await site.call("POST", "/api/request", inquiry)))
    if (statuses.slice(-5).every((status) => status === 507)) break
  }
  expect(new Set(statuses.filter((status) => status !== 201))).toEqual(new Set([507]))
  const refused = await site.call("PATCH", "/api/service/1", { title_en: "Full" })
  expect(refused?.status).toBe(507)
  expect(refused?.headers.get("Content-Type")).toBe("application/problem+json")
  expect((await site.call("GET", "/api/backup"))?.status).toBe(507)
  const form = new URLSearchParams({ name: "N", company: "C", email: "full@example.com", text: "T", lang: "en" })
  const page = await fetch(`${site.url}/en/contact`, {
    method: "POST",
    body: form,
    headers: { Origin: site.url },
    redirect: "manual",
  })
  // The form's own page, with its input and the telephone number: a crash would be the error page.
  const { phone } = await bodyOf<{ phone: string }>(await site.call("GET", "/api/settings"))
  const html = await page.text()
  expect(page.status).toBe(507)
  expect(html).toContain('value="full@example.com"')
  expect(html.match(/role="alert">(?:(?!<\/form>).)*/su)?.[0]).toContain(phone)
  const token = await signIn(site.url)
  expect(token).toMatch(/^\S{40,}$/u)
  const own = { Authorization: `Bearer ${token}` }
  expect((await site.call("POST", "/api/auth/logout", undefined, own))?.status).toBe(204)
  expect((await site.call("POST", "/api/auth/me", undefined, own))?.status).toBe(401)
  for (const path of ["/api/backups", "/api/request", "/api/captcha", "/api/audit"])
    expect([path, (await site.call("GET", path))?.status]).toEqual([path, 200])
  for (const path of ["/", "/en/service/1", "/api/service", "/api/request", "/healthz", "/readyz", "/part-list/1"])
    expect([path, (await site.call("GET", path))?.status]).toEqual([path, 200])

  free()
  expect((await site.call("PATCH", "/api/service/1", { title_en: "Space" }))?.status).toBe(200)
  expect(await note(await site.call("POST", "/api/request", inquiry))).toBe(201)
  expect((await site.call("GET", "/api/backup"))?.status).toBe(200)
  expect(await signIn(site.url)).toMatch(/^\S{40,}$/u)
  expect((await site.end()).code).toBe(0)
  checkDatabase(disk, (query) => {
    expectNothingHalf(query)
    const stored = new Set(
      query("select reference from request union all select reference from application").map((row) => row["reference"]),
    )
    expect([...acknowledged].filter((reference) => !stored.has(reference))).toEqual([])
    expect(query("select title_en from service where id = 1")).toMatchObject([{ title_en: "Space" }])
  })
})

/** Returns a picture of noise, which no format compresses. */
async function noise(width: number, height: number): Promise<File> {
  const bytes = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], "noise.png")
}

async function service(title: string, width = 1_200, height = 800): Promise<FormData> {
  const form = new FormData()
  for (const language of ["de", "en", "ru"]) {
    form.append(`title_${language}`, title)
    form.append(`text_${language}`, "<p>T</p>")
  }
  form.append("images", await noise(width, height))
  return form
}

const sheet = (round: number) =>
  workbook([
    ["Part number", "Description (EN)"],
    ...Array.from({ length: 3_000 }, (_, n) => [`P-${n}`, `${round} ${n} ${"screw ".repeat(60)}`]),
  ])

const inquiry = { name: "N", company: "C", email: "full@example.com", text: "x".repeat(5_000) }

const writes: Record<string, (site: FaultSite, n: number) => Promise<Response | null>> = {
  "an inquiry": (site) => site.call("POST", "/api/request", inquiry),
  "an application with a CV": (site) => site.call("POST", "/api/application", application()),
  "an upload of a picture": async (site, n) => site.call("POST", "/api/service", await service(`S ${n}`)),
  "an import": async (site, n) =>
    site.call("POST", "/api/spare/3/excel/update?mode=replace", sheetForm(await sheet(n))),
  "an edit": (site, n) => site.call("PATCH", "/api/service/1", { text_en: `<p>${n} ${"x".repeat(50_000)}</p>` }),
  "a backup by hand": (site) => site.call("GET", "/api/backup"),
}

for (const [name, write] of Object.entries(writes))
  it(`${name} on a full disk is rejected, the process continues, and a restart serves`, async ({ skip }) => {
    const disk = await smallDiskWithDemo(96)
    if (!disk) return skip(noSmallDisk)
    const site = await startFaultSite(disk)
    const free = await fillDisk(disk)
    // The write-ahead log may have space for a few.
    const statuses: number[] = []
    for (let n = 0; n < 300 && statuses.at(-1) !== 507; n++) statuses.push((await write(site, n))?.status ?? 0)
    expect(new Set(statuses.filter((status) => status >= 300 || status === 0)), site.log()).toEqual(new Set([507]))
    await expectServing(site)
    expect((await site.end()).code, site.log()).toBe(0)
    free()
    // As full as possible for a restart: the engine needs some space to open the database.
    const freeAgain = await fillDisk(disk, 200_000)
    const second = await startFaultSite(disk, { token: site.token })
    await expectServing(second)
    freeAgain()
    expect((await write(second, 1_000))?.status).toBeLessThan(300)
    expect((await second.end()).code, second.log()).toBe(0)
    checkDatabase(disk, expectNothingHalf)
  })

it("sizes of a picture without disk space are made once there is some", async ({ skip }) => {
  // Without the demo, whose pictures would take time.
  const disk = await smallDisk(96)
  if (!disk) return skip(noSmallDisk)
  const site = await startFaultSite(disk, { env: { SEED: "off" } })
  expect((await site.call("POST", "/api/service", await service("Sizes", 320, 300)))?.status).toBe(201)
  const free = await fillDisk(disk)
  // Logged when all sizes of the noise are encoded.
  await until(() => site.log().includes("picture sizes could not be made"))
  await expectServing(site)
  expect(pending(disk)).toEqual([1])
  free()
  await until(() => pending(disk).length === 0)
  expect((await site.end()).code).toBe(0)
})

/** Returns the state of pictures: 1 pending, 2 failed for good. */
function pending(disk: string): unknown[] {
  const database = new DatabaseSync(join(disk, "site.db"), { readOnly: true })
  try {
    return database
      .prepare("select pending from picture where pending > 0")
      .all()
      .map((row) => row["pending"])
  } finally {
    database.close()
  }
}
