import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Page } from "@playwright/test"
import type { DeviceKey } from "#contract/auth.ts"
import type { Invited } from "#contract/people.ts"
import { deviceCode } from "#tests/harness/device-code.ts"
import { personPassword } from "#tests/harness/people.ts"
import { expectConfirmed } from "./human-check.ts"
import { expect, signInByApi, signedIn, test as base } from "./signed-in.ts"
import { type Site, startSite } from "./site-process.ts"

/** A site with a host name, which browsers require for passkeys; one per worker. */
const test = base.extend<object, { named: Site }>({
  named: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const dir = await mkdtemp(join(tmpdir(), "turbine-e2e-account-"))
      const site = await startSite(dir, { HOST: "localhost", SEED: "off" })
      await use({ ...site, url: site.url.replace("127.0.0.1", "localhost") })
      await site.stop()
      await rm(dir, { recursive: true, force: true })
    },
    { scope: "worker" },
  ],
  siteUrl: async ({ named }, use) => use(named.url),
})

async function invite(siteUrl: string, login: string, roles: string[]): Promise<Invited> {
  const { call } = await signInByApi(siteUrl)
  const response = await call("POST", "/people", { name: `Name of ${login}`, login, roles })
  expect(response.status).toBe(201)
  return (await response.json()) as Invited
}

async function accept(page: Page, { url }: Pick<Invited, "url">): Promise<void> {
  await page.goto(url)
  await page.getByRole("textbox", { name: "New password", exact: true }).fill(personPassword)
  await page.getByRole("textbox", { name: "Repeat the new password" }).fill(personPassword)
  await page.getByRole("button", { name: "Set password and sign in" }).click()
  await expect(page).toHaveURL(/\/dashboard$/u)
  await expect(page.getByRole("link", { name: "Services" }).first()).toBeVisible()
}

async function fillFirstStep(page: Page, login: string): Promise<void> {
  await page.goto("/controller")
  await page.getByRole("textbox", { name: "Login" }).fill(login)
  await page.getByRole("textbox", { name: "Password" }).fill(personPassword)
  const human = page.getByRole("checkbox", { name: "I am not a robot" })
  await human.click()
  await expectConfirmed(human)
  await page.getByRole("button", { name: "Sign in", exact: true }).click()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log out" }).first().click()
  await expect(page).toHaveURL(/\/$/u)
}

const typeCode = async (page: Page, code: string) => {
  await page.getByRole("textbox", { name: "Digit 1" }).focus()
  await page.keyboard.type(code)
}
/** Returns an unused code: each is valid once, for about 30 seconds. */
async function nextCode(secret: string, used: string[]): Promise<string> {
  await expect.poll(() => used.includes(deviceCode(secret, new Date())), { intervals: [500] }).toBe(false)
  const code = deviceCode(secret, new Date())
  used.push(code)
  return code
}
const readSecret = async (page: Page) =>
  (await page.locator(".device-secret").innerText()).replace(/^.*:/u, "").replace(/\s/gu, "")

test("from an invitation to a second factor, a recovery code and a new device", async ({
  page,
  openPage,
  siteUrl,
  named,
  allowProblem,
}) => {
  allowProblem(/status of (?:401|403|410|422)/u)
  const invited = await invite(siteUrl, "reimer", ["editor"])
  await page.goto(`${siteUrl}/controller/invite#${"x".repeat(43)}`)
  await expect(page.getByRole("heading", { name: "This link is no longer valid" })).toBeVisible()
  await page.goto("about:blank")
  await page.goto(invited.url)
  await expect(page.getByRole("heading", { name: "Welcome, Name of reimer" })).toBeVisible()
  await page.getByRole("textbox", { name: "New password", exact: true }).fill("kurz")
  await page.getByRole("button", { name: "Set password and sign in" }).click()
  await expect(page.getByRole("textbox", { name: "New password", exact: true })).toHaveAccessibleDescription(
    /12 characters or more/u,
  )
  await page.goto("about:blank")
  await accept(page, invited)
  await page.goto("about:blank")
  await page.goto(invited.url)
  await expect(page.getByRole("heading", { name: "This link is no longer valid" })).toBeVisible()

  await page.goto("/dashboard/account")
  await expect(page.getByRole("heading", { name: "Name of reimer", level: 1 })).toBeVisible()
  await page.getByRole("button", { name: "Set up" }).click()
  const secret = await readSecret(page)
  const used: string[] = []
  await typeCode(page, "000000")
  await expect(page.locator(".field-message")).toContainText("The code is wrong")
  await typeCode(page, await nextCode(secret, used))
  await expect(page.locator(".recovery-list li")).toHaveCount(10)
  const codes = await page.locator(".recovery-list li").allInnerTexts()
  expect(new Set(codes).size).toBe(10)
  await page.getByRole("button", { name: "I have kept them" }).click()
  await expect(page.getByText("10 of 10 left")).toBeVisible()
  await logOut(page)

  await fillFirstStep(page, "reimer")
  await typeCode(page, await nextCode(secret, used))
  await expect(page).toHaveURL(/\/dashboard$/u)
  await logOut(page)

  await fillFirstStep(page, "reimer")
  await typeCode(page, used.at(-1) ?? "")
  await expect(page.locator(".field-message")).toContainText("The code is wrong or was used already")
  await page.getByRole("button", { name: "Recovery code" }).click()
  await page.getByRole("textbox", { name: "Recovery code" }).fill((codes[0] ?? "").toLowerCase())
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/dashboard$/u)
  await page.goto("/dashboard/account")
  await expect(page.getByText("9 of 10 left")).toBeVisible()
  await page.getByRole("button", { name: "New device" }).click()
  const next = await readSecret(page)
  expect(next).not.toBe(secret)
  await typeCode(page, deviceCode(next, new Date()))
  await expect(page.getByText("9 of 10 left")).toBeVisible()
  const sessions = page.getByRole("listitem").filter({ hasText: "password and recovery code" })
  await expect(sessions).toContainText("Chrome on Windows")
  await expect(sessions).toContainText("this one")

  const owner = await openPage({ storageState: signedIn(siteUrl, (await signInByApi(siteUrl)).token) })
  await owner.goto("/dashboard/settings/people")
  await owner.getByRole("button", { name: "More for Name of reimer" }).click()
  await owner.getByRole("menuitem", { name: "Take second factor away…" }).click()
  await owner.getByRole("alertdialog").getByRole("button", { name: "Take away" }).click()
  await expect(owner.getByText("Name of reimer has no second factor any more")).toBeVisible()
  await page.getByRole("link", { name: "Services" }).first().click()
  await expect(page.getByText("Your session has ended")).toBeVisible()
  await fillFirstStep(page, "reimer")
  await expect(page).toHaveURL(/\/dashboard/u)
  for (const hidden of [invited.url.split("#")[1] ?? "", secret, next, ...codes, ...used])
    expect(named.log()).not.toContain(hidden)
})

test("a passkey is added, signs in alone, and is removed", async ({ page, siteUrl, allowProblem }) => {
  allowProblem(/status of (?:401|403)/u)
  const session = await page.context().newCDPSession(page)
  await session.send("WebAuthn.enable")
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await accept(page, await invite(siteUrl, "kolb", ["sales"]))
  await page.goto("/dashboard/account")
  await page.getByRole("button", { name: "Add a passkey" }).click()
  await page.getByRole("textbox", { name: "Name" }).last().fill("Work laptop")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Ten recovery codes" })).toBeVisible()
  await page.getByRole("button", { name: "I have kept them" }).click()
  const row = page.getByRole("listitem").filter({ hasText: "Work laptop" })
  await expect(row).toContainText("not used yet")
  await logOut(page)

  // The browser offers it in the login field too, which may be faster than the button.
  await page.goto("/controller")
  const button = page.getByRole("button", { name: "Sign in with a passkey" })
  await Promise.race([button.click().catch(() => undefined), page.waitForURL(/\/dashboard\/requests$/u)])
  await expect(page).toHaveURL(/\/dashboard\/requests$/u)
  await page.goto("/dashboard/account")
  await expect(page.getByRole("listitem").filter({ hasText: "Work laptop" })).toContainText("used")
  await expect(page.getByRole("listitem").filter({ hasText: "this one" })).toContainText("passkey")
  await page.getByRole("button", { name: "Remove Work laptop" }).click()
  await page.getByRole("button", { name: "Remove passkey" }).click()
  await expect(page.getByRole("listitem").filter({ hasText: "Work laptop" })).toHaveCount(0)
})

test("somebody required to have a second factor can only set it up", async ({ page, siteUrl, allowProblem }) => {
  allowProblem(/status of (?:401|403)/u)
  const { call } = await signInByApi(siteUrl)
  const invited = await invite(siteUrl, "thiele", ["parts"])
  expect((await call("PATCH", "/people", { second_factor: "everybody" })).status).toBe(200)
  await page.goto(invited.url)
  await page.getByRole("textbox", { name: "New password", exact: true }).fill(personPassword)
  await page.getByRole("textbox", { name: "Repeat the new password" }).fill(personPassword)
  await page.getByRole("button", { name: "Set password and sign in" }).click()
  await expect(page.getByRole("heading", { name: "Set up a second factor" })).toBeVisible()
  await page.goto("/dashboard/data")
  await expect(page).toHaveURL(/\/controller\/second-factor$/u)
  await typeCode(page, deviceCode(await readSecret(page), new Date()))
  await page.getByRole("button", { name: "I have kept them" }).click()
  await expect(page).toHaveURL(/\/dashboard$/u)
  // The rule applies to the owner too, who can only withdraw it without a device.
  expect((await call("GET", "/people")).status).toBe(403)
  const { secret } = (await (await call("POST", "/auth/second-factor/start")).json()) as DeviceKey
  await call("POST", "/auth/second-factor", { code: deviceCode(secret, new Date()) })
  expect((await call("PATCH", "/people", { second_factor: "off" })).status).toBe(200)
  expect((await call("DELETE", "/auth/second-factor")).status).toBe(204)
})

test("somebody who is disabled is signed out with the next click", async ({ page, siteUrl, allowProblem }) => {
  allowProblem(/status of 40[13]/u)
  const { call } = await signInByApi(siteUrl)
  const invited = await invite(siteUrl, "harms", ["editor"])
  await accept(page, invited)
  expect((await call("DELETE", `/people/${invited.person.id}`)).status).toBe(204)
  // The counts of the menu may be asked for before the click, and end the session by themselves.
  const services = page.getByRole("link", { name: "Services" }).first()
  await expect
    .poll(async () => {
      await services.click({ timeout: 1_000 }).catch(() => undefined)
      return page.url()
    })
    .toMatch(/\/controller\?/u)
  await expect(page.getByText("Your session has ended")).toBeVisible()
})
