import { execFile } from "node:child_process"
import { join } from "node:path"
import process from "node:process"
import { promisify } from "node:util"
import type { Invited } from "#contract/people.ts"
import { personPassword } from "#tests/harness/people.ts"
import { json } from "#tests/harness/test-site.ts"
import { root } from "#tooling/root.ts"
import { acceptLink } from "./colleague.ts"
import { fillSignIn } from "./sign-in.ts"
import { expect, signInByApi, signedIn, test as base } from "./signed-in.ts"
import { type Mailing, useMailing } from "./mailing.ts"

/** A site with a mail server. */
const test = base.extend<object, { mailing: Mailing }>({
  mailing: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, use) => useMailing("reset", use),
    { scope: "worker" },
  ],
  siteUrl: async ({ mailing }, use) => use(mailing.site.url),
})

test("a forgotten password is replaced by a mailed link", async ({ page, siteUrl, mailing, allowProblem }) => {
  allowProblem(/status of (?:401|422)/u)
  const { call } = await signInByApi(siteUrl)
  const body = { name: "Anna Reimer", login: "reimer", email: "anna@example.com", roles: ["editor"] }
  const invited = (await (await call("POST", "/people", body)).json()) as Invited
  const accepted = { ticket: invited.url.split("#")[1], password: "Leitschaufel-Ring-1999!" }
  await fetch(`${siteUrl}/api/auth/accept`, json("POST", accepted))

  await page.goto("/controller")
  await page.getByRole("textbox", { name: "Login" }).fill("reimer")
  await page.getByRole("button", { name: "Forgot your password?" }).click()
  const dialog = page.getByRole("dialog", { name: "New password" })
  await expect(dialog.getByRole("textbox", { name: "Login" })).toHaveValue("reimer")
  await dialog.getByRole("button", { name: "Send link" }).click()
  await expect(dialog.getByText("the link is on its way")).toBeVisible()
  await expect.poll(() => mailing.mail.received.length).toBe(1)
  const [mail] = mailing.mail.received
  expect(mail?.to).toEqual(["anna@example.com"])
  const link = /http:\/\/\S+\/controller\/reset#[\w-]{43}/u.exec(mail?.text ?? "")?.[0] ?? ""
  expect(mailing.site.log()).not.toContain(link.split("#")[1])

  await page.goto(link)
  await page.getByRole("textbox", { name: "New password", exact: true }).fill("reimer reimer reimer")
  await page.getByRole("textbox", { name: "Repeat the new password" }).fill("reimer reimer reimer")
  await page.getByRole("button", { name: "Set password and sign in" }).click()
  await expect(page.getByRole("textbox", { name: "New password", exact: true })).toHaveAccessibleDescription(/guess/u)
  await page.getByRole("textbox", { name: "New password", exact: true }).fill(personPassword)
  await page.getByRole("textbox", { name: "Repeat the new password" }).fill(personPassword)
  await page.getByRole("button", { name: "Set password and sign in" }).click()
  await expect(page).toHaveURL(/\/dashboard$/u)
})

test("an invitation is mailed, which invalidates the shown link, and a rule requires a second factor", async ({
  openPage,
  page,
  siteUrl,
  mailing,
  api,
  allowProblem,
}) => {
  allowProblem(/status of (?:401|403|410)/u)
  const before = mailing.mail.received.length
  const owner = await openPage({ storageState: signedIn(siteUrl, api.token) })
  await owner.goto("/dashboard/settings/people")
  await owner.getByRole("button", { name: "Invite", exact: true }).click()
  const form = owner.getByRole("dialog", { name: "Invite a person" })
  await form.getByRole("textbox", { name: "Name" }).fill("Karl Harms")
  await form.getByRole("textbox", { name: "Login" }).fill("harms")
  await form.getByRole("textbox", { name: "E-mail" }).fill("harms@example.com")
  await form.getByRole("checkbox", { name: "Editor" }).check()
  await form.getByRole("button", { name: "Invite Karl Harms" }).click()
  const dialog = owner.getByRole("dialog", { name: "Karl Harms is invited" })
  const shown = await dialog.getByRole("textbox", { name: "Link to the first sign-in" }).inputValue()
  await dialog.getByRole("button", { name: "Mail it" }).click()
  await expect(dialog.getByText("A link is on its way to harms@example.com")).toBeVisible()
  await dialog.getByRole("button", { name: "Done" }).click()
  await expect.poll(() => mailing.mail.received.length).toBe(before + 1)
  const mail = mailing.mail.received.at(-1)
  expect(mail?.to).toEqual(["harms@example.com"])
  const link = /http:\/\/\S+\/controller\/invite#[\w-]{43}/u.exec(mail?.text ?? "")?.[0] ?? ""
  expect(link).not.toBe(shown)
  await page.goto(shown)
  await expect(page.getByRole("heading", { name: "This link is no longer valid" })).toBeVisible()
  await acceptLink(siteUrl, { url: link })

  await owner.getByRole("button", { name: "Ask it of everybody…" }).click()
  const rule = owner.getByRole("dialog", { name: "Ask for a second factor" })
  await expect(rule.getByRole("radio", { name: "Of everybody" })).toBeChecked()
  await rule.getByRole("radio", { name: "Of nobody" }).focus()
  await owner.keyboard.press("ArrowDown")
  await expect(rule.getByRole("radio", { name: "Of owners" })).toBeChecked()
  await rule.getByRole("button", { name: "Save" }).click()
  // The rule applies to the owner as well, who must set it up first.
  await expect(owner.getByRole("heading", { name: "Set up a second factor" })).toBeVisible()
})

test("a password is reset on the command line, and must be changed at the first sign-in", async ({
  page,
  siteUrl,
  mailing,
  allowProblem,
}) => {
  allowProblem(/status of (?:401|422)/u)
  const args = [join(root, "tooling/launch/run.cjs"), "admin", "reset-password", "admin"]
  const env = { ...process.env, DATA_DIR: mailing.dir, DATABASE_URL: "" }
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env })
  const [, made = ""] = /password "([^"]+)"/u.exec(stdout) ?? []
  await page.goto(`${siteUrl}/controller`)
  await fillSignIn(page, made)
  await expect(page.getByRole("heading", { name: "Choose your own password" })).toBeVisible()
})
