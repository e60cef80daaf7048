import { execFileSync } from "node:child_process"
import { closeSync, openSync, rmSync, writeSync } from "node:fs"
import { join } from "node:path"
import process from "node:process"
import { cp } from "node:fs/promises"
import { expect, inject, it, onTestFinished } from "vitest"
import { checkDatabase, expectNothingHalf } from "./check-database.ts"
import { emptyFolder, signIn, startFaultSite } from "./fault-site.ts"

/** Mounts a disk of 96 MB; null where this machine does not let anybody do that. */
async function smallDisk(): Promise<string | null> {
  const dir = await emptyFolder()
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=96m", "tmpfs", dir], { stdio: "ignore" })
  } catch {
    return null
  }
  onTestFinished(() => void execFileSync("umount", ["-l", dir], { stdio: "ignore" }))
  return dir
}

function fill(file: string): void {
  const handle = openSync(file, "w")
  try {
    for (let size = 1_048_576; size >= 1; ) {
      try {
        writeSync(handle, Buffer.alloc(size, 120))
      } catch {
        size = Math.floor(size / 2)
      }
    }
  } finally {
    closeSync(handle)
  }
}

const pdf = (size: number) =>
  new File([`%PDF-1.7\n${"x".repeat(size)}\nstartxref\n9\n%%EOF\n`], "cv.pdf", { type: "application/pdf" })

function application(): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ first_name: "F", last_name: "L", email: "full@example.com" }))
    form.append(name, value)
  form.append("cv", pdf(3_000_000))
  return form
}

it("with a full disk every write is refused and none is claimed, reading goes on, and so does everything once there is space", async ({
  skip,
}) => {
  const disk = await smallDisk()
  if (!disk) return skip("not run: this machine lets nobody mount a small disk")
  await cp(inject("demoData"), disk, { recursive: true })
  // The log goes to the full disk too: it may lose lines, but must not end the process.
  const command = ["sh", "-c", `exec "${process.execPath}" build/server/main.js >> "${join(disk, "log.txt")}"`]
  const site = await startFaultSite(disk, { command, env: { LOG_LEVEL: "info" } })
  const inquiry = { name: "N", company: "C", email: "full@example.com", text: "x".repeat(5_000) }
  const acknowledged = new Set<string>()
  const note = async (answer: Response | null) => {
    if (answer?.status === 201) acknowledged.add(((await answer.json()) as { reference: string }).reference)
    return answer?.status ?? 0
  }

  const filler = join(disk, "filler")
  fill(filler)
  const statuses: number[] = []
  // What the write-ahead log has room for may still be written; it is used up soon.
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
  expect(page.status).toBeGreaterThanOrEqual(500)
  for (const path of ["/", "/en/service/1", "/api/service", "/api/request", "/healthz", "/readyz", "/part-list/1"])
    expect([path, (await site.call("GET", path))?.status]).toEqual([path, 200])

  rmSync(filler)
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
