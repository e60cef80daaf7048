import { readFile } from "node:fs/promises"
import type { Inquiry } from "#contract/inquiry.ts"
import { json } from "#tests/harness/test-site.ts"
import { searchThenPress } from "./dashboard-acts.ts"
import { expect, test } from "./signed-in.ts"

const from = (name: string, source: string) => ({
  name,
  company: "Kraftwerk Filterprobe",
  email: "filter@probe.example",
  text: `Nachricht von ${name}`,
  source,
  ...(source === "availability" ? { spare_id: 1, items: [{ partnumber: "9047M11G01", quantity: 2 }] } : {}),
})

test("inquiries are filtered, searched and deleted", async ({ dashboard, api, siteUrl }) => {
  for (const [name, source] of [
    ["Vera Verfügbar", "availability"],
    ["Konrad Kontakt", "contact"],
    ["Volker Vorbestell", "pre-order"],
  ] as const)
    expect((await fetch(`${siteUrl}/api/request`, json("POST", from(name, source)))).status).toBe(201)
  const names = dashboard.getByRole("table", { name: "Requests" }).getByRole("link", { name: /Vera|Konrad|Volker/u })
  const source = dashboard.getByRole("combobox", { name: "Source" })

  await dashboard.goto("/dashboard/requests")
  const search = dashboard.getByRole("searchbox", { name: "Search requests" })
  await searchThenPress(search, "filterprobe", dashboard.getByRole("button", { name: /^Unassigned/u }))
  await expect(dashboard).toHaveURL(/(?=.*view=nobody)(?=.*query=filterprobe)/u)
  // Earliest deadline first.
  await expect(names).toHaveText([/Vera/u, /Konrad/u, /Volker/u])
  await expect(search).toHaveValue("filterprobe")
  await dashboard.getByRole("button", { name: /^Mine \d/u }).click()
  await expect(dashboard.getByText("No request found")).toBeVisible()
  await dashboard.getByRole("button", { name: /^All/u }).click()
  await dashboard.getByRole("button", { name: /^Filters and export/u }).click()
  await dashboard.getByRole("combobox", { name: "Order" }).selectOption("Newest first")
  await expect(names).toHaveText([/Volker/u, /Konrad/u, /Vera/u])
  await source.selectOption("Availability")
  await expect(names).toHaveText([/Vera/u])
  await source.selectOption("Pre-order")
  await expect(names).toHaveText([/Volker/u])
  await dashboard.getByLabel("To", { exact: true }).fill("2020-01-31")
  await expect(dashboard.getByText("No request found")).toBeVisible()
  await dashboard.getByLabel("To", { exact: true }).fill("")
  await source.selectOption("Contact")
  await expect(names).toHaveText([/Konrad/u])
  await dashboard.reload()
  await expect(names).toHaveText([/Konrad/u])
  await names.first().click()
  await expect(dashboard.getByText("Nachricht von Konrad Kontakt")).toBeVisible()
  await expect(dashboard.getByText("Sent without the human check.", { exact: false })).toBeVisible()

  await dashboard.getByRole("button", { name: "More actions" }).click()
  await dashboard.getByRole("menuitem", { name: "Delete request of Konrad Kontakt" }).click()
  const question = dashboard.getByRole("alertdialog", { name: "Are you sure you want to delete?" })
  await expect(question).toContainText("Konrad Kontakt (Kraftwerk Filterprobe)")
  await question.getByRole("button", { name: "Delete request" }).click()
  await expect(dashboard.getByText("Successfully deleted")).toBeVisible()
  await expect(dashboard.getByText("No request found")).toBeVisible()
  await dashboard.getByRole("button", { name: "Show all requests" }).click()
  await dashboard.getByRole("searchbox", { name: "Search requests" }).fill("9047M11G01 gibtsnicht")
  await expect(dashboard.getByText("No request found")).toBeVisible()
  await dashboard.getByRole("searchbox", { name: "Search requests" }).fill("filterprobe")
  await expect(names).toHaveText([/Vera/u, /Volker/u])
  const left = (await api.get<Inquiry[]>("/request")).filter(({ company }) => company === "Kraftwerk Filterprobe")
  expect(left.map(({ name }) => name).toSorted()).toEqual(["Vera Verfügbar", "Volker Vorbestell"])
})

test("an inquiry is read, left unread, answered in its language, deleted and restored", async ({
  dashboard,
  siteUrl,
  api,
}) => {
  const body = { ...from("Ольга Ким", "availability"), company: "ТЭЦ «Пробная»", lang: "ru" }
  expect((await fetch(`${siteUrl}/api/request`, json("POST", body))).status).toBe(201)
  const stored = async () => (await api.get<Inquiry[]>("/request")).find(({ name }) => name === "Ольга Ким")
  await dashboard.goto("/dashboard/requests?query=Пробная")
  const name = dashboard.getByRole("link", { name: /Ольга Ким/u })
  await expect(name).toHaveAccessibleName(/, unread/u)
  await name.click()
  await expect(name).not.toHaveAccessibleName(/unread/u)
  await expect(name).toHaveAttribute("aria-current", "true")
  await expect(dashboard.getByText("No e-mail is set up on this server: replies cannot be sent.")).toBeVisible()
  await expect.poll(async () => (await stored())?.read).toBe(true)
  // Where list and inquiry alternate, focus goes along.
  await dashboard.setViewportSize({ width: 360, height: 740 })
  await dashboard.getByRole("button", { name: "Requests", exact: true }).click()
  await expect(name).toBeFocused()
  await name.press("Enter")
  await expect(dashboard.getByRole("heading", { name: "ТЭЦ «Пробная»" })).toBeFocused()
  await dashboard.setViewportSize({ width: 1280, height: 720 })
  const reply = dashboard.getByRole("link", { name: "filter@probe.example" })
  const href = decodeURIComponent((await reply.getAttribute("href")) ?? "")
  expect(href).toMatch(/^mailto:filter@probe\.example\?subject=Ваш запрос LT-/u)
  expect(href).toContain("Здравствуйте, Ольга Ким!")
  await expect(dashboard.getByRole("link", { name: "Show 9047M11G01 in the parts list" })).toHaveAttribute(
    "href",
    "/dashboard/spare/1?query=9047M11G01#parts",
  )
  await dashboard.getByRole("button", { name: "More actions" }).click()
  await dashboard.getByRole("menuitem", { name: "Mark as unread" }).click()
  await expect(name).toHaveAccessibleName(/, unread/u)
  expect((await stored())?.read).toBe(false)

  await dashboard.getByRole("button", { name: "More actions" }).click()
  await dashboard.getByRole("menuitem", { name: "Delete request of Ольга Ким" }).click()
  await dashboard.getByRole("alertdialog").getByRole("button", { name: "Delete request" }).click()
  await expect(dashboard.getByText("Successfully deleted")).toBeVisible()
  await dashboard.getByRole("button", { name: "Restore" }).click()
  await expect(name).toBeVisible()
  expect(await stored()).toMatchObject({ company: "ТЭЦ «Пробная»", lang: "ru" })
})

test("the filter shows a language, unverified or unread ones, and is exported as shown", async ({
  dashboard,
  siteUrl,
}) => {
  const company = "Werk Ausfuhr"
  for (const [name, lang] of [
    ["=Anna", "de"],
    ["Boris", "ru"],
    ["Claire", "en"],
  ] as const)
    await fetch(`${siteUrl}/api/request`, json("POST", { ...from(name, "contact"), company, lang }))
  const names = dashboard.getByRole("table").getByRole("link", { name: /=Anna|Boris|Claire/u })
  await dashboard.goto("/dashboard/requests")
  await expect(names).toHaveCount(3)
  await dashboard.getByRole("heading", { level: 1 }).click()
  await dashboard.keyboard.press("/")
  await dashboard.keyboard.type("Ausfuhr")
  await expect(dashboard).toHaveURL(/query=Ausfuhr/u)
  // A search shows the newest first.
  await expect(names).toHaveText([/Claire/u, /Boris/u, /=Anna/u])
  await dashboard.getByRole("button", { name: /^Filters and export/u }).click()
  await dashboard.getByRole("combobox", { name: "Language" }).selectOption("Russian")
  await expect(names).toHaveText([/Boris/u])
  await dashboard.getByRole("combobox", { name: "Language" }).selectOption("All languages")
  await expect(names).toHaveCount(3)
  await names.first().click()
  await dashboard.getByRole("checkbox", { name: "Unread only" }).check()
  await expect(names).toHaveText([/Boris/u, /=Anna/u])
  await dashboard.getByRole("combobox", { name: "Human check" }).selectOption("Verified only")
  await expect(dashboard.getByText("No request found")).toBeVisible()
  await dashboard.getByRole("combobox", { name: "Human check" }).selectOption("Unverified only")
  await expect(names).toHaveText([/Boris/u, /=Anna/u])
  const saving = dashboard.waitForEvent("download")
  await dashboard.getByRole("button", { name: "CSV" }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^requests-\d{4}-\d\d-\d\d\.csv$/u)
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n")
  expect(lines).toHaveLength(3)
  expect(lines[2]).toContain(`"'=Anna"`)
  const other = dashboard.waitForEvent("download")
  await dashboard.getByRole("button", { name: "Excel" }).click()
  expect((await other).suggestedFilename()).toMatch(/\.xlsx$/u)
})

test("an urgent inquiry is marked in the list, and its number can be dialled", async ({ dashboard, siteUrl }) => {
  const body = {
    ...from("Udo Eilig", "contact"),
    company: "Kraftwerk Stillstand",
    urgent: true,
    phone: "+49 (0) 551 0900-1",
  }
  expect((await fetch(`${siteUrl}/api/request`, json("POST", body))).status).toBe(201)
  await dashboard.goto("/dashboard/requests?query=Stillstand")
  await expect(
    dashboard
      .getByRole("row", { name: /Udo Eilig/u })
      .first()
      .getByText("Plant is down"),
  ).toBeVisible()
  await dashboard.getByRole("link", { name: /Udo Eilig/u }).click()
  await expect(dashboard.getByText("The machine is down, and a call back is asked for.")).toBeVisible()
  await expect(dashboard.getByRole("link", { name: "Call +49 (0) 551 0900-1" }).last()).toHaveAttribute(
    "href",
    "tel:+4955109001",
  )
})

test("an inquiry shows the requested number and the sender's item number", async ({ dashboard, siteUrl }) => {
  const items = [{ partnumber: "L31742P02", quantity: 3, asked_number: "L31742-P01", position: "10.2" }]
  const body = { ...from("Paula Position", "contact"), email: "position@probe.example", items }
  expect((await fetch(`${siteUrl}/api/request`, json("POST", body))).status).toBe(201)
  await dashboard.goto("/dashboard/requests?query=Paula")
  await dashboard.getByRole("link", { name: /Paula/u }).click()
  const item = dashboard.getByRole("listitem").filter({ hasText: "L31742P02" })
  await expect(item).toContainText("Requested as L31742-P01")
  await expect(item).toContainText("Item 10.2")
})
