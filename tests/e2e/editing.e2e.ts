import type { Page } from "@playwright/test"
import type { Service } from "#contract/service.ts"
import { unsavedInput } from "./dashboard-acts.ts"
import { expectConfirmed } from "./human-check.ts"
import { addService, expect, test } from "./signed-in.ts"
import { admin } from "./site-process.ts"

const germanTitle = (page: Page) => page.getByRole("region", { name: "German" }).getByRole("textbox", { name: "Title" })
const englishTitle = (page: Page) =>
  page.getByRole("region", { name: "English" }).getByRole("textbox", { name: "Title" })

test("leaving asks, and unsaved input is offered again", async ({ dashboard, api }) => {
  const id = await addService(api, "Wellenprüfung")
  await dashboard.goto(`/dashboard/services/${id}`)
  await germanTitle(dashboard).fill("Wellenprüfung mit Ultraschall")
  await expect(dashboard.getByText("1 unsaved change")).toBeVisible()
  const question = dashboard.getByRole("alertdialog", { name: "Leave without saving?" })
  await dashboard.getByRole("link", { name: "Requests" }).click()
  await question.getByRole("button", { name: "Stay here" }).click()
  await expect(germanTitle(dashboard)).toHaveValue("Wellenprüfung mit Ultraschall")
  await dashboard.getByRole("link", { name: "Requests" }).click()
  await question.getByRole("button", { name: "Leave" }).click()
  await expect(dashboard.getByRole("heading", { level: 1 })).toHaveText("Requests")

  // A second entry of the same minute.
  await dashboard.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("unsaved:service:")) ?? ""
    const entry = JSON.parse(localStorage.getItem(key) ?? "") as { savedAt: string }
    for (const [name, second] of [
      [key, "07"],
      [`${key}b`, "05"],
    ] as const)
      localStorage.setItem(
        name,
        JSON.stringify({ ...entry, savedAt: entry.savedAt.replace(/\d\d\.\d+Z$/u, `${second}.000Z`) }),
      )
  })
  await dashboard.getByRole("link", { name: "Services" }).click()
  await dashboard.getByRole("link", { name: "Wellenprüfung (en)", exact: true }).click()
  await expect(dashboard.getByText("This device holds unsaved input of")).toHaveText([/:07/u, /:05/u])
  await expect(germanTitle(dashboard)).toHaveValue("Wellenprüfung")
  await dashboard.getByRole("button", { name: "Use the input" }).first().click()
  await expect(germanTitle(dashboard)).toHaveValue("Wellenprüfung mit Ultraschall")
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  expect(await api.get<Service>(`/service/${id}`)).toMatchObject({ title_de: "Wellenprüfung mit Ultraschall" })
  await dashboard.reload()
  await expect(germanTitle(dashboard)).toHaveValue("Wellenprüfung mit Ultraschall")
  await expect(dashboard.getByText("This device holds unsaved input of")).toHaveCount(0)
})

// A click by voice or script moves no focus; on a busy machine it may come before the text is rendered.
for (const [when, waitMs] of [
  ["before the typing has paused", 0],
  ["as soon as it has paused", 300],
] as const)
  test(`a click ${when} saves all input`, async ({ dashboard, api }) => {
    const id = await addService(api, "Schnelle Hand")
    await dashboard.goto(`/dashboard/services/${id}`)
    await dashboard.getByRole("textbox", { name: "Text, German" }).click()
    await dashboard.keyboard.press("ControlOrMeta+End")
    await dashboard.keyboard.type(" Und neuer.")
    await dashboard.getByRole("button", { name: "Publish", exact: true }).evaluate((button: HTMLElement, after) => {
      setTimeout(() => button.click(), after)
      const end = performance.now() + 600
      while (performance.now() < end);
    }, waitMs)
    await expect(dashboard.getByText("Successfully updated")).toBeVisible()
    expect(await api.get<Service>(`/service/${id}`)).toMatchObject({ text_de: "<p>Alter Text. Und neuer.</p>" })
  })

test("a killed tab loses nothing", async ({ dashboard, api }) => {
  const id = await addService(api, "Kupplungsprüfung")
  await dashboard.goto(`/dashboard/services/${id}`)
  await englishTitle(dashboard).fill("Coupling inspection")
  const text = dashboard.getByRole("textbox", { name: "Text, English" })
  await text.click()
  await dashboard.keyboard.type("Typed before the tab died.")
  await expect.poll(async () => (await unsavedInput(dashboard, `service:${id}:`)).join("")).toContain("the tab died.")
  await dashboard.close()
  const next = await dashboard.context().newPage()
  await next.goto(`/dashboard/services/${id}`)
  await next.getByRole("button", { name: "Use the input" }).click()
  await expect(englishTitle(next)).toHaveValue("Coupling inspection")
  await expect(next.getByRole("textbox", { name: "Text, English" })).toHaveText("Typed before the tab died.")
  await next.getByRole("button", { name: "Discard" }).click()
  await next.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click()
  await expect(englishTitle(next)).toHaveValue("Kupplungsprüfung (en)")
})

test("somebody else's concurrent change is shown beside the own one", async ({ dashboard, api, allowProblem }) => {
  allowProblem(/status of 412/u)
  const id = await addService(api, "Lagertausch")
  await dashboard.goto(`/dashboard/services/${id}`)
  await germanTitle(dashboard).fill("Lagertausch von mir")
  await englishTitle(dashboard).fill("Bearing exchange by me")
  const theirs = { title_de: "Lagertausch von ihr", summary_ru: "Коротко" }
  expect((await api.call("PATCH", `/service/${id}`, theirs)).status).toBe(200)
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()

  const dialog = dashboard.getByRole("dialog", { name: "Changed by somebody else meanwhile" })
  const choice = dialog.getByRole("group", { name: "German title" })
  await expect(choice.getByRole("radio", { name: /Yours.*Lagertausch von mir/u })).toBeChecked()
  await expect(dialog).toContainText("Russian summary")
  await choice.getByRole("radio", { name: /Theirs.*Lagertausch von ihr/u }).check()
  await dialog.getByRole("button", { name: "Save this choice" }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  expect(await api.get<Service>(`/service/${id}`)).toMatchObject({
    title_de: "Lagertausch von ihr",
    title_en: "Bearing exchange by me",
    summary_ru: "Коротко",
  })
})

test("an expired session is renewed during an edit without losing it", async ({
  dashboard,
  api,
  siteUrl,
  allowProblem,
}) => {
  allowProblem(/status of 401/u)
  const id = await addService(api, "Dichtungstausch")
  await dashboard.goto(`/dashboard/services/${id}`)
  await germanTitle(dashboard).fill("Dichtungstausch im Feld")
  expect((await api.call("POST", "/auth/logout")).ok).toBe(true)
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Sign in again" })
  await expect(dialog.getByRole("textbox", { name: "Login" })).toHaveValue(admin.login)
  await dialog.getByRole("textbox", { name: "Password" }).fill(admin.password)
  const human = dialog.getByRole("checkbox", { name: "I am not a robot" })
  await human.click()
  await expectConfirmed(human)
  await dialog.getByRole("button", { name: "Sign in" }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  await expect(germanTitle(dashboard)).toHaveValue("Dichtungstausch im Feld")
  const stored = (await (await fetch(`${siteUrl}/api/service/${id}`)).json()) as Service
  expect(stored.title_de).toBe("Dichtungstausch im Feld")
})
