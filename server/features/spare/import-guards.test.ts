import { beforeEach, expect, it } from "vitest"
import type { Part } from "#contract/part.ts"
import type { ImportState } from "#contract/sheet.ts"
import type { Spare, SpareSummary } from "#contract/spare.ts"
import { onEachEngine } from "#tests/harness/engines.ts"
import { scaledMs } from "#tests/harness/machine-speed.ts"
import { imageForm, picture, sheetForm, workbook } from "#tests/harness/samples.ts"
import { type TestSite, openTestSite } from "#tests/harness/test-site.ts"

const headings = ["Teilenummer", "Beschreibung (DE)", "Beschreibung (EN)", "Beschreibung (RU)", "Ersatz", "Menge"]

onEachEngine("an import of a sheet", (open) => {
  let site: TestSite
  let group: string
  let part: Part

  beforeEach(async () => {
    site = await openTestSite(open())
    const form = imageForm("images", await picture(), { title_de: "Gruppe" })
    const { id } = (await (await site.asOwner("POST", "/api/spare", form)).json()) as SpareSummary
    group = `/api/spare/${id}`
    const stored = {
      partnumber: "G-1",
      description_de: "Dichtring",
      description_en: "Seal ring",
      description_ru: "Кольцо",
      subst_part: "G-2",
      quantity: 7,
    }
    part = (await (await site.asOwner("POST", `${group}/part`, stored)).json()) as Part
  })

  const read = async () => ((await (await site.request(group)).json()) as Spare).parts.find(({ id }) => id === part.id)

  it("keeps each stored value whose cell is blank", async () => {
    const sheet = sheetForm(await workbook([headings, ["G-1", "", "Gasket", "", "", ""]]))
    const response = await site.asOwner("POST", `${group}/excel/update`, sheet)
    expect(await response.json()).toMatchObject({ updated: 1, added: 0, removed: 0, errors: [] })
    expect(await read()).toMatchObject({
      description_de: "Dichtring",
      description_en: "Gasket",
      description_ru: "Кольцо",
      subst_part: "G-2",
      quantity: 7,
    })
  })

  it("is a conflict and changes nothing when a part changes before it is done", async () => {
    const rows = Array.from({ length: 2_000 }, (_, n) => [`N-${n}`, `neu ${n}`])
    const sheet = sheetForm(await workbook([headings, ["G-1", "aus dem Blatt"], ...rows]))
    const run = "0123456789abcdef-run"
    const importing = site.asOwner("POST", `${group}/excel/update?run=${run}`, sheet)
    const phase = async () =>
      ((await (await site.asOwner("GET", `${group}/import/${run}`)).json()) as { phase: string }).phase
    // From here on the import has read which version of the parts it starts from.
    await expect.poll(phase, { timeout: scaledMs(30_000), interval: 5 }).toMatch(/^(?:reading|comparing|writing)$/u)
    const edited = await site.asOwner("PATCH", `${group}/part/${part.id}`, { description_de: "von Hand" })
    expect(edited.status).toBe(200)
    const response = await importing
    expect(await response.json()).toMatchObject({ status: 409, code: "conflict" })
    expect(await read()).toMatchObject({ description_de: "von Hand" })
    expect((await (await site.request(group)).json()) as Spare).toMatchObject({ parts_total: 1 })
    expect((await (await site.asOwner("GET", `${group}/import`)).json()) as ImportState[]).toEqual([])
  })
})
