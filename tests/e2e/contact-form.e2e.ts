import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { openHydrated } from "./public-pages.ts"
import { fillRequest, sender, storedInquiries } from "./request-form.ts"

const send = (page: Page) => page.getByRole("button", { name: "Anfrage senden" }).click()
const field = (page: Page, name: string) => page.getByRole("textbox", { name })

async function expectAllKept(page: Page, company: string): Promise<void> {
  await expect(field(page, "Name")).toHaveValue(sender.name)
  await expect(field(page, "Firma")).toHaveValue(company)
  await expect(field(page, "E-Mail")).toHaveValue(sender.email)
  await expect(field(page, "Kommentar")).toHaveValue(sender.text)
}

test("every mistake is named, at its field and above the form, and the focus goes to the first", async ({ page }) => {
  await openHydrated(page, "/contact")
  await send(page)
  const summary = page.getByRole("alert").filter({ hasText: "4 Angaben fehlen noch oder stimmen nicht:" })
  await expect(summary.getByRole("link")).toHaveText([
    "Bitte geben Sie Ihren Namen ein.",
    "Bitte geben Sie Ihre Firma ein.",
    "Bitte geben Sie Ihre E-Mail-Adresse ein.",
    "Es wurde nicht bestätigt, dass Sie kein Roboter sind",
  ])
  await expect(field(page, "Name")).toBeFocused()
  await expect(field(page, "Name")).toHaveAccessibleDescription("Bitte geben Sie Ihren Namen ein.")
  await expect(field(page, "Firma")).toHaveAttribute("aria-invalid", "true")
  const box = page.getByRole("checkbox", { name: "Ich bin kein Roboter" })
  await expect(box).toHaveAccessibleDescription("Es wurde nicht bestätigt, dass Sie kein Roboter sind")

  await summary.getByRole("link", { name: "Bitte geben Sie Ihre Firma ein." }).click()
  await expect(field(page, "Firma")).toBeFocused()
  await page.keyboard.type("Halbwerk GmbH")
  await expect(field(page, "Firma")).not.toHaveAttribute("aria-invalid")
  await field(page, "Name").fill(sender.name)
  await field(page, "E-Mail").fill("jonas@beispiel")
  await send(page)
  await expect(field(page, "E-Mail")).toBeFocused()
  await expect(field(page, "E-Mail")).toHaveAccessibleDescription(/^Diese E-Mail-Adresse ist unvollständig/u)
  await expect(field(page, "Firma")).toHaveValue("Halbwerk GmbH")
})

test("without a connection everything stays, and trying again sends it", async ({ page, siteUrl, allowProblem }) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED/u)
  const company = "Funkloch AG"
  await openHydrated(page, "/contact")
  await fillRequest(page, company)
  await page.context().setOffline(true)
  await send(page)
  const failure = page.getByRole("alert").filter({ hasText: "Keine Verbindung zum Server. Ihre Angaben sind noch da." })
  await expect(failure).toBeVisible()
  await expectAllKept(page, company)
  await page.context().setOffline(false)
  await failure.getByRole("button", { name: "Noch einmal versuchen" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Erfolgreich gesendet" })).toBeFocused()
  expect(await storedInquiries(siteUrl, company)).toHaveLength(1)
})

test("an answer that gets lost does not make two inquiries of one", async ({ page, siteUrl, allowProblem }) => {
  allowProblem(/ERR_FAILED/u)
  const company = "Doppelt GmbH"
  await openHydrated(page, "/part-list/1?query=9047M11G01")
  await page.getByRole("button", { name: "9047M11G01 in die Anfrage aufnehmen" }).click()
  await fillRequest(page, company)
  await page.route(
    "**/api/request",
    async (route) => {
      expect((await route.fetch()).status()).toBe(201)
      await route.abort()
    },
    { times: 1 },
  )
  await send(page)
  await expect(page.getByRole("alert").filter({ hasText: "Keine Verbindung zum Server." })).toBeVisible()
  await expectAllKept(page, company)
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click()
  const sent = page.getByRole("status").filter({ hasText: "Erfolgreich gesendet" })
  await expect(sent).toBeVisible()
  const stored = await storedInquiries(siteUrl, company)
  expect(stored).toHaveLength(1)
  expect(stored[0]).toMatchObject({ verified: true, items: [{ partnumber: "9047M11G01" }] })
  await expect(sent).toContainText(stored[0]?.reference ?? "no reference")
})

test("a server that fails is told, and nothing typed is lost", async ({ page, siteUrl, allowProblem }) => {
  allowProblem(/status of 500/u)
  const company = "Pechvogel KG"
  await openHydrated(page, "/contact")
  await fillRequest(page, company)
  await page.route("**/api/request", (route) => route.fulfill({ status: 500 }), { times: 1 })
  await send(page)
  await expect(page.getByRole("alert").filter({ hasText: "Die Anfrage konnte nicht gesendet werden." })).toBeVisible()
  await expectAllKept(page, company)
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Erfolgreich gesendet" })).toBeVisible()
  expect(await storedInquiries(siteUrl, company)).toHaveLength(1)
})

test("a confirmation that is used up is asked for again at the box", async ({ page, siteUrl, allowProblem }) => {
  allowProblem(/status of 422/u)
  const company = "Zu spät GmbH"
  await openHydrated(page, "/contact")
  await fillRequest(page, company)
  await page.route(
    "**/api/request",
    async (route) => {
      const body = { ...(route.request().postDataJSON() as object), company: "Schneller AG" }
      const first = await fetch(`${siteUrl}/api/request`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      })
      expect(first.status).toBe(201)
      await route.continue()
    },
    { times: 1 },
  )
  await send(page)
  const box = page.getByRole("checkbox", { name: "Ich bin kein Roboter" })
  await expect(box).toBeFocused()
  await expect(box).not.toBeChecked()
  await expect(box).toHaveAccessibleDescription(/^Die Bestätigung ist abgelaufen/u)
  await expectAllKept(page, company)
  expect(await storedInquiries(siteUrl, company)).toHaveLength(0)
})

test("after sending, the form and the list of parts are empty again", async ({ page, siteUrl }) => {
  const company = "Leerlauf OHG"
  await openHydrated(page, "/part-list/1?query=9047M11G01")
  await page.getByRole("button", { name: "9047M11G01 in die Anfrage aufnehmen" }).click()
  await fillRequest(page, company)
  await send(page)
  const sent = page.getByRole("status").filter({ hasText: "Erfolgreich gesendet" })
  await expect(sent).toContainText((await storedInquiries(siteUrl, company))[0]?.reference ?? "nothing stored")
  await page.getByRole("button", { name: "Weitere Anfrage senden" }).click()
  for (const name of ["Name", "Firma", "E-Mail", "Kommentar"]) await expect(field(page, name)).toHaveValue("")
  await expect(page.getByRole("checkbox", { name: "Ich bin kein Roboter" })).not.toBeChecked()
  await expect(page.getByRole("alert").filter({ hasText: /\S/u })).toHaveCount(0)
  await expect(page.getByText("Noch keine Teile gewählt.", { exact: false }).first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem("request_list"))).toBeNull()
})
