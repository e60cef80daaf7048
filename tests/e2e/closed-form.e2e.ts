import { texts } from "./public-pages.ts"
import { fillForm, formCases, sendButton } from "./forms.ts"
import { expect, test } from "./signed-in.ts"

test.use({ javaScriptEnabled: false })

test("a form filled in without script while the site closes is taken, and its thanks are shown", async ({
  page,
  api,
  allowProblem,
}) => {
  allowProblem(/503/u)
  const [contact] = formCases.filter(({ path }) => path === "/contact")
  if (!contact) throw new Error("no contact form")
  await page.goto(contact.path)
  await fillForm(page, contact, "zuletzt@ohne.example")
  expect((await api.call("PATCH", "/settings", { open: 0 })).ok).toBe(true)
  try {
    await sendButton(page).click()
    await expect(page.getByRole("heading", { name: texts.de.form.sentTitle })).toBeVisible()
    const reference = new URL(page.url()).searchParams.get("sent") ?? ""
    const statusOf = async (path: string) => (await page.request.get(path)).status()
    expect(await statusOf(`/contact?sent=${reference}`)).toBe(200)
    expect(await statusOf("/contact?sent=LT-000000")).toBe(503)
    expect(await statusOf("/contact")).toBe(503)
  } finally {
    await api.call("PATCH", "/settings", { open: 1 })
  }
})
