import routes from "#app/routes.ts"
import type { SpareSummary } from "#contract/spare.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { collectScripts, measure } from "./scripts.ts"
import { addService, expect, test } from "./signed-in.ts"

/** Bytes of script of a first load, among them no library of schemas. */
const firstLoadBytes = 235 * 1_024

test("records show their title in the dashboard's language, else in the next one", async ({ dashboard, api }) => {
  const fields = { title_de: "Schaufelsatz", title_en: "Blade set" }
  const made = await api.call("POST", "/spare", imageForm("images[]", await picture(), fields))
  const { id } = (await made.json()) as SpareSummary
  // A low window has no room for the languages.
  await dashboard.setViewportSize({ width: 1280, height: 800 })
  await dashboard.goto("/dashboard/data")
  await expect(dashboard.getByRole("heading", { name: "Blade set" })).toHaveAttribute("lang", "en")
  await dashboard.goto(`/dashboard/spare/${id}`)
  const heading = dashboard.getByRole("heading", { level: 1 })
  await expect(heading).toHaveText("Blade set")
  for (const [language, title, lang] of [
    ["Deutsch", "Schaufelsatz", "de"],
    ["Русский", "Schaufelsatz", "de"],
  ] as const) {
    await dashboard.getByRole("complementary").getByRole("button", { name: language }).click()
    await expect(heading).toHaveText(title)
    await expect(heading).toHaveAttribute("lang", lang)
  }
})

test("the site opens in the dashboard's language", async ({ dashboard }) => {
  // A low window has no room for the languages.
  await dashboard.setViewportSize({ width: 1280, height: 800 })
  await dashboard.goto("/dashboard")
  const link = dashboard.getByRole("complementary").getByRole("link", { name: /^(?:View site|Открыть сайт)/u })
  await expect(link).toHaveAttribute("href", /^\/en\/?$/u)
  await dashboard.getByRole("complementary").getByRole("button", { name: "Русский" }).click()
  await expect(link).toHaveAttribute("href", /^\/ru\/?$/u)
})

test("a message about a failed save disappears when the change is discarded", async ({
  dashboard,
  api,
  allowProblem,
}) => {
  allowProblem(/status of 503/u)
  const id = await addService(api, "Verwerfprobe")
  await dashboard.goto(`/dashboard/services/${id}`)
  await dashboard
    .getByRole("textbox", { name: /^Title/u })
    .first()
    .fill("Verwerfprobe, anders")
  await dashboard.route(`**/api/service/${id}`, (route) => route.fulfill({ status: 503 }), { times: 1 })
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  const refused = dashboard.getByRole("alert").filter({ hasText: "Could not save" })
  await expect(refused).toBeVisible()
  await dashboard.getByRole("button", { name: "Discard" }).click()
  await dashboard.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click()
  await expect(refused).toHaveCount(0)
})

test("a dialog with input stays open however often Escape is pressed", async ({ dashboard }) => {
  await dashboard.goto("/dashboard/categories")
  await dashboard.getByRole("button", { name: "Add category" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Add category" })
  const name = dialog.getByRole("region", { name: "German" }).getByRole("textbox", { name: "Name" })
  await name.fill("Dampfturbinen")
  const question = dashboard.getByRole("alertdialog")
  for (let time = 0; time < 3; time += 1) {
    await dashboard.keyboard.press("Escape")
    await expect(question).toBeVisible()
    await dashboard.keyboard.press("Escape")
    await expect(question).toBeHidden()
    await expect(dialog).toBeVisible()
    await expect(name).toHaveValue("Dampfturbinen")
  }
  await dashboard.keyboard.press("Escape")
  await question.getByRole("button", { name: "Discard" }).click()
  await expect(dialog).toBeHidden()
})

test("personal data and the activity log are tabs of the settings", async ({ dashboard }) => {
  await dashboard.goto("/dashboard/settings")
  const tabs = dashboard.getByRole("navigation", { name: "Settings" })
  for (const name of ["Personal data", "Activity log"]) {
    await tabs.getByRole("link", { name }).click()
    await expect(dashboard.getByRole("heading", { level: 1, name })).toBeVisible()
    await expect(tabs.locator("[aria-current=page]")).toHaveText(name)
    await expect(dashboard.getByRole("complementary").locator("a.within")).toHaveText("Settings")
  }
})

test("the menu has its names while the account is still loading", async ({ dashboard }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await dashboard.route("**/api/auth/me", async (route) => {
    await held
    await route.continue()
  })
  await dashboard.goto("/dashboard", { waitUntil: "commit" })
  const menu = dashboard.getByRole("navigation", { name: "Dashboard" })
  await expect(menu.getByRole("link", { name: "Requests" })).toBeVisible()
  await expect(dashboard.getByRole("link", { name: "View site" })).toHaveCount(0)
  release()
  await expect(dashboard.getByRole("link", { name: "View site" })).toBeVisible()
})

test("inquiries start high on a phone, with the filters collapsed", async ({ dashboard, api }) => {
  const sender = { name: "Ada", company: "Werk", email: "ada@example.com", text: "Anfrage" }
  expect((await api.call("POST", "/request", sender)).status).toBe(201)
  await dashboard.setViewportSize({ width: 360, height: 780 })
  await dashboard.goto("/dashboard/requests")
  const first = dashboard.getByRole("table").getByRole("row").nth(1)
  await expect(first).toBeVisible()
  const top = await first.evaluate((row) => row.getBoundingClientRect().top)
  expect(top).toBeLessThan(450)
  const folded = dashboard.getByRole("button", { name: "Filters and export", exact: true })
  await folded.focus()
  await dashboard.keyboard.press("Enter")
  await dashboard.getByRole("checkbox", { name: "Unread only" }).check()
  await expect(dashboard.getByRole("button", { name: "Filters and export, 1 in use" })).toBeVisible()
})

const publicPaths = (routes.find(({ id }) => id === "site")?.children ?? []).map(({ path = "" }) =>
  path.replace(/:\w+/u, "1").replace("*", "no/such/page"),
)

test("an address that only resembles a public page opens the overview or the sign-in", async ({ dashboard, page }) => {
  for (const root of ["/dashboard", "/controller"])
    for (const path of [...publicPaths, "service/1/", "/contact", "%E0%A4%A", "Service/1"])
      for (const prefix of ["", "/de", "/en", "/ru"]) {
        const address = `${prefix}${root}/${path}`
        const response = await page.request.get(address)
        expect([address, response.status(), new URL(response.url()).pathname.startsWith(root)]).toEqual([
          address,
          200,
          true,
        ])
      }
  for (const path of ["service/1", "part-list/1/rows", "r/x", "en/contact", "no-such-screen"]) {
    await dashboard.goto(`/dashboard/${path}`)
    await expect(dashboard.getByRole("heading", { level: 1 })).toHaveText("Products")
    await page.goto(`/controller/${path}`)
    await expect(page.getByRole("textbox", { name: "Login" })).toBeVisible()
  }
})

test("the first load is as much script as it needs", async ({ dashboard }) => {
  const scripts = collectScripts(dashboard)
  await dashboard.goto("/dashboard", { waitUntil: "networkidle" })
  await expect(dashboard.getByRole("heading", { level: 1 })).toBeVisible()
  expect(measure("/dashboard", scripts)).toBeLessThanOrEqual(firstLoadBytes)
})
