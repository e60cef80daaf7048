import type { Page } from "@playwright/test"
import type { Service } from "#contract/service.ts"
import { expectConfirmed } from "./human-check.ts"
import { addService, expect, test } from "./office.ts"
import { admin } from "./site-process.ts"

const germanTitle = (page: Page) => page.getByRole("region", { name: "German" }).getByRole("textbox", { name: "Title" })
const englishTitle = (page: Page) =>
  page.getByRole("region", { name: "English" }).getByRole("textbox", { name: "Title" })

test("leaving asks, and what was typed is offered again", async ({ office, api }) => {
  const id = await addService(api, "Wellenprüfung")
  await office.goto(`/dashboard/services/${id}`)
  await germanTitle(office).fill("Wellenprüfung mit Ultraschall")
  await expect(office.getByText("1 unsaved change")).toBeVisible()
  const question = office.getByRole("alertdialog", { name: "Leave without saving?" })
  await office.getByRole("link", { name: "Requests" }).click()
  await question.getByRole("button", { name: "Stay here" }).click()
  await expect(germanTitle(office)).toHaveValue("Wellenprüfung mit Ultraschall")
  await office.getByRole("link", { name: "Requests" }).click()
  await question.getByRole("button", { name: "Leave" }).click()
  await expect(office.getByRole("heading", { level: 1 })).toHaveText("Requests")

  await office.getByRole("link", { name: "Services" }).click()
  await office.getByRole("link", { name: "Wellenprüfung (en)", exact: true }).click()
  await expect(office.getByText("This device holds a draft of")).toBeVisible()
  await expect(germanTitle(office)).toHaveValue("Wellenprüfung")
  await office.getByRole("button", { name: "Use the draft" }).click()
  await expect(germanTitle(office)).toHaveValue("Wellenprüfung mit Ultraschall")
  await office.keyboard.press("ControlOrMeta+s")
  await expect(office.getByText("Successfully updated")).toBeVisible()
  expect(await api.get<Service>(`/service/${id}`)).toMatchObject({ title_de: "Wellenprüfung mit Ultraschall" })
  await office.reload()
  await expect(germanTitle(office)).toHaveValue("Wellenprüfung mit Ultraschall")
  await expect(office.getByText("This device holds a draft of")).toHaveCount(0)
})

// A click by voice or script moves no focus; one on a busy machine comes when the text is noted and not yet drawn.
for (const [when, waitMs] of [
  ["before the typing has paused", 0],
  ["as soon as it has paused", 300],
] as const)
  test(`a click ${when} saves all that is typed`, async ({ office, api }) => {
    const id = await addService(api, "Schnelle Hand")
    await office.goto(`/dashboard/services/${id}`)
    await office.getByRole("textbox", { name: "Text, German" }).click()
    await office.keyboard.press("ControlOrMeta+End")
    await office.keyboard.type(" Und neuer.")
    await office.getByRole("button", { name: /^Save/u }).evaluate((button: HTMLElement, after) => {
      setTimeout(() => button.click(), after)
      const end = performance.now() + 600
      while (performance.now() < end);
    }, waitMs)
    await expect(office.getByText("Successfully updated")).toBeVisible()
    expect(await api.get<Service>(`/service/${id}`)).toMatchObject({ text_de: "<p>Alter Text. Und neuer.</p>" })
  })

test("a tab that is killed loses nothing", async ({ office, api }) => {
  const id = await addService(api, "Kupplungsprüfung")
  await office.goto(`/dashboard/services/${id}`)
  await englishTitle(office).fill("Coupling inspection")
  const text = office.getByRole("textbox", { name: "Text, English" })
  await text.click()
  await office.keyboard.type("Typed before the tab died.")
  await expect
    .poll(() => office.evaluate((key) => localStorage.getItem(key), `draft:service:${id}`))
    .toContain("the tab died.")
  await office.close()
  const next = await office.context().newPage()
  await next.goto(`/dashboard/services/${id}`)
  await next.getByRole("button", { name: "Use the draft" }).click()
  await expect(englishTitle(next)).toHaveValue("Coupling inspection")
  await expect(next.getByRole("textbox", { name: "Text, English" })).toHaveText("Typed before the tab died.")
  await next.getByRole("button", { name: "Discard" }).click()
  await next.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click()
  await expect(englishTitle(next)).toHaveValue("Kupplungsprüfung (en)")
})

test("what somebody else has changed meanwhile is shown beside one's own", async ({ office, api, allowProblem }) => {
  allowProblem(/status of 412/u)
  const id = await addService(api, "Lagertausch")
  await office.goto(`/dashboard/services/${id}`)
  await germanTitle(office).fill("Lagertausch von mir")
  await englishTitle(office).fill("Bearing exchange by me")
  const theirs = { title_de: "Lagertausch von ihr", summary_ru: "Коротко" }
  expect((await api.call("PATCH", `/service/${id}`, theirs)).status).toBe(200)
  await office.getByRole("button", { name: "Save" }).click()

  const dialog = office.getByRole("dialog", { name: "Changed by somebody else meanwhile" })
  const choice = dialog.getByRole("group", { name: "German title" })
  await expect(choice.getByRole("radio", { name: /Yours.*Lagertausch von mir/u })).toBeChecked()
  await expect(dialog).toContainText("Russian summary")
  await choice.getByRole("radio", { name: /Theirs.*Lagertausch von ihr/u }).check()
  await dialog.getByRole("button", { name: "Save this choice" }).click()
  await expect(office.getByText("Successfully updated")).toBeVisible()
  expect(await api.get<Service>(`/service/${id}`)).toMatchObject({
    title_de: "Lagertausch von ihr",
    title_en: "Bearing exchange by me",
    summary_ru: "Коротко",
  })
})

test("a session that ends over an edit is renewed without losing it", async ({
  office,
  api,
  siteUrl,
  allowProblem,
}) => {
  allowProblem(/status of 401/u)
  const id = await addService(api, "Dichtungstausch")
  await office.goto(`/dashboard/services/${id}`)
  await germanTitle(office).fill("Dichtungstausch im Feld")
  expect((await api.call("POST", "/auth/logout")).ok).toBe(true)
  await office.getByRole("button", { name: "Save" }).click()
  const dialog = office.getByRole("dialog", { name: "Sign in again" })
  await expect(dialog.getByRole("textbox", { name: "Login" })).toHaveValue(admin.login)
  await dialog.getByRole("textbox", { name: "Password" }).fill(admin.password)
  const human = dialog.getByRole("checkbox", { name: "I am not a robot" })
  await human.click()
  await expectConfirmed(human)
  await dialog.getByRole("button", { name: "Sign in" }).click()
  await expect(office.getByText("Successfully updated")).toBeVisible()
  await expect(germanTitle(office)).toHaveValue("Dichtungstausch im Feld")
  const stored = (await (await fetch(`${siteUrl}/api/service/${id}`)).json()) as Service
  expect(stored.title_de).toBe("Dichtungstausch im Feld")
})
