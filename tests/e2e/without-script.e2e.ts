import type { RouteConfigEntry } from "@react-router/dev/routes"
import routes from "#app/routes.ts"
import { expect, test } from "./fixtures.ts"
import { languages, localPath, publicPages } from "./public-pages.ts"
import { sample } from "./sample.ts"

test.use({ javaScriptEnabled: false })

/** Words in the content of each page, per language: de, en, ru. */
const words: Record<string, [string, string, string]> = {
  "/": ["Rotorüberholung", "Rotor overhaul", "Капитальный ремонт ротора"],
  "/gas-turbina": ["auf ihrem Fundament geöffnet", "opened on its foundation", "вскрывают на фундаменте"],
  "/service/3": ["verrät seine Geschichte", "tells its history", "История ротора читается"],
  "/part-list/1": ["Leitradsegment, Nutzturbine", "Nozzle segment, power turbine", "Сегмент соплового аппарата"],
  "/part/9035m58g02": ["Was Sie mitschicken sollten", "What to send with your request", "Что приложить к запросу"],
  "/parts/1": ["16-stufiger Verdichter", "16-stage compressor", "16-ступенчатый компрессор"],
  "/spare-parts": ["Baugruppen, Messtechnik", "Modules, instrumentation", "Модули, приборы"],
  "/partners": ["Chemiepark mit eigener Strom", "Chemical park with its own power", "Химический парк"],
  "/careers": ["Wer bei uns anfängt", "Anyone who starts with us", "Тот, кто приходит к нам"],
  "/imprint": ["Amtsgericht Göttingen", "Managing director", "Директор"],
  "/privacy-policy": ["Verantwortlicher", "Controller", "Ответственный за обработку"],
  "/contact": ["Felder mit Stern", "Fields with an asterisk", "Поля со звёздочкой"],
  "/search?q=9047M11": ["Stellzylinder", "Actuator cylinder", "Гидроцилиндр"],
}

for (const path of sample(publicPages, 2)) {
  test(`the HTML of ${path} contains its content in every language`, async ({ page }) => {
    for (const [index, language] of languages.entries()) {
      const response = await page.goto(localPath(language, path))
      expect(response?.status()).toBe(200)
      await expect(page.locator("html")).toHaveAttribute("lang", language)
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1)
      await expect(page).toHaveTitle(/^\S.+ \| Leinetal Turbinen GmbH$/u)
      await expect(page.getByRole("main")).toContainText(words[path]?.[index] ?? "")
      await expect(page.getByRole("contentinfo")).toBeVisible()
    }
  })
}

test("every public path of the route table is among the pages above", () => {
  const site = routes.find(({ id }) => id === "site")
  const known = publicPages.map((path) =>
    path
      .replace(/\?.*$/u, "")
      .replace(/\/\d+$/u, "/:id")
      .replace(/^\/part\/.*/u, "/part/:slug"),
  )
  const addresses = (site?.children ?? [])
    .filter(({ path }) => path !== "*" && path !== privatePage && !isFragment(path))
    .map(addressOf)
  expect(addresses.toSorted()).toEqual(known.toSorted())
  expect(Object.keys(words)).toEqual(publicPages)
})

// Its URL is unique per inquiry: private-page.e2e.ts.
const privatePage = "r/:secret"

/** Returns whether a path is a fragment fetched for updates in place. */
const isFragment = (path = "") => /\/(?:models|rows)$/u.test(path)
const addressOf = ({ path, index }: RouteConfigEntry) => (index ? "/" : `/${path}`)

test("the part table is searched and paged by plain links", async ({ page }) => {
  await page.goto("/part-list/1")
  const table = page.getByRole("table", { name: "Teileliste" })
  await expect(table.getByRole("row")).toHaveCount(21)
  const first = await table.getByRole("row").nth(1).innerText()
  await page.getByRole("link", { name: "Nächste Seite" }).click()
  await expect(page).toHaveURL(/\/part-list\/1(?:-[a-z\d-]+)?\?page=2$/u)
  await expect(table.getByRole("row")).toHaveCount(21)
  expect(await table.getByRole("row").nth(1).innerText()).not.toBe(first)

  await page.getByRole("searchbox", { name: "Teilenummer oder Beschreibung" }).fill("9047m11")
  await page.getByRole("button", { name: "Suchen" }).click()
  await expect(page).toHaveURL(/\/part-list\/1(?:-[a-z\d-]+)?\?query=9047m11$/u)
  await expect(table.getByRole("row")).toHaveCount(3)
  await table
    .locator(".part-substitute")
    .getByRole("link", { name: /9047M11 ?G03/u })
    .click()
  await expect(table.getByRole("row").filter({ hasText: "9047M11G03" })).not.toHaveCount(0)
  await page.getByRole("link", { name: "Suche leeren" }).click()
  await expect(page.getByText("412 Teile").filter({ visible: true }).first()).toBeVisible()
})

test("the search page shows no button that needs a script", async ({ page }) => {
  await page.goto("/search?q=ring")
  const main = page.getByRole("main")
  await expect(main.locator(".search-hit").first()).toBeVisible()
  await expect(main.locator("button[type=button]:visible")).toHaveCount(0)
})
