import type { Locator, Page } from "@playwright/test"
import sharp from "sharp"
import { expect, test } from "./signed-in.ts"
import { openHydrated, texts, untilHydrated } from "./public-pages.ts"
import { fillInquiry, storedInquiries } from "./request-form.ts"

const jpeg = Buffer.concat([
  Buffer.from("ffd8ffe000104a46494600010100000100010000ffda0002ffd9", "hex"),
  Buffer.alloc(2_000),
])
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer })

const attach = (page: Page) => page.getByRole("button", { name: "Foto oder Zeichnung anhängen" }).click()
const send = (page: Page) => page.getByRole("button", { name: "Anfrage senden" }).click()
const follow = (page: Page) => page.getByRole("region", { name: texts.de.files.follow.title })

/** The progress ends with the same word. */
const expectSent = (photo: Locator) =>
  expect(photo.getByText(texts.de.files.follow.states.sent, { exact: true })).toBeVisible()

test("the inquiry is stored first, its photos follow; a file that is no photo is rejected by name", async ({
  page,
  siteUrl,
  dashboard,
  allowProblem,
}) => {
  allowProblem(/415/u)
  const company = "Fotowerk GmbH"
  await openHydrated(page, "/contact")
  await fillInquiry(page, company)
  await attach(page)
  const field = page.locator("input[type=file]")
  await expect(field).toBeFocused()
  await field.setInputFiles([
    file("plan.dwg", jpeg),
    file("Typenschild.jpg", jpeg),
    file("liste.png", Buffer.from("<html>")),
  ])
  await expect(page.getByText("plan.dwg: Das ist kein Bild und kein PDF.")).toBeVisible()
  const chosen = page.getByRole("list", { name: "Gewählte Dateien" }).getByRole("listitem")
  await expect(chosen).toHaveCount(2)
  await send(page)
  await expect(page.getByRole("status").filter({ hasText: "Erfolgreich gesendet" })).toBeFocused()
  const photo = (name: string) => follow(page).getByRole("listitem").filter({ hasText: name })
  await expectSent(photo("Typenschild.jpg"))
  await expect(photo("liste.png")).toContainText(texts.de.files.follow.states.refused)
  const photosOf = async () => (await storedInquiries(siteUrl, company))[0]?.photos
  const first = { n: 1, name: "Typenschild.jpg", size: jpeg.length, stored: true }
  expect(await photosOf()).toEqual([first])

  // The confirmation takes further ones, also after a reload.
  await page.reload()
  await untilHydrated(page)
  await follow(page)
    .locator("input[type=file]")
    .setInputFiles([file("Rotor.jpg", jpeg)])
  await expectSent(photo("Rotor.jpg"))
  expect(await photosOf()).toEqual([first, { ...first, n: 2, name: "Rotor.jpg" }])

  await dashboard.goto(`/dashboard/requests?query=${company}`)
  await dashboard.getByRole("link", { name: /Jonas Beispiel/u }).click()
  const download = dashboard.waitForEvent("download")
  await dashboard.getByRole("button", { name: /Typenschild\.jpg/u }).click()
  expect((await download).suggestedFilename()).toBe("Typenschild.jpg")
})

test("from a part's page a request with a photo of 6 MB is stored within 3 s; the photo follows once online again", async ({
  page,
  context,
  siteUrl,
  allowProblem,
}) => {
  allowProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/u)
  const company = "Funkloch KG"
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const
  const photo = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: "#777", noise } })
    .jpeg({ quality: 88 })
    .toBuffer()
  expect(photo.length).toBeGreaterThan(5_000_000)
  await page.setViewportSize({ width: 360, height: 640 })
  await openHydrated(page, "/part/9035m58g02")
  await page.getByRole("button", { name: "In die Anfrage" }).click()
  await page.getByRole("link", { name: "Zur Anfrage, 1 Position" }).click()
  await expect(page.getByRole("list", { name: "In Ihrer Anfrage" })).toContainText("9035M58G03")
  await untilHydrated(page)
  await fillInquiry(page, company)
  await attach(page)
  await page.locator("input[type=file]").setInputFiles({ name: "Schild.jpeg", mimeType: "image/jpeg", buffer: photo })
  const chosen = page.getByRole("list", { name: "Gewählte Dateien" })
  await expect(chosen).toContainText("Schild.jpg")
  await expect(chosen).toContainText(/verkleinert von/u)

  await page.route("**/api/request/photos", async (route) => {
    await context.setOffline(true)
    await route.abort()
  })
  const pressed = Date.now()
  await send(page)
  await expect(page.getByRole("status").filter({ hasText: "Erfolgreich gesendet" })).toBeVisible()
  expect(Date.now() - pressed).toBeLessThan(3_000)
  await expect(follow(page).getByRole("alert")).toContainText(texts.de.files.follow.away)
  const [stored] = await storedInquiries(siteUrl, company)
  expect(stored).toMatchObject({ items: [{ partnumber: "9035M58G03" }], photos: [] })

  await page.unroute("**/api/request/photos")
  await context.setOffline(false)
  await expectSent(follow(page).getByRole("listitem"))
  const [followed] = await storedInquiries(siteUrl, company)
  expect(followed?.photos).toMatchObject([{ name: "Schild.jpg", stored: true }])
  expect(followed?.photos[0]?.size).toBeLessThan(photo.length)
})

test("after a change of language photos are asked for again", async ({ page }) => {
  await openHydrated(page, "/contact")
  await page.getByRole("button", { name: "Foto oder Zeichnung anhängen" }).click()
  await page.locator("input#request-photos").setInputFiles([file("Typenschild.jpg", jpeg)])
  await expect(page.getByRole("list", { name: "Gewählte Dateien" })).toBeVisible()
  await page.getByRole("banner").getByRole("link", { name: "English" }).click()
  await expect(page).toHaveURL(/\/en\/contact$/u)
  await untilHydrated(page)
  await expect(page.getByText(texts.en.files.chooseAgain)).toBeVisible()
})
