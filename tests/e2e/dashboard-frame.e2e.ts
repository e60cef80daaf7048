import type { SpareSummary } from "#contract/spare.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { addService, expect, test } from "./office.ts"

test("records are called by their title in the dashboard's language, else in the next one", async ({ office, api }) => {
  const fields = { title_de: "Schaufelsatz", title_en: "Blade set" }
  const made = await api.call("POST", "/spare", imageForm("images[]", await picture(), fields))
  const { id } = (await made.json()) as SpareSummary
  await office.goto("/dashboard/data")
  await expect(office.getByRole("heading", { name: "Blade set" })).toHaveAttribute("lang", "en")
  await office.goto(`/dashboard/spare/${id}`)
  const heading = office.getByRole("heading", { level: 1 })
  await expect(heading).toHaveText("Blade set")
  for (const [language, title, lang] of [
    ["Deutsch", "Schaufelsatz", "de"],
    ["Русский", "Schaufelsatz", "de"],
  ] as const) {
    await office.getByRole("complementary").getByRole("button", { name: language }).click()
    await expect(heading).toHaveText(title)
    await expect(heading).toHaveAttribute("lang", lang)
  }
})

test("the site opens in the dashboard's language", async ({ office }) => {
  await office.goto("/dashboard")
  const link = office.getByRole("complementary").getByRole("link", { name: /^(?:View site|Открыть сайт)/u })
  await expect(link).toHaveAttribute("href", /^\/en\/?$/u)
  await office.getByRole("complementary").getByRole("button", { name: "Русский" }).click()
  await expect(link).toHaveAttribute("href", /^\/ru\/?$/u)
})

test("a message that saving failed goes when the change is discarded", async ({ office, api, allowProblem }) => {
  allowProblem(/status of 503/u)
  const id = await addService(api, "Verwerfprobe")
  await office.goto(`/dashboard/services/${id}`)
  await office
    .getByRole("textbox", { name: /^Title/u })
    .first()
    .fill("Verwerfprobe, anders")
  await office.route(`**/api/service/${id}`, (route) => route.fulfill({ status: 503 }), { times: 1 })
  await office.getByRole("button", { name: /^Save/u }).click()
  const refused = office.getByRole("alert").filter({ hasText: "Could not save" })
  await expect(refused).toBeVisible()
  await office.getByRole("button", { name: "Discard" }).click()
  await office.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click()
  await expect(refused).toHaveCount(0)
})

test("personal data and the activity log are in the menu", async ({ office }) => {
  await office.goto("/dashboard")
  const menu = office.getByRole("complementary")
  for (const name of ["Personal data", "Activity log"]) {
    await menu.getByRole("link", { name }).click()
    await expect(office.getByRole("heading", { level: 1, name })).toBeVisible()
    await expect(menu.locator("[aria-current=page]")).toHaveText(name)
  }
})

test("the menu has its names while the account is still asked for", async ({ office }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await office.route("**/api/auth/me", async (route) => {
    await held
    await route.continue()
  })
  await office.goto("/dashboard", { waitUntil: "commit" })
  await expect(office.getByRole("link", { name: "Requests" })).toBeVisible()
  await expect(office.getByRole("link", { name: "View site" })).toHaveCount(0)
  release()
  await expect(office.getByRole("link", { name: "View site" })).toBeVisible()
})

test("requests begin high on a phone, with the filters folded", async ({ office, api }) => {
  const sender = { name: "Ada", company: "Werk", email: "ada@example.com", text: "Anfrage" }
  expect((await api.call("POST", "/request", sender)).status).toBe(201)
  await office.setViewportSize({ width: 360, height: 780 })
  await office.goto("/dashboard/requests")
  const first = office.getByRole("table").getByRole("row").nth(1)
  await expect(first).toBeVisible()
  const top = await first.evaluate((row) => row.getBoundingClientRect().top)
  expect(top).toBeLessThan(450)
  const folded = office.getByText("Filters and export", { exact: true })
  await folded.focus()
  await office.keyboard.press("Enter")
  await office.getByRole("checkbox", { name: "Unread only" }).check()
  await expect(office.getByText("Filters and export, 1 in use")).toBeVisible()
})
