import type { RedirectPage } from "#contract/redirect.ts"
import { expectAccessible } from "./axe.ts"
import { message } from "./dashboard-acts.ts"
import { expect, test } from "./signed-in.ts"

const asked = "/leistungen/rotorüberholung.html"

test("an old address is redirected to a page by keyboard, and undone", async ({ dashboard, siteUrl, allowProblem }) => {
  allowProblem(/status of 422.*\/api\/redirect/u)
  const ask = (path: string) => fetch(siteUrl + path, { redirect: "manual" })
  expect((await ask(encodeURI(asked))).status).toBe(404)

  await dashboard.goto("/dashboard/settings")
  await dashboard.getByRole("link", { name: "Addresses" }).click()
  await dashboard.getByRole("button", { name: "Add redirect" }).press("Enter")
  const dialog = dashboard.getByRole("dialog", { name: "Add a redirect" })
  const target = dialog.getByRole("combobox", { name: "Leads to" })
  await dialog.getByRole("textbox", { name: /^Old address/u }).fill(asked)
  await target.fill("/nowhere")
  await dialog.getByRole("button", { name: "Lead to this page" }).click()
  await expect(dialog.getByText("There is no page at this address.")).toBeVisible()
  await expectAccessible(dashboard, 1280, 360)
  await target.fill("rotor over")
  await target.press("ArrowDown")
  await target.press("Enter")
  await target.press("Enter")
  await expect(message(dashboard, `“${asked}” is redirected now.`)).toBeVisible()

  const moved = await ask("/Leistungen/rotor%FCberholung.html?utm_source=x")
  expect([moved.status, moved.headers.get("Cache-Control")]).toEqual([308, "no-cache"])
  expect((await ask(moved.headers.get("Location") ?? "")).status).toBe(200)

  await dashboard.getByRole("searchbox", { name: "Search old address or title" }).fill("rotorüberholung")
  await dashboard.getByRole("button", { name: `Redirect from ${asked}` }).click()
  await dashboard.getByRole("menuitem", { name: "Delete" }).click()
  await expect(dashboard.getByRole("button", { name: `Redirect from ${asked}` })).toHaveCount(0)
  expect((await ask(encodeURI(asked))).status).toBe(404)
  await message(dashboard, "is deleted").getByRole("button", { name: "Undo" }).click()
  await expect(dashboard.getByRole("button", { name: `Redirect from ${asked}` })).toBeVisible()
  expect((await ask(encodeURI(asked))).status).toBe(308)
})

test("five hundred old addresses are checked, imported and each leads in one hop; a page is never shadowed", async ({
  dashboard,
  siteUrl,
  api,
}) => {
  const lines = Array.from(
    { length: 500 },
    (_, at) => [`/index.php?id=${at}&L=1`, `/leistungen/\u00fcber-${at}.html`, `/produkte/%FCber-${at}.htm`][at % 3],
  )
  const targets = ["/en/service/3", "/contact", "/ru/part-list/1"]
  const rows = [
    ...lines.map((from, at) => `${from};${targets[at % 3]}`),
    "/service/3;/contact",
    "/nirgends;/gibt-es-nicht",
    "/rund-a;/rund-b",
    "/rund-b;/rund-a",
  ]
  await dashboard.goto("/dashboard/addresses")
  await dashboard.getByRole("button", { name: "Import CSV…" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Import redirects" })
  await dialog.locator("input[type=file]").setInputFiles({
    name: "typo3-redirects.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(rows.join("\r\n"), "latin1"),
  })
  await dialog.getByRole("button", { name: "Check" }).click()
  await expect(dialog.getByRole("button", { name: "500 new" })).toBeVisible()
  await dialog.getByRole("button", { name: "2 in a circle" }).click()
  await expect(dialog.getByRole("row").filter({ hasText: "/rund-b" })).toHaveCount(2)
  await expect(dialog.getByText("4 rows are left out.")).toBeVisible()
  await expectAccessible(dashboard, 1280, 360)
  expect((await api.get<RedirectPage>("/redirect")).counts.import).toBe(0)
  // The dialog can be closed while the list behind it still loads.
  const { promise: loading, resolve: load } = Promise.withResolvers<void>()
  await dashboard.route(/\/api\/redirect(?:\?|$)/u, async (route) => {
    await loading
    await route.continue()
  })
  await dialog.getByRole("button", { name: "Import 500 redirects" }).click()
  await expect(dialog.getByText("500 redirects are imported.")).toBeVisible()
  await dialog.getByRole("button", { name: "Close" }).last().click()
  await expect(dialog).toBeHidden()
  load()
  await dashboard.getByRole("button", { name: /^Imported/u }).click()
  await expect(dashboard.getByText("1–50 of 500")).toBeVisible()

  const get = (path: string) => fetch(siteUrl + path, { redirect: "manual" })
  for (const [at, from = ""] of lines.entries()) {
    const moved = await get(from)
    const to = moved.headers.get("Location") ?? ""
    expect([from, moved.status, to.startsWith(targets[at % 3] ?? "?")]).toEqual([from, 308, true])
    if (at < 6) expect([from, to, (await get(to)).status]).toEqual([from, to, 200])
  }
  expect((await get("/service/3")).status).toBe(200)

  const hits = async () => (await api.get<RedirectPage>("/redirect")).hits
  await expect.poll(hits).toBeGreaterThanOrEqual(500)
})
