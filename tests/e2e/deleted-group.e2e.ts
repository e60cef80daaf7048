import { addGroup } from "./groups.ts"
import { expect, test } from "./office.ts"
import { openHydrated } from "./public-pages.ts"
import { fillRequest, storedInquiries } from "./request-form.ts"

test("a request about a group that was deleted meanwhile is taken without the group", async ({
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
  await fillRequest(page, "Zu spät GmbH")
  expect((await api.call("DELETE", `/spare/${id}`)).status).toBeLessThan(300)

  await page.getByRole("button", { name: "Anfrage senden" }).click()
  await expect(page.getByRole("status").filter({ hasText: "Erfolgreich gesendet" })).toBeFocused()
  const [stored, ...others] = await storedInquiries(siteUrl, "Zu spät GmbH")
  expect(others).toEqual([])
  expect(stored).toMatchObject({ source: "availability", spare_id: null, items: [{ partnumber: "K-1" }] })
})
