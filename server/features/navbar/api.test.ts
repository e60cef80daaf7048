import { expect, it } from "vitest"
import type { Navbar } from "#contract/navbar.ts"
import { onEnginesInTurn } from "#tests/harness/engines.ts"
import { openTestSite } from "#tests/harness/test-site.ts"
import { loadDemo } from "#seed/load-demo.ts"
import { listTurbineFamilies } from "../home/store.ts"

onEnginesInTurn("the demo content", (open) => {
  it("loads once, and appears in the navigation and the families", async () => {
    const site = await openTestSite(open())
    expect(await loadDemo(site.app)).toMatchObject({ services: 13 })
    expect(await loadDemo(site.app)).toBeNull()
    const navbar = (await (await site.request("/api/component/navbar")).json()) as Navbar
    expect(navbar.partners).toBe(4)
    expect(navbar.services).toHaveLength(13)
    for (const entry of [...navbar.services, ...navbar.spares])
      for (const lang of ["de", "en", "ru"] as const) expect(entry[`title_${lang}`]).not.toBe("")
    expect(navbar.spares.every((group) => group.parts_total >= 300)).toBe(true)
    for (const lang of ["de", "en", "ru"] as const) {
      const families = await listTurbineFamilies(site.app.db, lang)
      expect(families.map((family) => family.models > 0 && family.image !== null)).toEqual([
        true,
        true,
        true,
        true,
        true,
      ])
      expect(families.at(-1)).toMatchObject({ powerMin: null, powerMax: null })
    }
  })
})
