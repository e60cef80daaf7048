import { apply } from "./importing.ts"
import type { Page } from "@playwright/test"
import { workbook } from "#tests/harness/samples.ts"
import { confirmHuman } from "./human-check.ts"
import { expect, test } from "./signed-in.ts"
import { untilHydrated } from "./public-pages.ts"
import { signIn } from "./sign-in.ts"

const service = {
  de: { title: "Beratung für Betreiber", text: "Neu: Befund binnen zwei Wochen." },
  en: { title: "Consulting for operators", text: "New: findings within two weeks." },
  ru: { title: "Консультации для эксплуатации", text: "Новое: заключение за две недели." },
}
const columnNames = { de: "German", en: "English", ru: "Russian" }
const languages = ["de", "en", "ru"] as const

test("a visitor's inquiry reaches the administrator, and an edit reaches the visitor", async ({
  page: visitor,
  openPage,
}) => {
  test.slow()
  const reference = await test.step("a Russian visitor requests two parts", () => askForParts(visitor))
  const dashboard = await openPage()
  await test.step("the administrator reads the inquiry", () => readInquiry(dashboard, reference))
  await test.step("and edits a service in three languages", () => editService(dashboard))
  await test.step("and imports a thousand parts", () => importParts(dashboard))
  await test.step("the visitor sees the new texts", () => readService(visitor))
  await test.step("and finds an imported part", () => findImportedPart(visitor))
})

async function askForParts(page: Page): Promise<string> {
  await page.goto("/")
  await page.getByRole("navigation", { name: "Sprache" }).getByRole("link", { name: "Русский" }).click()
  await expect(page).toHaveURL(/\/ru$/u)
  await untilHydrated(page)
  const menu = page.getByRole("navigation", { name: "Главное меню" })
  await menu.getByRole("button", { name: "Запасные части" }).click()
  await menu.getByRole("link", { name: "Запасные части LM2500" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Запасные части LM2500" })).toBeVisible()

  await page.getByRole("searchbox", { name: "Номер детали или описание" }).fill("9047m11")
  await expect(page).toHaveURL(/\/ru\/part-list\/1(?:-[a-z\d-]+)?\?query=9047m11$/u)
  for (const part of ["9047M11G01", "9047M11G03"])
    await page.getByRole("button", { name: `${part}: добавить в запрос` }).click()
  await page.getByRole("spinbutton", { name: "Количество 9047M11G01" }).fill("4")
  await page.getByRole("button", { name: "Увеличить количество 9047M11G03" }).click()

  await page.getByRole("textbox", { name: "Имя" }).fill("Ирина Соколова")
  await page.getByRole("textbox", { name: "Компания" }).fill("Энергосервис Волга")
  await page.getByRole("textbox", { name: "Эл. почта" }).fill("sokolova@volga.example")
  await page.getByRole("textbox", { name: "Комментарий" }).fill("Нужно к остановке в мае.")
  await confirmHuman(page, "ru")
  await page.getByRole("button", { name: "Отправить запрос" }).click()
  const sent = page.getByRole("status").filter({ hasText: "Успешно отправлено" })
  await expect(sent).toBeFocused()
  const [reference = ""] = /LT-[0-9A-Z]{6}/u.exec(await sent.innerText()) ?? []
  expect(reference).not.toBe("")
  return reference
}

async function readInquiry(page: Page, reference: string): Promise<void> {
  await signIn(page)
  await page.getByRole("link", { name: /^Requests/u }).click()
  const inquiries = page.getByRole("table", { name: "Requests" })
  const row = inquiries.getByRole("row").filter({ hasText: "Энергосервис Волга" })
  const name = row.getByRole("link", { name: /Ирина Соколова/u })
  await expect(name).toHaveAccessibleName(/unread/u)
  await name.click()
  await expect(name).not.toHaveAccessibleName(/unread/u)
  const opened = page.getByRole("region", { name: "Open request" })
  await expect(opened).toContainText(reference)
  await expect(opened).toContainText("Availability · Verified")
  await expect(opened).toContainText("Нужно к остановке в мае.")
  const parts = page.getByRole("list", { name: "Requested parts" }).getByRole("listitem")
  await expect(parts).toHaveCount(2)
  await expect(parts.first()).toContainText("9047M11G01")
  await expect(parts.first()).toContainText("4 pieces")
  await expect(parts.last()).toContainText("3 pieces")
  await page.reload()
  await expect(opened).toContainText(reference)
}

async function editService(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Services" }).click()
  await page.getByRole("link", { name: "Consulting" }).click()
  for (const language of languages) {
    const column = page.getByRole("region", { name: columnNames[language] })
    await column.getByRole("textbox", { name: "Title" }).fill(service[language].title)
    await column.getByRole("textbox", { name: `Text, ${columnNames[language]}` }).click()
    await page.keyboard.press("ControlOrMeta+Home")
    await page.keyboard.type(service[language].text)
    await page.keyboard.press("Enter")
  }
  await page.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(page.getByText("Successfully updated")).toBeVisible()
}

async function importParts(page: Page): Promise<void> {
  const rows = Array.from({ length: 1000 }, (_, index) => [
    `Z9-${1000 + index}`,
    `Prüfblech ${index}`,
    `Test shim ${index}`,
    `Пластина контрольная ${index}`,
    "",
    index % 7,
  ])
  const headings = ["Teilenummer", "Beschreibung (DE)", "Beschreibung (EN)", "Beschreibung (RU)", "Ersatz", "Menge"]
  await page.getByRole("link", { name: "Spare Parts" }).click()
  await page.getByRole("link", { name: "Control-system spare parts" }).click()
  await page.getByRole("button", { name: "Import Excel/CSV" }).click()
  const dialog = page.getByRole("dialog", { name: "Import parts from Excel or CSV" })
  await dialog.locator("input[type=file]").setInputFiles({
    name: "teile.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: Buffer.from(await workbook([headings, ...rows])),
  })
  await dialog.getByRole("button", { name: "Preview" }).click()
  await expect(page.getByText(/^the first \d+ of 1,\d{3}$/u)).toBeVisible()
  await apply(page, "1,000 changes")
}

async function readService(page: Page): Promise<void> {
  await page.goto("/ru/service/12")
  for (const [language, flag] of [
    ["ru", null],
    ["en", "English"],
    ["de", "Deutsch"],
  ] as const) {
    if (flag) await page.getByRole("link", { name: flag }).first().click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(service[language].title)
    await expect(page.getByRole("main")).toContainText(service[language].text)
  }
}

async function findImportedPart(page: Page): Promise<void> {
  await page.goto("/part-list/5")
  await page.getByRole("searchbox", { name: "Teilenummer oder Beschreibung" }).fill("Z9-1999")
  await expect(page.getByRole("row").filter({ hasText: "Z9-1999" })).toContainText("Prüfblech 999")
}
