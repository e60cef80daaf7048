import type { Inquiry } from "#contract/inquiry.ts"
import { expectAccessible } from "./axe.ts"
import { expect, test } from "./signed-in.ts"

test("a caller is found as one types, the dictated list is read, copied and found again", async ({
  dashboard,
  api,
}) => {
  await dashboard.context().grantPermissions(["clipboard-read", "clipboard-write"])
  const former = {
    name: "Ayla Seitkali",
    company: "Mangyr Energo",
    email: "seitkali@mangyr.example",
    phone: "+7 729 2550144",
    list: "4 pcs 9062M13G77",
  }
  const { reference } = (await (await api.call("POST", "/request/desk", former)).json()) as Inquiry
  await dashboard.goto("/dashboard/requests")
  await dashboard.getByRole("button", { name: "Log a call" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Log a call" })
  await dialog.getByRole("combobox", { name: "Company" }).fill("mangy")
  await dialog.getByRole("option", { name: /Ayla Seitkali/u }).click()
  await expect(dialog.getByRole("textbox", { name: "E-mail" })).toHaveValue("seitkali@mangyr.example")
  await expect(dialog.getByRole("combobox", { name: "Name" })).toHaveValue("Ayla Seitkali")
  const list = dialog.getByRole("textbox", { name: /^Part numbers, one a line/u })
  await list.fill("2 Satz 9062-M13-G77 dringend\nDichtung wie besprochen")
  await expect(dialog.getByText("2 lines read")).toBeVisible()
  await dashboard.setViewportSize({ width: 360, height: 740 })
  await dashboard.screenshot({ path: "test-results/customer-call-360.png" })
  await dashboard.setViewportSize({ width: 1440, height: 900 })
  await dashboard.screenshot({ path: "test-results/customer-call-1440.png" })
  await dialog.getByRole("button", { name: "Save request" }).click()
  await expect(dialog).toHaveCount(0)

  await expect(dashboard.getByText("2 Satz", { exact: true }).first()).toBeVisible()
  await dashboard.getByRole("button", { name: /^Copy lines/u }).click()
  await dashboard.getByRole("menuitem", { name: "Copy lines" }).click()
  await expect(dashboard.getByText("2 lines copied")).toBeVisible()
  const copied = await dashboard.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const read = async (type: string) => (await item?.getType(type))?.text()
    return { html: await read("text/html"), text: await read("text/plain") }
  })
  expect(copied.html).toContain("<td>2</td>")
  expect(copied.text?.split("\n")[1]).toBe("1\t2 Satz 9062-M13-G77 dringend\t9062-M13-G77\t2\tSatz\tdringend")
  await dashboard.screenshot({ path: "test-results/customer-lines-1440.png" })

  const aside = dashboard.getByRole("complementary").last()
  await aside.getByRole("button", { name: /^Customer/u }).click()
  await expect(aside.getByRole("link", { name: reference })).toBeVisible()
  await dashboard.screenshot({ path: "test-results/customer-aside-1440.png" })
  await expectAccessible(dashboard, 360, 1280)

  const search = dashboard.getByRole("searchbox", { name: "Search requests" })
  await dashboard.goto("/dashboard/requests")
  await search.fill("9062 m13 g77")
  const rows = dashboard.getByRole("table", { name: "Requests" }).getByRole("row").filter({ hasText: "Mangyr" })
  await expect(rows).toHaveCount(2)
  await expect(rows.last().locator("mark")).toHaveText("9062M13G77")
  await expect(dashboard).toHaveURL(/view=all/u)
  await dashboard.setViewportSize({ width: 1440, height: 900 })
  await dashboard.screenshot({ path: "test-results/customer-search-1440.png" })
  await dashboard.setViewportSize({ width: 360, height: 740 })
  await dashboard.screenshot({ path: "test-results/customer-search-360.png" })
  await dashboard.setViewportSize({ width: 1440, height: 900 })
  await search.fill("")
  await expect(dashboard).not.toHaveURL(/view=all/u)
})
