import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import type { Part } from "#contract/part.ts"
import type { SheetResult } from "#contract/sheet.ts"
import { imageForm, picture, sheetForm, workbook } from "#tests/harness/samples.ts"
import { expectAccessible } from "./axe.ts"
import { type DashboardApi, addService, expect, test } from "./signed-in.ts"

const group = async (api: DashboardApi, title: string) => {
  const form = imageForm("images[]", await picture(), { title_de: title })
  return ((await (await api.call("POST", "/spare", form)).json()) as { id: number }).id
}

/** Performs the actions of an editor and an owner on one day, through the API as the dashboard calls it. */
async function liveThroughADay(api: DashboardApi): Promise<{ service: number }> {
  await api.call("PATCH", "/auth/profile", { name: "Anna Reimer" })
  const service = await addService(api, "Boroskopie")
  await api.call("PATCH", `/service/${service}`, { text_de: "<p>Neuer Text.</p>" })
  await api.call("POST", `/history/service/${service}/1/restore`)
  await api.call("POST", `/service/${service}/image/add`, imageForm("image", await picture(80, 60)))
  const rotor = await group(api, "Rotor-Log")
  const stator = await group(api, "Stator-Log")
  const parts: Part[] = []
  for (const partnumber of ["LOG-1", "LOG-2"])
    parts.push((await (await api.call("POST", `/spare/${rotor}/part`, { partnumber })).json()) as Part)
  const ids = parts.map(({ id }) => id)
  await api.call("POST", `/spare/${rotor}/part/bulk`, { action: "move", ids, target: stator })
  const sheet = sheetForm(await workbook([["Part number"], ["LOG-3"]]))
  const imported = await api.call("POST", `/spare/${rotor}/excel/update`, sheet)
  const { import_id } = (await imported.json()) as SheetResult
  await api.call("POST", `/spare/${rotor}/import/${import_id}/undo`)
  await api.call("DELETE", `/service/${service}`)
  await api.call("POST", `/trash/service-${service}/restore`)
  await api.call("PATCH", "/settings", { vat_id: "DE 123" })
  await api.call("POST", "/people", { name: "Odile Marchand", login: "marchand-log", roles: ["editor", "parts"] })
  return { service }
}

const days = {
  de: [
    "Anna Reimer hat Odile Marchand (marchand-log) eingeladen",
    "Redaktion, Teile",
    "Anna Reimer hat die Einstellungen geändert",
    "Anna Reimer hat die Leistung „Boroskopie“ aus dem Papierkorb geholt",
    "Anna Reimer hat die Leistung „Boroskopie“ gelöscht",
    "Anna Reimer hat einen Import rückgängig gemacht: Ersatzteilgruppe „Rotor-Log“",
    "Anna Reimer hat Teile importiert: Ersatzteilgruppe „Rotor-Log“",
    "1 neu, 0 geändert, 0 entfernt · parts.xlsx",
    "Anna Reimer hat 2 Teile verschoben nach: Ersatzteilgruppe „Stator-Log“",
    "LOG-1, LOG-2",
    "Anna Reimer hat das Ersatzteil „LOG-1“ angelegt",
    "Anna Reimer hat ein Bild hinzugefügt: Leistung „Boroskopie“",
    "Anna Reimer hat eine frühere Fassung wiederhergestellt: Leistung „Boroskopie“",
    "Anna Reimer hat die Leistung „Boroskopie“ geändert",
    "Anna Reimer hat die Leistung „Boroskopie“ angelegt",
  ],
  en: [
    "Anna Reimer invited Odile Marchand (marchand-log)",
    "Anna Reimer changed the settings",
    "Anna Reimer restored the service “Boroskopie” from the trash",
    "Anna Reimer undid an import: Spare-part group “Rotor-Log”",
    "1 new, 0 changed, 0 removed · parts.xlsx",
    "Anna Reimer moved 2 parts to: Spare-part group “Stator-Log”",
    "Anna Reimer changed the service “Boroskopie”",
  ],
  ru: [
    "Anna Reimer приглашает: Odile Marchand (marchand-log)",
    "Anna Reimer изменяет настройки",
    "Anna Reimer возвращает услугу «Boroskopie» из корзины",
    "Anna Reimer отменяет импорт: Группа запасных частей «Rotor-Log»",
    "новых: 1, изменено: 0, удалено: 0 · parts.xlsx",
    "Anna Reimer перемещает 2 детали в группу: Группа запасных частей «Stator-Log»",
    "Anna Reimer изменяет услугу «Boroskopie»",
  ],
}

/** Opens the log in a language, as chosen on this device. */
async function openLog(dashboard: Page, language: string, query = ""): Promise<void> {
  await dashboard.goto("/dashboard/settings")
  await dashboard.evaluate((chosen) => localStorage.setItem("i18nextLng", chosen), language)
  await dashboard.goto(`/dashboard/settings/log${query}`)
}

// Other tests of the same site identify the owner by login.
test.afterEach(async ({ api }) => {
  await api.call("PATCH", "/auth/profile", { name: "" })
})

test("the log of a day reads like a diary in three languages, with links, filters and a file", async ({
  dashboard,
  api,
}) => {
  const { service } = await liveThroughADay(api)
  for (const [language, told] of Object.entries(days)) {
    await openLog(dashboard, language)
    for (const sentence of told) await expect(dashboard.getByText(sentence, { exact: true }).first()).toBeVisible()
    await expectAccessible(dashboard, 1440, 768, 360)
  }
  await dashboard.setViewportSize({ width: 1440, height: 900 })
  await openLog(dashboard, "de")
  const sentences = dashboard.locator(".log-day p:first-child")

  await dashboard.getByRole("combobox", { name: "Art" }).selectOption("Bilder")
  // Other tests of the same site may have added pictures too.
  const ofService = sentences.filter({ hasText: "Leistung „Boroskopie“" })
  await expect(ofService).toHaveText(["Anna Reimer hat ein Bild hinzugefügt: Leistung „Boroskopie“"])
  await dashboard.reload()
  await expect(ofService).toHaveCount(1)
  await ofService.getByRole("link", { name: "„Boroskopie“" }).click()
  await expect(dashboard).toHaveURL(new RegExp(`/dashboard/services/${service}$`, "u"))
  await dashboard.goBack()

  await dashboard.getByRole("combobox", { name: "Art" }).selectOption("Alles")
  await dashboard.getByRole("searchbox").fill("log-2")
  await expect(sentences).toHaveText([
    "Anna Reimer hat 2 Teile verschoben nach: Ersatzteilgruppe „Stator-Log“",
    "Anna Reimer hat das Ersatzteil „LOG-2“ angelegt",
  ])
  await dashboard.getByRole("combobox", { name: "Person" }).selectOption("Odile Marchand")
  await expect(dashboard.getByText("Dazu gibt es keinen Eintrag")).toBeVisible()
  await dashboard.getByRole("button", { name: "Alle zeigen" }).click()
  await expect(dashboard.getByRole("combobox", { name: "Person" })).toHaveValue("")
  await dashboard.getByLabel("bis", { exact: true }).fill("2020-01-01")
  await expect(dashboard.getByText("Dazu gibt es keinen Eintrag")).toBeVisible()
  await dashboard.getByLabel("bis", { exact: true }).fill("")
  await dashboard.getByLabel("von", { exact: true }).fill("2020-01-01")
  await expect(dashboard.getByText("Anna Reimer hat die Einstellungen geändert")).toBeVisible()

  await dashboard.getByRole("combobox", { name: "Art" }).selectOption("Teile")
  await expect(sentences.first()).toHaveText(/Import rückgängig/u)
  const download = dashboard.waitForEvent("download")
  await dashboard.getByRole("button", { name: "CSV" }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^protokoll-20\d\d-\d\d-\d\d\.csv$/u)
  const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n")
  expect(lines[0]).toContain('"Zeit (Europe/Berlin)";"Wer"')
  expect(lines.slice(1).map((line) => line.split(";")[2])).toEqual([
    '"import_undone"',
    '"imported"',
    '"parts_moved"',
    '"created"',
    '"created"',
  ])
  await dashboard.getByRole("combobox", { name: "Art" }).selectOption("Ausgegebene Daten")
  await expect(sentences.first()).toHaveText("Anna Reimer hat dieses Protokoll als Datei ausgegeben")
})
