import type { SpareSummary } from "#contract/spare.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { expectAccessible } from "./axe.ts"
import { openHydrated } from "./public-pages.ts"
import { beforeTouchBytes, readScripts } from "./scripts.ts"
import { type DashboardApi, expect, test } from "./signed-in.ts"

/** Creates a group for the test. */
async function addGroup(api: DashboardApi, parts: readonly Record<string, unknown>[]): Promise<void> {
  const created = await api.call("POST", "/spare", imageForm("images", await picture(), { title_de: "Prüfgruppe" }))
  const { id } = (await created.json()) as SpareSummary
  for (const part of parts) expect((await api.call("POST", `/spare/${id}/part`, part)).status).toBe(201)
}

test("a chain of three links to the current number, from which the old one can be requested", async ({ api, page }) => {
  await addGroup(api, [
    { partnumber: "KT700P01", subst_part: "KT700P02", description_de: "Prüfring, Stufe 1", quantity: 12 },
    { partnumber: "KT700P02", subst_part: "KT700P03", description_de: "Prüfring, Stufe 1, neu" },
    { partnumber: "KT700P03", description_de: "Prüfring, Stufe 1, beschichtet" },
  ])
  await openHydrated(page, "/part/kt700p01")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("KT700P01")
  const chain = page.getByRole("region", { name: "Aktuelle Nummer: KT700P03" })
  await expect(chain.locator(".chain-node :is(a, b)")).toHaveText(["KT700P01", "KT700P02", "KT700P03"])
  await expect(chain.getByText("ersetzt durch")).toHaveCount(2)

  const box = page.getByRole("complementary", { name: "Anfragen" })
  await expect(box.getByRole("radio", { name: /^KT700P03/u })).toBeChecked()
  await box.getByRole("button", { name: "Mehr" }).click()
  await box.getByLabel(/^Gebraucht bis/u).fill("2027-03-02")
  await box.locator(".document-choice summary").click()
  await box.getByLabel("Ursprungszeugnis").check()
  await expect(box.locator(".document-choice summary small")).toHaveText("1 gewählt")
  await box.getByRole("button", { name: "In die Anfrage" }).click()
  await expect(box.locator(".alert")).toBeFocused()
  await expect(box.locator(".added-facts > li")).toHaveText([
    "13 Stück",
    "Gebraucht bis 02.03.2027; Nachweise: Ursprungszeugnis",
    "gefragt als KT700P01",
  ])
  await expectAccessible(page)
  await box.getByRole("link", { name: "Zur Anfrage, 1 Position" }).click()
  const items = page.getByRole("list", { name: "In Ihrer Anfrage" })
  await expect(items).toContainText("KT700P03")
  await expect(items).toContainText("Angefragt als KT700P01")
  await expect(items.getByRole("spinbutton")).toHaveValue("13")

  await page.goto("/part/kt700p03")
  await expect(page.locator(".chain-current")).toContainText("Diese Seite, aktuelle Nummer")
  await page.locator(".chain-node").getByRole("link", { name: "KT700P01" }).click()
  await expect(page.getByText("Dieses Teil ist ersetzt. Aktuell ist KT700P03.")).toBeVisible()
})

test("numbers that supersede each other are interchangeable, and equal spellings offer a choice", async ({
  api,
  page,
}) => {
  await addGroup(api, [
    { partnumber: "KR800-1", subst_part: "KR800-2", description_de: "Prüfscheibe A" },
    { partnumber: "KR800-2", subst_part: "KR800-1", description_de: "Prüfscheibe B" },
    { partnumber: "KW9/00", description_de: "Prüfhebel" },
    { partnumber: "KW9-00", description_de: "Prüfbolzen", description_en: "Test bolt" },
    { partnumber: "KN500", subst_part: "KN501", description_de: "Prüfstift" },
    { partnumber: "PRUEFTEIL", description_de: "Teil ohne Ziffer" },
  ])
  await page.goto("/part/kr800-1")
  const circle = page.getByRole("region", { name: "Gegenseitig austauschbar" })
  await expect(circle.getByText("in beiden Richtungen")).toBeVisible()
  await expect(circle).toContainText("Ob die andere Ausführung in Ihre Maschine passt")
  await expect(circle.getByRole("link", { name: "KR800-2" })).toBeVisible()
  await expect(page.locator(".superseded-banner")).toHaveCount(0)

  const robots = page.locator('meta[name="robots"]')
  await page.goto("/part/kw9-00")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verschiedene Teile schreiben sich so")
  await expect(robots).toHaveAttribute("content", "noindex")
  // Before the check for accessibility, during which the page warms up.
  expect((await page.evaluate(readScripts)).own).toBeLessThanOrEqual(beforeTouchBytes)
  await expectAccessible(page)
  await page.getByRole("link", { name: /^KW9-00/u }).click()
  await expect(page).toHaveURL(/\/part\/kw9-00~2$/u)
  await expect(page.getByText("Prüfbolzen").first()).toBeVisible()
  await expect(robots).toHaveCount(0)
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(3)

  // Without a description in the language, only named as a successor, and without a digit.
  for (const path of ["/ru/part/kw9-00~2", "/part/kn501", "/part/pruefteil"]) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expect(robots, path).toHaveAttribute("content", "noindex")
  }
  await page.goto("/part/kn501")
  await expect(page.getByText("Bekannt als neuere Nummer für KN500")).toBeVisible()
})

test("an unknown number is added to the inquiry, with script and without", async ({ page, openPage, allowProblem }) => {
  allowProblem(/status of 404/u)
  await openHydrated(page, "/part/9035m85g02")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("9035M85G02 steht in keiner unserer Listen")
  await expect(page.getByRole("main").getByRole("link", { name: "9035M58G02" })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole("button", { name: "In die Anfrage", exact: true }).click()
  await page.getByRole("link", { name: "Zur Anfrage, 1 Position" }).click()
  await expect(page.getByRole("list", { name: "In Ihrer Anfrage" })).toContainText("9035M85G02")

  const plain = await openPage({ javaScriptEnabled: false })
  await plain.goto("/part/9035m58g02")
  await plain.getByRole("spinbutton", { name: "Menge" }).fill("5")
  await plain.getByRole("button", { name: "In die Anfrage" }).click()
  await expect(plain).toHaveURL(/\/contact\?.*#request$/u)
  const items = plain.getByRole("list", { name: "In Ihrer Anfrage" })
  await expect(items).toContainText("9035M58G03")
  await expect(items).toContainText("Angefragt als 9035M58G02")
  await expect(items.getByRole("spinbutton")).toHaveValue("5")
})

test("a part is printed on one sheet with its QR code beside the number", async ({ page }) => {
  await page.goto("/part/9035m58g02")
  const pdf = await page.pdf({ format: "A4" })
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/gu)).toHaveLength(1)
  await page.emulateMedia({ media: "print" })
  await page.setViewportSize({ width: 718, height: 1_000 })
  await expect(page.getByRole("img", { name: "QR-Code: Adresse dieser Seite" })).toBeVisible()
  await expect(page.getByRole("complementary", { name: "Anfragen" })).toBeHidden()
  const code = await page.locator(".end-code").boundingBox()
  const number = await page.getByRole("heading", { level: 1 }).boundingBox()
  expect(code?.y).toBeLessThan((number?.y ?? 0) + (number?.height ?? 0))
})
