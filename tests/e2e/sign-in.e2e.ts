import { expect, test } from "./signed-in.ts"
import { expectConfirmed } from "./human-check.ts"
import { fillSignIn, signIn } from "./sign-in.ts"
import { admin } from "./site-process.ts"

test("a wrong password is rejected in the spec's words, and then requires the picture", async ({
  page,
  allowProblem,
}) => {
  allowProblem(/status of (?:401|422)/u)
  await page.goto("/controller")
  await fillSignIn(page, "Falsches-Kennwort-1")
  await expect(page.getByRole("alert")).toHaveText("Login or password is wrong!")
  await expect(page.getByRole("textbox", { name: "Login" })).toHaveValue("admin")
  await page.getByRole("textbox", { name: "Password" }).fill("Rotor-Welle-2008!")
  const human = page.getByRole("checkbox", { name: "I am not a robot" })
  await expect(human).not.toBeChecked()
  await human.click()
  const dialog = page.getByRole("dialog", { name: "Type the six characters" })
  await expect(dialog.getByRole("img")).toBeVisible()
  const code = dialog.getByRole("textbox", { name: "Characters, capital letters count" })
  await code.fill("......")
  await code.press("Enter")
  await expect(code).toHaveAccessibleDescription("Incorrect CAPTCHA. Try again!")
  await expect(code).toHaveValue("")
  await dialog.getByRole("button", { name: "New code" }).click()
  await expect(code).not.toHaveAttribute("aria-invalid", "true")
  await code.pressSequentially("aB3xYz7")
  await expect(code).toHaveValue("aB3xYz")
  await dialog.getByRole("button", { name: "Confirm without picture" }).click()
  await expectConfirmed(human)
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page).toHaveURL(/\/dashboard$/u)
  await expect(page.getByRole("navigation", { name: "Dashboard" })).toBeVisible()
})

test("without the human check nothing is sent", async ({ page }) => {
  const sent: string[] = []
  page.on("request", (request) => sent.push(new URL(request.url()).pathname))
  await page.goto("/controller")
  await page.getByRole("textbox", { name: "Login" }).fill("admin")
  await page.getByRole("textbox", { name: "Password" }).fill("egal, was hier steht")
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page.getByRole("alert")).toHaveText("It was not confirmed that you were not a Robot")
  await expect(page.getByRole("checkbox", { name: "I am not a robot" })).toBeFocused()
  expect(sent).not.toContain("/api/auth/login")
})

test("the proof of work starts with the first focus, and a click on Sign in waits for it", async ({ page }) => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  let asked = 0
  await page.route("**/api/captcha/challenge", async (route) => {
    asked++
    await held
    await route.continue()
  })
  await page.goto("/controller")
  const login = page.getByRole("textbox", { name: "Login" })
  expect(asked).toBe(0)
  await login.focus()
  await expect.poll(() => asked).toBe(1)
  await login.fill(admin.login)
  await page.getByRole("textbox", { name: "Password" }).fill(admin.password)
  await page.getByRole("checkbox", { name: "I am not a robot" }).click()
  const button = page.getByRole("button", { name: "Sign in" })
  await button.click()
  await expect(button).toHaveAttribute("aria-disabled", "true")
  await expect(page.getByRole("alert")).toHaveCount(0)
  release()
  await expect(page).toHaveURL(/\/dashboard$/u)
  expect(asked).toBe(1)
})

test("the warning about the human check disappears once it has succeeded", async ({ page }) => {
  await page.goto("/controller")
  await page.getByRole("textbox", { name: "Login" }).fill(admin.login)
  await page.getByRole("textbox", { name: "Password" }).fill(admin.password)
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page.getByRole("alert")).toHaveText("It was not confirmed that you were not a Robot")
  const human = page.getByRole("checkbox", { name: "I am not a robot" })
  await human.click()
  await expectConfirmed(human)
  await expect(page.getByRole("alert")).toHaveCount(0)
  await expect(human).not.toHaveAttribute("aria-invalid", "true")
})

test("no page of the dashboard tries to evaluate a string, which the policy forbids", async ({ page }) => {
  const reports: string[] = []
  await page.exposeFunction("noteViolation", (directive: string) => reports.push(directive))
  await page.addInitScript(() => {
    const note = (window as unknown as { noteViolation: (directive: string) => void }).noteViolation
    document.addEventListener("securitypolicyviolation", (event) =>
      note(`${event.effectiveDirective} ${event.blockedURI}`),
    )
  })
  await signIn(page)
  for (const path of ["/dashboard/services", "/dashboard/data", "/dashboard/spare/1"]) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await page.waitForLoadState("networkidle")
  }
  expect(reports).toEqual([])
})

test("signing out ends the session on the server as well", async ({ dashboard, api, allowProblem }) => {
  await dashboard.goto("/dashboard/services")
  // A call under way would be answered 401, which is the next test's subject.
  await dashboard.waitForLoadState("networkidle")
  await dashboard.getByRole("button", { name: "Log out" }).click()
  await expect(dashboard).toHaveURL(/\d\/$/u)
  await expect(dashboard.getByRole("heading", { level: 1 })).toHaveText(/Gasturbinen/u)
  expect(await dashboard.evaluate(() => localStorage.getItem("access_token"))).toBeNull()
  expect((await api.call("GET", "/request")).status).toBe(401)
  allowProblem(/status of 404/u)
  await dashboard.goto("/dashboard/services")
  await expect(dashboard.getByRole("heading", { level: 1 })).toHaveText("Page not found")
})

test("signing out leads home although a call under way is answered 401 first", async ({ dashboard, allowProblem }) => {
  allowProblem(/status of 401/u)
  await dashboard.goto("/dashboard/services")
  await expect(dashboard.getByRole("heading", { level: 1 })).toHaveText("Services")
  const loggedOut = Promise.withResolvers<void>()
  const refused = Promise.withResolvers<void>()
  await dashboard.route("**/api/partner/all*", async (route) => {
    await loggedOut.promise
    await route.fulfill({ response: await route.fetch() })
    refused.resolve()
  })
  await dashboard.route("**/api/auth/logout", async (route) => {
    await route.fetch()
    loggedOut.resolve()
    await refused.promise
    // The page has read the refusal before its own response.
    await dashboard.waitForTimeout(200)
    await route.fulfill({ status: 204 })
  })
  await dashboard.getByRole("link", { name: "Partners" }).click()
  await dashboard.getByRole("button", { name: "Log out" }).click()
  await expect(dashboard).toHaveURL(/\d\/$/u)
})

test("a token unknown to the server leads to the sign-in and back", async ({ page, allowProblem }) => {
  allowProblem(/status of 401/u)
  await page.goto("/imprint")
  await page.evaluate(() => localStorage.setItem("access_token", "made-up"))
  await page.goto("/dashboard/services")
  await expect(page).toHaveURL(/\/controller\?next=/u)
  await expect(page.getByRole("status").filter({ hasText: "Your session has ended." })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem("access_token"))).toBeNull()
  await fillSignIn(page)
  await expect(page).toHaveURL(/\/dashboard\/services$/u)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Services")
})

test("a signed-in person gets the dashboard, and the site only on request", async ({ page }) => {
  await signIn(page)
  await page.goto("/service/3")
  await expect(page).toHaveURL(/\/dashboard$/u)
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "View site" }).first().click(),
  ])
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(/gas turbines/u)
  await expect(tab).toHaveURL(/\/en\/?$/u)
  await tab.getByRole("link", { name: "Back to the dashboard" }).click()
  await expect(tab).toHaveURL(/\/dashboard$/u)
})
