import { beforeAll, expect, it } from "vitest"
import { onEachEngine } from "#tests/harness/engines.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("/.well-known/security.txt", (open) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(open(), "./data", { env: { PUBLIC_URL: "https://turbine.example" } })
  })
  const read = async () => {
    const response = await site.request("/.well-known/security.txt")
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "text/plain; charset=UTF-8"])
    const lines = (await response.text()).trimEnd().split("\n")
    return Object.fromEntries(lines.map((line) => line.split(/: (.*)/su) as [string, string]))
  }

  it("names the address from the settings, and expires within a year", async () => {
    expect((await site.asOwner("PATCH", "/api/settings", { email: "office@turbine.example" })).status).toBe(200)
    const fields = await read()
    expect(fields).toMatchObject({
      Contact: "mailto:office@turbine.example",
      Canonical: "https://turbine.example/.well-known/security.txt",
      "Preferred-Languages": "de, en, ru",
    })
    const days = (Date.parse(fields["Expires"] ?? "") - site.time.now.getTime()) / 86_400_000
    expect(days).toBeGreaterThan(90)
    expect(days).toBeLessThan(365)
  })

  it("names the contact page without such an address", async () => {
    await site.app.db.updateTable("settings").set({ email: "" }).execute()
    expect((await read())["Contact"]).toBe("https://turbine.example/contact")
  })
})
