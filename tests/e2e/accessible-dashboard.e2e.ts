import type { RouteConfigEntry } from "@react-router/dev/routes"
import routes from "#app/routes.ts"
import { expectAccessible } from "./axe.ts"
import { expect, test } from "./signed-in.ts"
import { sample } from "./sample.ts"

const pathOf = ({ path, index }: RouteConfigEntry) =>
  index ? "/dashboard" : `/dashboard/${path?.replace(/:\w+/u, "2")}`
const screens = (routes.find(({ path }) => path === "dashboard")?.children ?? [])
  .filter(({ id }) => !id?.startsWith("dashboard-other"))
  .map(pathOf)

for (const path of sample([...screens, "/dashboard/services/999"], 1)) {
  test(`axe finds nothing on ${path}`, async ({ dashboard, allowProblem }) => {
    if (path.endsWith("/999")) allowProblem(/status of 404.*\/api\/(?:draft\/)?service\/999/u)
    // The demo has no offer.
    if (path.includes("/offer/")) allowProblem(/status of 404.*\/api\/offer\/2/u)
    await dashboard.goto(path)
    await expect(dashboard.getByRole("heading", { level: 1 })).toHaveText(/\S/u)
    await expect(dashboard.getByText("Loading")).toHaveCount(0)
    await expectAccessible(dashboard, 1280, 320)
  })
}

test("axe finds nothing on the sign-in page, also with errors", async ({ page }) => {
  await page.goto("/controller")
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page.getByRole("textbox", { name: "Login" })).toBeFocused()
  await expectAccessible(page, 1280, 320)
})

test("axe finds nothing on the 404 shown instead of the dashboard", async ({ page }) => {
  await page.goto("/dashboard/services")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found")
  await expectAccessible(page, 1280, 320)
})
