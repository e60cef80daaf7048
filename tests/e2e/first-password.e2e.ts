import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Site, startSite } from "./site-process.ts"
import { expect, test as base } from "./fixtures.ts"
import { fillSignIn } from "./sign-in.ts"

/** A newly set-up site without a given password. */
const test = base.extend<{ freshSite: Site }, { fresh: Site }>({
  fresh: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const dir = await mkdtemp(join(tmpdir(), "turbine-e2e-fresh-"))
      const site = await startSite(dir, { ADMIN_PASSWORD: "", SEED: "off" })
      await use(site)
      await site.stop()
      await rm(dir, { recursive: true, force: true })
    },
    { scope: "worker" },
  ],
  siteUrl: async ({ fresh }, use) => use(fresh.url),
})

test("the generated first password must be changed before anything else", async ({
  page,
  openPage,
  fresh,
  allowProblem,
}) => {
  allowProblem(/status of (?:401|422)/u)
  const [, made = ""] = /password "([^"\\]+)/u.exec(fresh.log().replaceAll('\\"', '"')) ?? []
  expect(made.length).toBeGreaterThan(12)
  await page.goto("/controller")
  await fillSignIn(page, made)
  await expect(page.getByRole("heading", { name: "Choose your own password" })).toBeVisible()
  await page.goto("/dashboard")
  await expect(page).toHaveURL(/\/controller/u)

  await fillSignIn(page, made)
  const first = page.getByRole("textbox", { name: "New password", exact: true })
  const again = page.getByRole("textbox", { name: "Repeat the new password" })
  await first.fill("kurz")
  await page.getByRole("button", { name: "Change password" }).click()
  await expect(first).toHaveAccessibleDescription("The password needs 12 characters or more.")
  await first.fill("Verdichter-Stufe-7")
  await again.fill("Verdichter-Stufe-8")
  await page.getByRole("button", { name: "Change password" }).click()
  await expect(page.getByRole("alert")).toHaveText("Password not confirmed")
  await again.fill("Verdichter-Stufe-7")
  await page.getByRole("button", { name: "Change password" }).click()
  await expect(page).toHaveURL(/\/dashboard$/u)

  const later = await openPage()
  await later.goto("/controller")
  await fillSignIn(later, made)
  await expect(later.getByRole("alert")).toHaveText("Login or password is wrong!")
})
