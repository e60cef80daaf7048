import type { Settings } from "#contract/settings.ts"
import { expectAccessible } from "./axe.ts"
import { message } from "./dashboard-acts.ts"
import { expect, signInByApi, test } from "./signed-in.ts"
import { fillSignIn } from "./sign-in.ts"
import { admin } from "./site-process.ts"

test("the settings are saved, and shown in imprint and rail at once", async ({
  dashboard,
  api,
  openPage,
  allowProblem,
}) => {
  allowProblem(/status of 422/u)
  await dashboard.goto("/dashboard/settings")
  for (const title of ["Update login", "Update password", "Update settings"])
    await expect(dashboard.getByRole("heading", { level: 2, name: title })).toBeVisible()
  for (const title of ["Update login", "Update password"]) await dashboard.getByText(title).click()
  const updates = dashboard.getByRole("button", { name: "Update", exact: false })
  await expect(updates).toHaveCount(3)
  for (const update of await updates.all()) {
    await expect(update).toBeDisabled()
    await expect(update).toHaveAccessibleDescription("Nothing has been changed yet.")
  }
  await expectAccessible(dashboard, 360, 1280)
  const phone = dashboard.getByRole("textbox", { name: "Phone" })
  const stored = await phone.inputValue()
  await phone.fill("0551 0900 140")
  await dashboard.getByRole("textbox", { name: "Managing director" }).fill("Dr. Hanna Probe")
  await dashboard.getByRole("textbox", { name: "VAT id" }).fill("DE999999999")
  await dashboard.getByRole("textbox", { name: "Register entry" }).fill("Amtsgericht Probe, HRB 4711")
  await dashboard
    .getByRole("button", { name: /^Update/u })
    .last()
    .click()
  await expect(phone).toHaveAccessibleDescription(/international form/u)
  await expect(phone).toBeFocused()
  await phone.fill(stored)
  await dashboard.keyboard.press("ControlOrMeta+s")
  await expect(message(dashboard, "Successfully updated")).toBeVisible()
  expect(await api.get<Settings>("/settings")).toMatchObject({
    phone: stored,
    managing_director: "Dr. Hanna Probe",
    vat_id: "DE999999999",
    register_entry: "Amtsgericht Probe, HRB 4711",
  })
  const visitor = await openPage()
  await visitor.goto("/imprint")
  for (const word of ["Dr. Hanna Probe", "DE999999999", "HRB 4711"])
    await expect(visitor.getByRole("main")).toContainText(word)

  const { company_name } = await api.get<Settings>("/settings")
  const rail = dashboard.getByRole("complementary").getByRole("heading", { level: 2 })
  for (const name of ["Probe Turbinen GmbH", company_name]) {
    await dashboard.getByRole("textbox", { name: "Company name" }).fill(name)
    await dashboard.keyboard.press("ControlOrMeta+s")
    await expect(rail).toHaveText(name)
  }

  // Also when the screen is left before the account was loaded anew.
  const held = Promise.withResolvers<void>()
  await dashboard.route("**/api/auth/me", (route) => held.promise.then(() => route.continue()))
  const asked = dashboard.waitForRequest("**/api/auth/me")
  await dashboard.getByRole("textbox", { name: "Company name" }).fill("Spätere Turbinen GmbH")
  await dashboard.keyboard.press("ControlOrMeta+s")
  await asked
  await dashboard.getByRole("link", { name: "Partners" }).click()
  held.resolve()
  await expect(dashboard.getByRole("heading", { name: "Partners" })).toBeVisible()
  await expect(rail).toHaveText("Spätere Turbinen GmbH")
})

test("the login is changed, and the new one signs in", async ({ dashboard, api, siteUrl, allowProblem }) => {
  allowProblem(/status of 422/u)
  await dashboard.goto("/dashboard/settings")
  const section = dashboard.locator("section").filter({ has: dashboard.getByRole("heading", { name: "Update login" }) })
  await section.getByText("Update login").click()
  const login = section.getByRole("textbox", { name: "Login" })
  for (const name of ["leitstand", admin.login]) {
    await login.fill(name)
    await section.getByRole("button", { name: "Update" }).click()
    await expect(message(dashboard, "Login successfully updated")).toBeVisible()
    await dashboard.getByRole("button", { name: "Close" }).click()
    await expect(message(dashboard, "Login successfully updated")).toHaveCount(0)
    const me = await api.call("POST", "/auth/me")
    expect(await me.json()).toMatchObject({ login: name })
  }
  expect((await (await signInByApi(siteUrl)).call("GET", "/request")).status).toBe(200)
})

test("a new password must be confirmed; it ends every session and signs in", async ({
  dashboard,
  api,
  allowProblem,
}) => {
  allowProblem(/status of (?:401|403|422)/u)
  const next = "Zwischenwelle-Nr-7"
  await dashboard.goto("/dashboard/settings")
  const section = dashboard
    .locator("section")
    .filter({ has: dashboard.getByRole("heading", { name: "Update password" }) })
  await section.getByText("Update password").click()
  const old = section.getByRole("textbox", { name: "Old password" })
  const fresh = section.getByRole("textbox", { name: "New password", exact: true })
  const again = section.getByRole("textbox", { name: "Repeat the new password" })
  const sent: string[] = []
  dashboard.on("request", (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await old.fill("falsch und alt")
  await fresh.fill(next)
  await again.fill(`${next}!`)
  await section.getByRole("button", { name: "Update" }).click()
  await expect(section.getByRole("alert")).toHaveText("Password not confirmed")
  expect(sent).not.toContain("PATCH /api/auth/password")
  await again.fill(next)
  await section.getByRole("button", { name: "Update" }).click()
  await expect(section.getByRole("alert")).toContainText("The old password is wrong.")
  await expect(old).toBeFocused()
  await old.fill(admin.password)
  await section.getByRole("button", { name: "Update" }).click()
  await expect(dashboard).toHaveURL(/\/controller\?/u)
  await expect(dashboard.getByRole("status").filter({ hasText: /password/iu })).toBeVisible()
  expect(await dashboard.evaluate(() => localStorage.getItem("access_token"))).toBeNull()
  expect((await api.call("GET", "/request")).status).toBe(401)
  await fillSignIn(dashboard, next)
  await expect(dashboard).toHaveURL(/\/dashboard\/settings$/u)
  const token = await dashboard.evaluate(() => localStorage.getItem("access_token"))
  const back = { old_password: next, password: admin.password }
  expect((await api.call("PATCH", "/auth/password", back, { Authorization: `Bearer ${token}` })).status).toBe(204)
})
