import type { Page } from "@playwright/test"
import { expect, test } from "./fixtures.ts"
import { openHydrated, texts, untilHydrated } from "./public-pages.ts"
import { confirmHuman } from "./human-check.ts"
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

test("the confirmation shows the lines as sent and the address, and a reload keeps it on this device only", async ({
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
  await other.goto(`/contact?sent=${reference}`)
  await expect(other.getByRole("status").filter({ hasText: reference })).toBeFocused()
  // Hydration at the first touch leaves a focus that has moved elsewhere.
  const name = other.getByRole("banner").getByRole("link").first()
  await name.focus()
  await untilHydrated(other)
  await expect(name).toBeFocused()
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

test("an inquiry is sent again with changes, and each one is removed from the device separately", async ({
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

test("an unsent inquiry is not stored, and without storage the confirmation still shows its lines", async ({
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

const jpeg = Buffer.concat([
  Buffer.from("ffd8ffe000104a46494600010100000100010000ffda0002ffd9", "hex"),
  Buffer.alloc(2_000),
])

const listed = [
  { partnumber: "9047M11G02", asked_number: "9047M11G01", position: "10", quantity: 4, note: "dringend" },
  { partnumber: "9047M11G03", quantity: 92, note: "" },
].map((item) => ({ product_id: null, spare_id: 1, title: "Schaufel", lang: "de", ...item }))

test("the confirmation names the requested number, the buyer's own item and the files, and offers all of it again", async ({
  page,
}) => {
  await page.addInitScript((list) => {
    if (!localStorage.getItem("requests_sent")) localStorage.setItem("request_list", list)
  }, JSON.stringify(listed))
  await openHydrated(page, "/contact")
  await page.getByRole("button", { name: form.attach }).click()
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "Typenschild.jpg", mimeType: "image/jpeg", buffer: jpeg })
  await sendOne(page, "Alte Nummern AG")
  const first = page.getByRole("row", { name: /^9047M11G02/u })
  await expect(first).toContainText("Angefragt als 9047M11G01")
  await expect(first).toContainText("Ihre Position 10")
  await expect(first).toContainText("dringend")
  await expect(page.getByRole("definition").filter({ hasText: "Typenschild.jpg" })).toBeVisible()
  await expect(page.getByText(sent.attachAgain)).toBeVisible()
  await page.evaluate(
    (list) => localStorage.setItem("request_list", list),
    JSON.stringify([{ ...listed[1], quantity: 1 }]),
  )
  await page.reload()
  await page.getByRole("button", { name: sent.again }).click()
  await expect(page.getByRole("spinbutton", { name: "Menge 9047M11G02" })).toHaveValue("4")
  await expect(page.getByRole("spinbutton", { name: "Menge 9047M11G03" })).toHaveValue("92")
})

test("viewing an earlier inquiry keeps the input, and all are removed at once", async ({ page }) => {
  const entry = (reference: string) => ({
    reference,
    sentAt: "2026-11-22T14:05:00.000Z",
    fields: { ...sender, company: "Früher AG" },
    items: [],
  })
  await page.addInitScript(
    (stored) => {
      if (!sessionStorage.getItem("begun")) localStorage.setItem("requests_sent", stored)
      sessionStorage.setItem("begun", "1")
    },
    JSON.stringify([entry("LT-AAAAA1"), entry("LT-AAAAA2")]),
  )
  await openHydrated(page, "/contact")
  const company = page.getByRole("textbox", { name: form.company })
  await company.fill("Halb getippt AG")
  await page.getByText(sent.list(2)).click()
  await page.getByRole("button", { name: /^LT-AAAAA2/u }).click()
  await expect(page.getByRole("status").filter({ hasText: "LT-AAAAA2" })).toBeFocused()
  await page.getByRole("button", { name: form.another }).click()
  await expect(company).toHaveValue("Halb getippt AG")
  await page.getByText(sent.list(2)).click()
  await page.getByRole("button", { name: sent.removeAll }).click()
  await expect(page.getByText(sent.removedAll)).toBeFocused()
  expect(await kept(page)).toBeNull()
  await page.reload()
  await expect(page.getByText(sent.list(2))).toHaveCount(0)
})

test("in Russian the whole journey works by keyboard, and the confirmation fits phone, tablet and desktop", async ({
  page,
}) => {
  const ru = texts.ru
  await page.addInitScript((list) => {
    if (!localStorage.getItem("requests_sent")) localStorage.setItem("request_list", list)
  }, JSON.stringify(listed))
  await openHydrated(page, "/ru/contact")
  for (const [label, value] of [
    [ru.form.name, "Анна Примерова"],
    [ru.form.company, "Очень-Длинное-Название-Предприятия-Без-Единого-Пробела ООО"],
    [ru.form.email, "anna@primer.example"],
  ] as const)
    await page.getByRole("textbox", { name: label }).fill(value)
  await confirmHuman(page, "ru")
  await page.getByRole("button", { name: ru.form.send, exact: true }).press("Enter")
  await expect(page.getByRole("status").filter({ hasText: ru.form.sent })).toBeFocused()
  await expect(page.getByRole("table", { name: ru.sent.lines }).getByRole("row")).toHaveCount(3)
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${width} px`)
      .toBeLessThanOrEqual(0)
  }
  const names = [
    ru.form.copy,
    `${ru.files.photos} (${ru.files.optional}) ${ru.files.choose}`,
    "9047M11G02",
    "9047M11G03",
    ru.sent.print,
    ru.sent.again,
    ru.sent.remove,
    ru.form.another,
  ]
  await page.getByRole("status").filter({ hasText: ru.form.sent }).focus()
  for (const name of names) {
    await page.keyboard.press("Tab")
    await expect(page.locator(":focus")).toHaveAccessibleName(name)
  }
  await page.getByRole("button", { name: ru.sent.again }).press("Enter")
  await expect(page.getByRole("textbox", { name: ru.form.name })).toHaveValue("Анна Примерова")
  await expect(page.getByRole("spinbutton")).toHaveCount(2)
})
