import type { Locator, Page } from "@playwright/test"
import type { Service } from "#contract/service.ts"
import { picture } from "#tests/harness/samples.ts"
import { addService, expect, test } from "./office.ts"

async function choose(page: Page, place: Page | Locator, name: string, mimeType: string, bytes: Uint8Array) {
  const chooser = page.waitForEvent("filechooser")
  await place.getByRole("button", { name: /^Add images/u }).click()
  await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from(bytes) })
}

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')

test("a service is added with a picture and is on the site at once", async ({ office, api, openPage }) => {
  await office.goto("/dashboard/services")
  await office.getByRole("button", { name: "Add service" }).click()
  const dialog = office.getByRole("dialog", { name: "Add service" })
  const add = dialog.getByRole("button", { name: "Add service" })
  const german = dialog.getByRole("region", { name: "German" })
  await german.getByRole("textbox", { name: "Title" }).fill("Getriebeprüfung")
  await german.getByRole("textbox", { name: "Text, German" }).click()
  await office.keyboard.type("Zahnflanken, Spiel und Tragbild.")
  await add.click()
  await expect(dialog.getByRole("alert")).toHaveText("Please select a file first!")
  await choose(office, dialog, "zeichnung.svg", "image/svg+xml", drawing)
  await expect(dialog.getByText("Not an image of type PNG, JPG or GIF.")).toBeVisible()
  await add.click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole("button", { name: "Remove zeichnung.svg" }).click()
  await choose(office, dialog, "getriebe.jpg", "image/jpeg", await picture(1600, 900))
  await add.click()
  await expect(dialog).toBeHidden()
  await expect(office.getByRole("link", { name: "Getriebeprüfung" })).toBeVisible()

  const all = await api.get<Service[]>("/service")
  const added = all.find((service) => service.title_de === "Getriebeprüfung")
  expect(added).toMatchObject({ text_de: "<p>Zahnflanken, Spiel und Tragbild.</p>", images: [expect.any(String)] })
  const visitor = await openPage()
  await visitor.goto(`/en/service/${added?.id}`)
  const heading = visitor.getByRole("heading", { level: 1, name: "Getriebeprüfung" })
  await expect(heading).toBeVisible()
  await expect(visitor.getByRole("main").locator("[lang=de]").first()).toBeVisible()
  const shown = visitor.getByRole("main").getByRole("img").first()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
})

test("pictures are added, described, refused and deleted in the editor", async ({ office, api, allowProblem }) => {
  allowProblem(/status of 415/u)
  const id = await addService(api, "Bilderprüfung")
  await office.goto(`/dashboard/services/${id}`)
  await choose(office, office, "zwei.jpg", "image/jpeg", await picture(800, 600))
  await expect(office.getByText("1 image added")).toBeVisible()
  await choose(office, office, "zeichnung.svg", "image/svg+xml", drawing)
  const refused = office.getByRole("alert").filter({ hasText: "zeichnung.svg was not accepted" })
  await expect(refused).toContainText("Not an image of type PNG, JPG or GIF.")
  await refused.getByRole("button", { name: "Do not upload" }).click()
  await choose(office, office, "falsch.jpg", "image/jpeg", drawing)
  await expect(office.getByRole("alert").filter({ hasText: "falsch.jpg was not accepted" })).toContainText(
    "This type of file is not accepted.",
  )

  await office.getByRole("textbox", { name: "Alt text English, image 2" }).fill("Journal under test")
  await office.getByRole("button", { name: "Save" }).click()
  await expect(office.getByText("Successfully updated")).toBeVisible()
  await office.getByRole("button", { name: "Delete image 1" }).click()
  const question = office.getByRole("alertdialog", { name: "Are you sure you want to delete?" })
  await question.getByRole("button", { name: "Delete image" }).click()
  await expect(office.getByText("Successfully deleted")).toBeVisible()
  const { image_list: left } = await api.get<Service>(`/service/${id}`)
  expect(left).toHaveLength(1)
  expect(left[0]).toMatchObject({ width: 800, height: 600, alt_en: "Journal under test" })
})

test("a service is deleted after a question that names it", async ({ office, api, openPage, allowProblem }) => {
  allowProblem(/status of 404/u)
  const id = await addService(api, "Zum Löschen")
  await office.goto(`/dashboard/services/${id}`)
  const question = office.getByRole("alertdialog", { name: "Are you sure you want to delete?" })
  await office.getByRole("button", { name: "Delete service" }).click()
  await expect(question).toContainText("Zum Löschen")
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused()
  await office.keyboard.press("Enter")
  await expect(question).toBeHidden()
  expect((await api.call("GET", `/service/${id}`)).status).toBe(200)
  await office.getByRole("button", { name: "Delete service" }).click()
  await question.getByRole("button", { name: "Delete service" }).click()
  await expect(office).toHaveURL(/\/dashboard\/services$/u)
  await expect(office.getByText("Successfully deleted")).toBeVisible()
  await expect(office.getByRole("link", { name: "Zum Löschen" })).toHaveCount(0)
  const visitor = await openPage()
  expect((await visitor.goto(`/service/${id}`))?.status()).toBe(404)
})
