import { type ImapServer, hasImapServer, openImapServer } from "#tests/harness/imap-server.ts"
import { patienceMs } from "#tests/harness/patience.ts"
import { mail } from "#tests/harness/mail-samples.ts"
import { json } from "#tests/harness/test-site.ts"
import { expectAccessible } from "./axe.ts"
import { type Mailing, useMailing } from "./mailing.ts"
import { expect, test as base } from "./signed-in.ts"

// The site looks into its mailbox every minute, and a screen that is open asks every 15 seconds.
const polled = { timeout: patienceMs }
const email = "morozov@es-volga.example"

/** A site that sends mail, and reads a mailbox of its own. */
const test = base.extend<object, { mailing: Mailing & { imap: ImapServer } }>({
  mailing: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, use) => {
      const imap = await openImapServer()
      await useMailing("incoming", (mailing) => use({ ...mailing, imap }), { IMAP_URL: imap.url })
      await imap.close()
    },
    { scope: "worker" },
  ],
  siteUrl: async ({ mailing }, use) => use(mailing.site.url),
})

// Needs Debian's package dovecot-imapd; without it this journey is reported as not run.
test.skip(!hasImapServer(), "no Dovecot")

test("a customer's mail continues the thread, a stranger's asks where it belongs, a machine's is sorted by hand", async ({
  dashboard,
  api,
  siteUrl,
  mailing,
  allowProblem,
}) => {
  // A merged inquiry may be asked for once more before the screen has left it.
  allowProblem(/status of 404.*\/api\/request\/\d+/u)
  const { mail: smtp, imap } = mailing
  const body = { name: "Алексей Морозов", company: "Энергосервис", email, text: "Прошу предложение", lang: "ru" }
  const sent = await fetch(`${siteUrl}/api/request`, json("POST", body))
  const { id, reference } = (await sent.json()) as { id: number; reference: string }
  const answer = { kind: "out", text: "Пришлите фото таблички.", lang: "ru" }
  expect((await api.call("POST", `/request/${id}/message`, answer)).status).toBe(201)
  const left = () => smtp.received.find(({ to }) => to.includes(email))
  await expect.poll(() => left() !== undefined, { timeout: 60_000 }).toBe(true)
  const head = Object.fromEntries(left()?.headers ?? [])
  const { "message-id": answered = "" } = head

  const reply = [`In-Reply-To: ${answered}`, `References: ${head["references"] ?? ""} ${answered}`]
  await imap.deliver(
    mail({ from: `Morozov <${email}>`, subject: `Re: ${head["subject"] ?? ""}`, head: reply, body: "No. 1311" }),
  )
  await imap.deliver(mail({ from: "Eve <eve@elsewhere.example>", subject: `About ${reference}`, body: "Let me in" }))
  const bulk = { subject: `Status of ${reference}`, head: ["Precedence: bulk"], body: "Out for delivery" }
  await imap.deliver(mail({ from: "Robot <robot@elsewhere.example>", ...bulk }))
  await dashboard.goto(`/dashboard/requests?open=${id}`)
  await expect(dashboard.getByRole("listitem").filter({ hasText: "No. 1311" })).toContainText(email, polled)
  await expect(dashboard.getByRole("row", { name: /Энергосервис/u })).toContainText("has replied")
  await expect(dashboard.locator(".conversation-list").getByText("Let me in")).toHaveCount(0)

  const unsorted = dashboard.getByText("Unsorted e-mails (1)")
  await expect(unsorted).toBeVisible(polled)
  await expect(dashboard.getByText("Out for delivery")).toBeHidden()
  await unsorted.click()
  await expect(dashboard.getByText("Out for delivery")).toBeVisible()
  await expectAccessible(dashboard, 360, 1280)
  await dashboard.setViewportSize({ width: 1280, height: 800 })
  await dashboard.getByRole("button", { name: `To ${reference}` }).click()
  await expect(unsorted).toHaveCount(0)
  await expect(dashboard.getByRole("listitem").filter({ hasText: "Out for delivery" })).toBeVisible()

  await dashboard.getByRole("row", { name: /Eve/u }).getByRole("link").click()
  await expect(dashboard.getByText(`Belongs to ${reference} (Энергосервис)?`)).toBeVisible()
  await expectAccessible(dashboard, 360, 1280)
  await dashboard.setViewportSize({ width: 1280, height: 800 })
  await dashboard.getByRole("button", { name: "Add it there" }).click()
  await expect(dashboard.getByRole("heading", { name: "Энергосервис" })).toBeVisible()
  await expect(dashboard.getByRole("listitem").filter({ hasText: "Let me in" })).toBeVisible()
  await expect(dashboard.getByRole("row", { name: /Eve/u })).toHaveCount(0)
  // The site wrote to nobody.
  expect(smtp.received.filter(({ to }) => to.includes("eve@elsewhere.example"))).toEqual([])

  await dashboard.getByRole("heading", { level: 1 }).first().focus()
  await dashboard.keyboard.press("c")
  await dashboard.keyboard.press("1")
  await dashboard.getByRole("button", { name: "Close request" }).click()
  await expect(dashboard.getByText("Closed: won", { exact: true })).toBeVisible()
})
