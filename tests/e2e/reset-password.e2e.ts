import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Invited } from "#contract/people.ts"
import { type MailServer, openMailServer } from "#tests/harness/mail-server.ts"
import { personPassword } from "#tests/harness/people.ts"
import { json } from "#tests/harness/test-site.ts"
import { expect, signInByApi, test as base } from "./signed-in.ts"
import { type Site, startSite } from "./site-process.ts"

interface Mailing {
  site: Site
  mail: MailServer
}

/** A site that has a mail server. */
const test = base.extend<object, { mailing: Mailing }>({
  mailing: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const dir = await mkdtemp(join(tmpdir(), "turbine-e2e-reset-"))
      const mail = await openMailServer()
      const env = { SMTP_URL: mail.url, MAIL_TO: "office@turbine.example", MAIL_FROM: "site@turbine.example" }
      const site = await startSite(dir, { ...env, SEED: "off" })
      await use({ site, mail })
      await site.stop()
      await mail.close()
      await rm(dir, { recursive: true, force: true })
    },
    { scope: "worker" },
  ],
  siteUrl: async ({ mailing }, use) => use(mailing.site.url),
})

test("a forgotten password is replaced by a link that comes by mail", async ({
  page,
  siteUrl,
  mailing,
  allowProblem,
}) => {
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
