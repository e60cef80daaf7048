import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { humanWays } from "./human-check.ts"
import { openHydrated } from "./public-pages.ts"
import { fillInquiry, sender, storedInquiries } from "./request-form.ts"

const send = (page: Page) => page.getByRole("button", { name: "Anfrage senden" }).click()
const field = (page: Page, name: string) => page.getByRole("textbox", { name })

async function expectAllKept(page: Page, company: string): Promise<void> {
  await expect(field(page, "Name")).toHaveValue(sender.name)
  await expect(field(page, "Firma")).toHaveValue(company)
  await expect(field(page, "E-Mail")).toHaveValue(sender.email)
  await expect(field(page, "Kommentar")).toHaveValue(sender.text)
}

test("a used confirmation is requested again at its buttons", async ({ page, siteUrl, allowProblem }) => {
  allowProblem(/status of 422/u)
  const company = "Zu spät GmbH"
  await openHydrated(page, "/contact")
  await fillInquiry(page, company)
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
  const { work, note } = humanWays(page)
  await expect(work).toBeFocused()
  await expect(note).toBeEmpty()
  await expect(work).toHaveAccessibleDescription(/^Die Bestätigung ist abgelaufen/u)
  await expectAllKept(page, company)
  expect(await storedInquiries(siteUrl, company)).toHaveLength(0)
})

test("after sending, the form and the request list are empty again", async ({ page, siteUrl }) => {
  const company = "Leerlauf OHG"
  await openHydrated(page, "/part-list/1?query=9047M11G01")
  await page.getByRole("button", { name: "9047M11G01 in die Anfrage aufnehmen" }).click()
  await fillInquiry(page, company)
  await send(page)
  const sent = page.getByRole("status").filter({ hasText: "Erfolgreich gesendet" })
  await expect(sent).toBeVisible()
  await expect(sent).toContainText((await storedInquiries(siteUrl, company))[0]?.reference ?? "nothing stored")
  await page.getByRole("button", { name: "Weitere Anfrage senden" }).click()
  for (const name of ["Name", "Firma", "E-Mail", "Kommentar"]) await expect(field(page, name)).toHaveValue("")
  await expect(humanWays(page).note).toBeEmpty()
  await expect(page.getByRole("alert").filter({ hasText: /\S/u })).toHaveCount(0)
  await expect(page.getByText("Noch keine Teile gewählt.", { exact: false }).first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem("request_list"))).toBeNull()
})

test("a part chosen while a request is being sent stays in the list", async ({ page, siteUrl }) => {
  const company = "Nachtrag KG"
  const add = (number: string) => page.getByRole("button", { name: `${number} in die Anfrage aufnehmen` }).click()
  await openHydrated(page, "/part-list/1?query=9047M11")
  await add("9047M11G01")
  await fillInquiry(page, company)
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route("**/api/request", async (route) => {
    await released
    await route.continue()
  })
  await send(page)
  await add("9047M11G03")
  release()
  await expect(page.getByRole("status").filter({ hasText: "Erfolgreich gesendet" })).toBeVisible()
  const [stored] = await storedInquiries(siteUrl, company)
  expect(stored?.items).toMatchObject([{ partnumber: "9047M11G01" }])
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("request_list") ?? "[]") as unknown[]))
    .toMatchObject([{ partnumber: "9047M11G03" }])
})

test("a further request does not name the part of the sent one again", async ({ page }) => {
  await openHydrated(page, "/contact?number=L31742P02&quantity=3")
  const quantity = page.getByRole("spinbutton", { name: "Menge L31742P02" })
  await expect(quantity).toHaveValue("3")
  await fillInquiry(page, "Einmal GmbH")
  await send(page)
  await expect(page.getByRole("status").filter({ hasText: "Erfolgreich gesendet" })).toBeVisible()
  await page.getByRole("button", { name: "Weitere Anfrage senden" }).click()
  await expect(page).toHaveURL(/\/contact$/u)
  await expect(quantity).toHaveCount(0)
  await expect(field(page, "Kommentar")).toHaveValue("")
})
