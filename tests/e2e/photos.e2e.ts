import { expect, test } from "./signed-in.ts"
import { openHydrated, texts, untilHydrated } from "./public-pages.ts"
import { fillInquiry, storedInquiries } from "./request-form.ts"

const jpeg = Buffer.concat([
  Buffer.from("ffd8ffe000104a46494600010100000100010000ffda0002ffd9", "hex"),
  Buffer.alloc(2_000),
])
const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/octet-stream", buffer })

test("a photo is sent with an inquiry; another file is rejected by name, and the rest of the form stays", async ({
  page,
  siteUrl,
  dashboard,
  allowProblem,
}) => {
  allowProblem(/415/u)
  const company = "Fotowerk GmbH"
  await openHydrated(page, "/contact")
  await fillInquiry(page, company)
  await page.getByRole("button", { name: "Foto oder Zeichnung anhängen" }).click()
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

  await page.getByRole("button", { name: "Anfrage senden" }).click()
  await expect(page.getByText("liste.png: Das ist kein Bild und kein PDF.")).toBeVisible()
  await expect(field).toBeFocused()
  await expect(page.getByRole("textbox", { name: "Firma" })).toHaveValue(company)
  await page.getByRole("button", { name: "liste.png entfernen" }).click()
  await page.getByRole("button", { name: "Anfrage senden" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Erfolgreich gesendet" })).toBeFocused()
  const [stored] = await storedInquiries(siteUrl, company)
  expect(stored?.photos).toEqual([{ n: 1, name: "Typenschild.jpg", size: jpeg.length, stored: true }])

  await dashboard.goto(`/dashboard/requests?query=${company}`)
  await dashboard.getByRole("link", { name: /Jonas Beispiel/u }).click()
  const download = dashboard.waitForEvent("download")
  await dashboard.getByRole("button", { name: /Typenschild\.jpg/u }).click()
  expect((await download).suggestedFilename()).toBe("Typenschild.jpg")
})

test("the confirmation says when the photos could not be stored", async ({ page }) => {
  await page.route("**/api/request", (route) =>
    route.fulfill({ status: 201, json: { id: 1, reference: "LT-7K3F9Q", photos_left_out: true } }),
  )
  await openHydrated(page, "/contact")
  await fillInquiry(page, "Fotowerk GmbH")
  await page.getByRole("button", { name: "Foto oder Zeichnung anhängen" }).click()
  await page.locator("input[type=file]").setInputFiles([file("Typenschild.jpg", jpeg)])
  await page.getByRole("button", { name: "Anfrage senden" }).click()
  const sent = page.getByRole("status").filter({ hasText: "LT-7K3F9Q" })
  await expect(sent).toContainText("bitte schicken Sie die Fotos per E-Mail nach")
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
