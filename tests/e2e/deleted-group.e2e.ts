import { addGroup } from "./groups.ts"
import { expect, test } from "./signed-in.ts"
import { openHydrated, texts } from "./public-pages.ts"
import { fillInquiry, storedInquiries } from "./request-form.ts"

test("an inquiry about a group deleted meanwhile is stored without the group", async ({
  api,
  openPage,
  siteUrl,
  allowProblem,
}) => {
  allowProblem(/status of 422/u)
  const id = await addGroup(api, "Kurzlebige Gruppe", "K-1")
  const page = await openPage()
  await openHydrated(page, `/part-list/${id}`)
  await page.getByRole("button", { name: "K-1 in die Anfrage aufnehmen" }).click()
  await fillInquiry(page, "Zu spät GmbH")
  expect((await api.call("DELETE", `/spare/${id}`)).status).toBeLessThan(300)

  await page.getByRole("button", { name: "Anfrage senden" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Erfolgreich gesendet" })).toBeFocused()
  const [stored, ...others] = await storedInquiries(siteUrl, "Zu spät GmbH")
  expect(others).toEqual([])
  expect(stored).toMatchObject({ source: "availability", spare_id: null, items: [{ partnumber: "K-1" }] })
})

test("a form without script about a deleted group comes back on the contact page, and is stored there", async ({
  api,
  browser,
  siteUrl,
}) => {
  const id = await addGroup(api, "Noch kurzlebigere Gruppe", "K-2")
  const context = await browser.newContext({ baseURL: siteUrl, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/en/part-list/${id}`)
  const field = (name: string) => page.locator(`#request [name="${name}"]`)
  await field("text").fill("A long question\nabout a worn part")
  await field("company").fill("Too Late Ltd")
  await field("email").fill("late@ohne.example")
  expect((await api.call("DELETE", `/spare/${id}`)).status).toBeLessThan(300)

  const send = page.getByRole("button", { name: texts.en.form.send })
  await send.click()
  await expect(page).toHaveURL("/en/contact#request")
  await expect(field("text")).toHaveValue("A long question\nabout a worn part")
  await field("name").fill("Max Late")
  await send.click()
  await expect(page).toHaveURL(/\/en\/contact\?sent=LT-/u)
  await context.close()
  const [stored] = await storedInquiries(siteUrl, "Too Late Ltd")
  expect(stored).toMatchObject({ lang: "en", spare_id: null, text: expect.stringContaining("worn part") })
})
