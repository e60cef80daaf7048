import { readFile } from "node:fs/promises"
import type { Service } from "#contract/service.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { expectAccessible } from "./axe.ts"
import { expect, test } from "./colleague.ts"
import type { DashboardApi } from "./signed-in.ts"

async function addService(api: DashboardApi, title: string): Promise<Service> {
  const fields = {
    title_de: title,
    summary_de: `${title} vor Ort`,
    text_de: `<p>${title} mit <strong>Protokoll</strong>.</p>`,
  }
  const made = await api.call("POST", "/service", imageForm("images", await picture(), fields))
  const service = (await made.json()) as Service
  const image_list = service.image_list.map(({ id }) => ({ id, alt_de: `Bild: ${title}` }))
  await api.call("PATCH", `/service/${service.id}`, { image_list })
  return service
}

test("a German text corrected meanwhile is marked with what changed, until an editor finds it current", async ({
  dashboard,
  api,
}) => {
  const service = await addService(api, "Ausrichtprobe")
  await api.call("PATCH", `/service/${service.id}`, { title_ru: "Центровка", title_en: "Alignment" })
  await api.call("PATCH", `/service/${service.id}`, { title_de: "Ausrichtprobe mit Laser" })
  await dashboard.goto("/dashboard/translations?query=Ausrichtprobe&lang=ru&state=older")
  await dashboard.locator(".translation-open").click()
  await expect(dashboard.locator(".translation-source ins")).toContainText("mit Laser")
  await expectAccessible(dashboard, 1280, 360)
  await dashboard.setViewportSize({ width: 1280, height: 800 })
  await dashboard.getByRole("button", { name: "Mark as current, unchanged" }).click()
  await expect(dashboard.locator(".translation-open")).toHaveCount(0)
})

test("a file is exported, translated and taken in as drafts after its differences were seen", async ({
  dashboard,
  api,
}) => {
  const service = await addService(api, "Dateiprobe")
  await dashboard.goto("/dashboard/translations?query=Dateiprobe&lang=en")
  await dashboard.getByRole("button", { name: "Export" }).click()
  const downloading = dashboard.waitForEvent("download")
  await dashboard.getByRole("menuitem", { name: "Texts shown: XLIFF for translation tools" }).click()
  const text = await readFile(await (await downloading).path(), "utf8")
  const translated = text
    .replace(/(\/alt-[^]*?<target)[^>]*><\/target>/u, "$1>File trial 7</target>")
    .replaceAll(/<target[^>]*><\/target>/gu, "<target>File trial</target>")
  await dashboard.getByRole("button", { name: "Import…" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Import translations" })
  const file = { name: "en.xlf", mimeType: "application/xliff+xml", buffer: Buffer.from(translated) }
  await dialog.locator("input[type=file]").setInputFiles(file)
  await dialog.getByRole("button", { name: "Show differences" }).click()
  await expect(dialog.getByText("File trial").first()).toBeVisible()
  await expectAccessible(dashboard, 1280, 360)
  await dashboard.setViewportSize({ width: 1280, height: 800 })
  await expect(dialog.getByRole("row").filter({ hasText: "Number differs" }).getByRole("checkbox")).not.toBeChecked()
  await dialog.getByRole("button", { name: /new texts$/u }).click()
  await dialog.getByRole("checkbox", { name: "Take: Dateiprobe, English summary" }).uncheck()
  await dialog.getByRole("button", { name: "Take 2 texts" }).click()
  await expect(dialog.getByText(/in drafts\./u)).toBeVisible()
  expect((await api.get<{ draft: { patch: object } }>(`/draft/service/${service.id}`)).draft.patch).toEqual({
    title_en: "File trial",
    text_en: "<p>File trial</p>",
  })
})
