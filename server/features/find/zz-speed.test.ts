import { beforeAll, it } from "vitest"
import { onEachEngine } from "#tests/harness/engines.ts"
import { fillPartGroup } from "#tests/harness/fill-part-group.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

onEachEngine("speed", (open) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(open())
  })
  it("is quick", { timeout: 400_000 }, async () => {
    for (let group = 0; group < 400; group++)
      await fillPartGroup(
        site.app,
        Array.from({ length: 250 }, (_, i) => ({ partnumber: `L${31_000 + (group % 100)}M${10_000 + 250 * Math.floor(group / 100) + i}`, description_de: `Rotor Schaufel ${i % 97}`, description_en: "", description_ru: "" })) as never,
      )
    const photo = await picture()
    for (let i = 0; i < 90; i++)
      await site.asOwner("POST", "/api/service", imageForm("images", photo, { title_de: `Leistung ${i} Rotor`, summary_de: "Vor Ort", text_de: "<p>Text mit Worten</p>" }))
    await site.app.content.refresh()
    const time = async (path: string, times: number) => {
      const all: number[] = []
      for (let i = 0; i < times; i++) {
        const begin = performance.now()
        await (await site.asOwner("GET", path)).text()
        all.push(performance.now() - begin)
      }
      all.sort((a, b) => a - b)
      console.log(path, "first/worst", Math.max(...all).toFixed(0), "p95", all[Math.floor(times * 0.95)]?.toFixed(0), "median", all[Math.floor(times / 2)]?.toFixed(0))
    }
    await time("/api/translation?limit=500", 20)
    for (const q of ["rotor", "leistung 7", "L31", "9046", "x"]) await time(`/api/find?q=${encodeURIComponent(q)}`, 20)
    await time("/api/find/amounts", 20)
  })
})
