import type { Locator, Page } from "@playwright/test"
import type { Service } from "#contract/service.ts"
import { picture } from "#tests/harness/samples.ts"
import { unsavedInput } from "./dashboard-acts.ts"
import { addService, expect, test } from "./signed-in.ts"

async function choose(page: Page, scope: Page | Locator, name: string, mimeType: string, bytes: Uint8Array) {
  const chooser = page.waitForEvent("filechooser")
  await scope.getByRole("button", { name: /^Add images/u }).click()
  await (await chooser).setFiles({ name, mimeType, buffer: Buffer.from(bytes) })
}

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')

test("a service is added with a picture and is on the site at once", async ({ dashboard, api, openPage }) => {
  await dashboard.goto("/dashboard/services")
  await dashboard.getByRole("button", { name: "Add service" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Add service" })
  const add = dialog.getByRole("button", { name: "Add service" })
  const german = dialog.getByRole("region", { name: "German" })
  await german.getByRole("textbox", { name: "Title" }).fill("Getriebeprüfung")
  await german.getByRole("textbox", { name: "Text, German" }).click()
  await dashboard.keyboard.type("Zahnflanken, Spiel und Tragbild.")
  // Input for a new record is stored too.
  await expect.poll(async () => (await unsavedInput(dashboard, "service:new:")).join("")).toContain("Tragbild.")
  await dashboard.reload()
  await dashboard.getByRole("button", { name: "Add service" }).click()
  await dialog.getByRole("button", { name: "Use the input" }).click()
  await expect(german.getByRole("textbox", { name: "Title" })).toHaveValue("Getriebeprüfung")
  await dashboard.keyboard.press("ControlOrMeta+s")
  await expect(dialog.getByRole("alert").filter({ hasText: /./u })).toHaveText("Please select a file first!")
  await choose(dashboard, dialog, "zeichnung.svg", "image/svg+xml", drawing)
  await expect(dialog.getByText("Not an image of type PNG, JPG or GIF.")).toBeVisible()
  await add.click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole("button", { name: "Remove zeichnung.svg" }).click()
  await choose(dashboard, dialog, "getriebe.jpg", "image/jpeg", await picture(1600, 900))
  await add.click()
  await expect(dialog).toBeHidden()
  await expect(dashboard.getByRole("link", { name: "Getriebeprüfung" })).toBeVisible()

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

test("pictures are added, described, rejected and deleted in the editor", async ({ dashboard, api, allowProblem }) => {
  allowProblem(/status of 415/u)
  const id = await addService(api, "Bilderprüfung")
  await dashboard.goto(`/dashboard/services/${id}`)
  await choose(dashboard, dashboard, "zwei.jpg", "image/jpeg", await picture(800, 600))
  await expect(dashboard.getByText("comes with saving", { exact: true })).toBeVisible()
  await choose(dashboard, dashboard, "zeichnung.svg", "image/svg+xml", drawing)
  const refused = dashboard.getByRole("alert").filter({ hasText: "zeichnung.svg was not accepted" })
  await expect(refused).toContainText("Not an image of type PNG, JPG or GIF.")
  await refused.getByRole("button", { name: "Do not upload" }).click()
  await choose(dashboard, dashboard, "falsch.jpg", "image/jpeg", drawing)
  await expect(dashboard.getByRole("alert").filter({ hasText: "falsch.jpg was not accepted" })).toContainText(
    "Not an image of type PNG, JPG or GIF.",
  )

  await dashboard.getByRole("textbox", { name: "Alt text English, image 2" }).fill("Journal under test")
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  await dashboard.getByRole("button", { name: "Delete image 1" }).click()
  const question = dashboard.getByRole("alertdialog", { name: "Are you sure you want to delete?" })
  await question.getByRole("button", { name: "Delete image" }).click()
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(dashboard.getByText("will be removed on saving")).toBeHidden()
  const { image_list: left } = await api.get<Service>(`/service/${id}`)
  expect(left).toHaveLength(1)
  expect(left[0]).toMatchObject({ width: 800, height: 600, alt_en: "Journal under test" })
})

test("a service is deleted after a confirmation that names it", async ({ dashboard, api, openPage, allowProblem }) => {
  allowProblem(/status of 404/u)
  const id = await addService(api, "Zum Löschen")
  await dashboard.goto(`/dashboard/services/${id}`)
  const question = dashboard.getByRole("alertdialog", { name: "Are you sure you want to delete?" })
  await dashboard.getByRole("button", { name: "Delete service" }).click()
  await expect(question).toContainText("Zum Löschen")
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused()
  await dashboard.keyboard.press("Enter")
  await expect(question).toBeHidden()
  expect((await api.call("GET", `/service/${id}`)).status).toBe(200)
  await dashboard.getByRole("button", { name: "Delete service" }).click()
  await question.getByRole("button", { name: "Delete service" }).click()
  await expect(dashboard).toHaveURL(/\/dashboard\/services$/u)
  await expect(dashboard.getByText("Successfully deleted")).toBeVisible()
  await expect(dashboard.getByRole("link", { name: "Zum Löschen" })).toHaveCount(0)
  const visitor = await openPage()
  expect((await visitor.goto(`/service/${id}`))?.status()).toBe(404)
  await dashboard.getByRole("button", { name: "Restore" }).click()
  await expect(dashboard.getByRole("link", { name: "Zum Löschen" })).toBeVisible()
  expect((await visitor.goto(`/service/${id}`))?.status()).toBe(200)
})
