import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { openHydrated, texts } from "./public-pages.ts"
import { fillInquiry, sender, storedInquiries } from "./request-form.ts"

const { form, sent } = texts.de

async function sendOne(page: Page, company: string): Promise<string> {
  await fillInquiry(page, company)
  await page.getByRole("button", { name: form.send, exact: true }).click()
  const status = page.getByRole("status").filter({ hasText: form.sent })
  await expect(status).toBeFocused()
  return (await status.locator(".mono").textContent()) ?? ""
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem("requests_sent"))

test("the confirmation shows the lines as sent and the address, and a reload keeps it on this device alone", async ({
  page,
  openPage,
  siteUrl,
}) => {
  await openHydrated(page, "/part-list/1?query=9047M11G01")
  await page.getByRole("button", { name: "9047M11G01 in die Anfrage aufnehmen" }).click()
  await openHydrated(page, "/contact")
  expect(await kept(page)).toBeNull()
  const reference = await sendOne(page, "Quittung AG")
  expect((await storedInquiries(siteUrl, "Quittung AG"))[0]?.reference).toBe(reference)
  for (const visit of ["sent", "reloaded"]) {
    await test.step(visit, async () => {
      await expect(page.getByRole("heading", { name: form.sentTitle })).toBeVisible()
      await expect(page.getByText(form.replyTo)).toContainText(sender.email)
      await expect(page.getByRole("table", { name: sent.lines }).getByRole("row")).toHaveCount(2)
      await expect(page.getByRole("row", { name: /^9047M11G01/u })).toBeVisible()
      await expect(page.getByText(sender.text)).toBeVisible()
      await expect(page.getByRole("button", { name: form.copy })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`\\?sent=${reference}`, "u"))
    })
    if (visit === "sent") await page.reload()
  }
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
  await page.getByRole("button", { name: form.copy }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference)

  const other = await openPage()
  await openHydrated(other, `/contact?sent=${reference}`)
  await expect(other.getByRole("status").filter({ hasText: reference })).toBeVisible()
  await expect(other.getByRole("main")).not.toContainText("9047M11G01")
  await expect(other.getByRole("main")).not.toContainText(sender.email)
  expect(await kept(other)).toBeNull()
})

test("the status message of the specification is smaller than the heading above it", async ({ page }) => {
  for (const [language, heading, status] of [
    ["", "Ihre Anfrage ist gesendet", "Erfolgreich gesendet"],
    ["/en", "Your request has been sent", "Successfully sended"],
    ["/ru", "Ваш запрос отправлен", "Успешно отправлено"],
  ]) {
    await page.goto(`${language}/contact?sent=LT-AAAAAA`)
    const size = (text: string) =>
      page.getByText(text, { exact: true }).evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    await expect(page.getByRole("heading", { name: heading ?? "" })).toBeVisible()
    expect(await size(status ?? "")).toBeLessThan(await size(heading ?? ""))
    expect(await size(status ?? "")).toBeLessThanOrEqual(14)
  }
})

test("a request is sent again with changes, and each one is removed from the device by itself", async ({
  page,
  siteUrl,
}) => {
  await openHydrated(page, "/part-list/1?query=9047M11G01")
  await page.getByRole("button", { name: "9047M11G01 in die Anfrage aufnehmen" }).click()
  const first = await sendOne(page, "Zweimal KG")
  await page.getByRole("button", { name: sent.again }).click()
  await expect(page).not.toHaveURL(/sent=/u)
  await expect(page.getByRole("textbox", { name: "Firma" })).toHaveValue("Zweimal KG")
  await expect(page.getByRole("textbox", { name: "E-Mail" })).toHaveValue(sender.email)
  await page.getByRole("spinbutton", { name: "Menge 9047M11G01" }).fill("7")
  await page.getByRole("spinbutton", { name: "Menge 9047M11G01" }).press("Enter")
  const second = await sendOne(page, "Zweimal und mehr KG")
  expect(second).not.toBe(first)
  expect((await storedInquiries(siteUrl, "Zweimal und mehr KG"))[0]?.items).toMatchObject([{ quantity: 7 }])

  await openHydrated(page, "/spare-parts")
  await page.getByText(sent.list(2)).click()
  await page.getByRole("button", { name: new RegExp(`^${first}.*${sent.show}$`, "u") }).click()
  await expect(page.getByRole("status").filter({ hasText: first })).toBeFocused()
  await page.getByRole("button", { name: sent.remove }).click()
  await expect(page.getByText(sent.list(1))).toBeVisible()
  await page.getByText(sent.list(1)).click()
  await page.getByRole("button", { name: sent.removeOne(second) }).click()
  await expect(page.getByText(sent.list(1))).toHaveCount(0)
  expect(await kept(page)).toBeNull()
})

test("a request that was not sent is not kept, and without storage the confirmation still shows its lines", async ({
  page,
  allowProblem,
}) => {
  allowProblem(/ERR_FAILED/u)
  await openHydrated(page, "/contact")
  await page.route("**/api/request", (route) => route.abort(), { times: 1 })
  await fillInquiry(page, "Ohne Netz AG")
  await page.getByRole("button", { name: form.send, exact: true }).click()
  await expect(page.getByText(form.failed.offline)).toBeVisible()
  expect(await kept(page)).toBeNull()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new Error("storage is off")
    }
  })
  await page.getByRole("button", { name: form.tryAgain }).click()
  await expect(page.getByRole("heading", { name: form.sentTitle })).toBeVisible()
  await expect(page.getByText(sender.text)).toBeVisible()
  await expect(page.getByRole("button", { name: sent.remove })).toHaveCount(0)
})
