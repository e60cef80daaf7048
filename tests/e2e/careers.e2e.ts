import type { Page } from "@playwright/test"
import type { Application } from "#contract/application.ts"
import { expect, test } from "./fixtures.ts"
import { confirmHuman } from "./human-check.ts"
import { ownerSession } from "./signed-in.ts"
import { drop } from "./dashboard-acts.ts"
import { openHydrated, texts, untilHydrated } from "./public-pages.ts"

const pdf = (bytes = 0) =>
  Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(bytes, 32), Buffer.from("\nstartxref\n9\n%%EOF\n")])
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer })
const chooser = (page: Page) => page.locator("input[type=file]")
const chosen = (page: Page) => page.getByRole("list", { name: "Gewählte Dateien" }).getByRole("listitem")
const send = (page: Page) => page.getByRole("button", { name: "Bewerbung senden" }).click()
const applications = async (siteUrl: string, last_name: string) =>
  (await (await ownerSession(siteUrl)).get<Application[]>("/application")).filter(
    (application) => application.last_name === last_name,
  )

async function fill(page: Page, lastName: string): Promise<void> {
  await page.getByRole("textbox", { name: "Vorname" }).fill("Jörg")
  await page.getByRole("textbox", { name: "Nachname" }).fill(lastName)
  await page.getByRole("textbox", { name: "E-Mail" }).fill("joerg@beispiel.example")
}

test("an application with two files arrives once, though its first response is lost", async ({
  page,
  siteUrl,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED/u)
  await openHydrated(page, "/careers")
  await fill(page, "Zweimal")
  await chooser(page).setInputFiles([file("Lebenslauf.pdf", pdf(3_000_000)), file("Zeugnis.pdf", pdf())])
  await confirmHuman(page)
  await page.route(
    "**/api/application",
    async (route) => {
      expect((await route.fetch()).status()).toBe(201)
      await route.abort()
    },
    { times: 1 },
  )
  await send(page)
  const failure = page.getByRole("alert").filter({ hasText: "Keine Verbindung zum Server." })
  await expect(failure).toBeVisible()
  await expect(chosen(page)).toHaveCount(2)
  await failure.getByRole("button", { name: "Noch einmal versuchen" }).click()
  const sent = page.getByRole("status").filter({ hasText: "Erfolgreich gesendet" })
  await expect(sent).toBeFocused()
  const stored = await applications(siteUrl, "Zweimal")
  expect(stored).toHaveLength(1)
  expect(stored[0]).toMatchObject({ verified: true, cv: [{ name: "Lebenslauf.pdf" }, { name: "Zeugnis.pdf" }] })
  await expect(sent).toContainText(stored[0]?.reference ?? "no reference")
  await page.getByRole("button", { name: "Weitere Bewerbung senden" }).click()
  await expect(page.getByRole("textbox", { name: "Vorname" })).toHaveValue("")
  await expect(chosen(page)).toHaveCount(0)
})

test("rejected files are named with the reason, and chosen ones can be removed", async ({ page }) => {
  await openHydrated(page, "/careers")
  await chooser(page).setInputFiles([
    file("a.pdf", pdf()),
    file("foto.jpg", pdf()),
    file("riesig.pdf", pdf(10_485_760)),
    file("b.odt", pdf()),
    file("c.pdf", pdf()),
  ])
  await expect(page.getByRole("alert").filter({ hasText: "foto.jpg: Dieses Format" })).toContainText(
    "riesig.pdf: Die Datei",
  )
  await expect(page.getByText("c.pdf: Es passen nur 2 Dateien.")).toBeVisible()
  await expect(chosen(page)).toHaveCount(2)
  await page.getByRole("button", { name: "a.pdf entfernen" }).click()
  await expect(chosen(page)).toHaveCount(1)
  await expect(chooser(page)).toBeFocused()
  await drop(page.locator(".drop"), file("c.pdf", pdf()))
  await expect(chosen(page)).toHaveText([/b\.odt/u, /c\.pdf/u])
})

test("a server error about a file is shown at the files, and all input stays", async ({ page, allowProblem }) => {
  allowProblem(/status of 415/u)
  await openHydrated(page, "/careers")
  await send(page)
  await expect(page.getByRole("textbox", { name: "Vorname" })).toBeFocused()
  await fill(page, "Falsch")
  await chooser(page).setInputFiles([file("kein.pdf", Buffer.from("kein PDF"))])
  await confirmHuman(page)
  await send(page)
  await expect(chooser(page)).toBeFocused()
  await expect(chooser(page)).toHaveAccessibleDescription(/kein\.pdf: Die Datei ist kein lesbares PDF/u)
  await expect(page.getByRole("textbox", { name: "Nachname" })).toHaveValue("Falsch")
  await expect(chosen(page)).toHaveCount(1)
})

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false })

  test("an application is sent without script, with its file", async ({ page, siteUrl }) => {
    await page.goto("/careers")
    await page.locator("[name=first_name]").fill("Ilse")
    await page.locator("[name=last_name]").fill("Ohneskript")
    await page.locator("[name=email]").fill("ilse@ohne.example")
    await chooser(page).setInputFiles([file("Ilse.pdf", pdf(500_000))])
    await send(page)
    await expect(page).toHaveURL(/\/careers\?sent=LT-[0-9A-Z]{6}#apply$/u)
    const stored = await applications(siteUrl, "Ohneskript")
    expect(stored).toHaveLength(1)
    expect(stored[0]).toMatchObject({ verified: false, cv: [{ name: "Ilse.pdf" }] })
  })

  test("a rejected one keeps the input and asks for the files again", async ({ page, allowProblem }) => {
    allowProblem(/status of 415/u)
    await page.goto("/en/careers")
    await page.locator("[name=first_name]").fill("Ilse")
    await page.locator("[name=last_name]").fill("Wrongfile")
    await page.locator("[name=email]").fill("ilse@ohne.example")
    await chooser(page).setInputFiles([file("cv.pdf", Buffer.from("no PDF"))])
    await page.getByRole("button", { name: "Send application" }).click()
    await expect(page.getByRole("alert").filter({ hasText: "not a readable PDF" }).first()).toBeVisible()
    await expect(page.locator("[name=last_name]")).toHaveValue("Wrongfile")
  })
})

test("a server failure message names an application, not an inquiry", async ({ page, allowProblem }) => {
  allowProblem(/500/u)
  await openHydrated(page, "/careers")
  await fill(page, "Fehler")
  await confirmHuman(page)
  await page.route("**/api/application", (route) => route.fulfill({ status: 500, json: {} }))
  await send(page)
  await expect(page.getByRole("alert").getByText("Das Senden ist nicht gelungen.")).toBeVisible()
})

test("after a change of language the fields return, and the files are asked for again", async ({ page }) => {
  await openHydrated(page, "/careers")
  await fill(page, "Sprachwechsel")
  await chooser(page).setInputFiles([file("Lebenslauf.pdf", pdf())])
  await expect(chosen(page)).toHaveCount(1)
  await page.getByRole("banner").getByRole("link", { name: "Русский" }).click()
  await expect(page).toHaveURL(/\/ru\/careers$/u)
  await untilHydrated(page)
  await expect(page.locator("[name=last_name]")).toHaveValue("Sprachwechsel")
  await expect(chooser(page)).toHaveAccessibleDescription(new RegExp(texts.ru.files.chooseAgain, "u"))
  await chooser(page).setInputFiles([file("Lebenslauf.pdf", pdf())])
  await expect(page.getByText(texts.ru.files.chooseAgain)).toHaveCount(0)
})
