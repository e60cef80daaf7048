import type { Page } from "@playwright/test"
import type { Plan } from "#contract/publishing.ts"
import type { Service } from "#contract/service.ts"
import { expectAccessible } from "./axe.ts"
import { expect, test } from "./colleague.ts"
import { type DashboardApi, addService } from "./signed-in.ts"

const title = (page: Page, language: string) =>
  page.getByRole("region", { name: language }).getByRole("textbox", { name: "Title" })

test("a draft is planned for a day, and the plan is taken back; one that fails says so", async ({ dashboard, api }) => {
  const failing = await planThatFails(api, "Fehlplan")
  const id = await addService(api, "Planprobe")
  await dashboard.goto(`/dashboard/services/${id}`)
  const german = dashboard.getByRole("region", { name: "German" })
  await german.getByRole("textbox", { name: "Title", exact: true }).fill("Geplant")
  await title(dashboard, "English").fill("Planned")
  await dashboard.getByRole("button", { name: "Publish in another way" }).click()
  await dashboard.getByRole("menuitem", { name: "On a date…" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Publish on a date" })
  await dialog.getByLabel("Day").fill("2020-01-01")
  await expect(dialog.getByText("This moment has passed")).toBeVisible()
  await dialog.getByLabel("Day").fill("2099-12-01")
  await dialog.getByLabel("Time in Germany").fill("08:00")
  for (const language of ["German", "English"]) await dialog.getByRole("checkbox", { name: language }).uncheck()
  await expect(dialog.getByText("Tick at least one language.")).toBeVisible()
  await dialog.getByRole("checkbox", { name: "German" }).check()
  await expect(dialog.getByRole("term")).toHaveText(["Germany", "From now"])
  await expectAccessible(dashboard, 1280, 360)
  await dialog.getByRole("button", { name: "Publish on 1 Dec 2099, 08:00" }).click()
  await expect(dialog).toBeHidden()
  await expect(dashboard.getByText("Publishes on 1 Dec 2099, 08:00: DE").first()).toBeVisible()
  const planned = async (of: number) => (await api.get<Plan[]>("/plan")).find((plan) => plan.id === of)
  const at = "2099-12-01T07:00:00.000Z"
  expect(await planned(id)).toMatchObject({ kind: "service", at, act: "publish", languages: ["de"], others: false })
  await dashboard.goto("/dashboard/drafts")
  const row = dashboard.getByRole("listitem").filter({ hasText: "Planprobe" })
  await expect(row).toContainText("Publishes on 1 Dec 2099, 08:00")
  await expectAccessible(dashboard, 1280, 360)
  await row.getByRole("button", { name: "Take back" }).click()
  await expect(row).not.toContainText("Publishes on")
  await row.getByRole("button", { name: "2 changes" }).click()
  await row.getByRole("button", { name: "On a date…" }).click()
  await dialog.getByLabel("Day").fill("2099-12-02")
  await dialog.getByRole("button", { name: "Publish on 2 Dec 2099, 08:00" }).click()
  await expect(row).toContainText("Publishes on 2 Dec 2099, 08:00")
  await row.getByRole("button", { name: "Take back" }).click()
  await expect(row).not.toContainText("Publishes on")
  await row.getByRole("link", { name: "Planprobe" }).click()
  await expect(dashboard).toHaveURL(new RegExp(`/dashboard/services/${id}$`, "u"))
  await dashboard.getByRole("button", { name: "Take off the site…" }).click()
  await dashboard.getByRole("alertdialog").getByRole("button", { name: "Take off the site" }).click()
  await expect(dashboard.getByText("Not published", { exact: true })).toBeVisible()
  expect((await dashboard.request.get(`/service/${id}`)).status()).toBe(404)
  await dashboard.getByRole("button", { name: "Put on the site" }).click()
  await expect(dashboard.getByText("Not published", { exact: true })).toBeHidden()
  expect((await dashboard.request.get(`/service/${id}`)).ok()).toBe(true)

  // The plan made at the beginning has had its turn meanwhile.
  await expect.poll(async () => (await planned(failing))?.state, { timeout: 30_000 }).toBe("failed")
  const mark = dashboard.getByText(/^Publishing on .* failed, nothing was overwritten/u)
  await dashboard.goto("/dashboard/drafts")
  const failed = dashboard.getByRole("listitem").filter({ has: mark })
  await expect(failed).toContainText("Fehlplan (en)")
  await failed.getByRole("link", { name: "Fehlplan (en)" }).click()
  await expect(mark).toBeVisible()
  expect(await api.get<Service>(`/service/${failing}`)).toMatchObject({ title_de: "Fehlplan, live" })
})

/** A service whose draft is due in a moment, and whose page says something else by then. */
async function planThatFails(api: DashboardApi, name: string): Promise<number> {
  const id = await addService(api, name)
  await api.call("PUT", `/draft/service/${id}`, { patch: { title_de: `${name}, geplant` }, based_on: 1 })
  const at = new Date(Date.now() + 5_000).toISOString()
  expect((await api.call("POST", "/plan", { kind: "service", id, at, act: "publish" })).status).toBe(201)
  expect((await api.call("PATCH", `/service/${id}`, { title_de: `${name}, live` })).status).toBe(200)
  return id
}

test("a plan waits when somebody who may not publish changes its draft, until it is confirmed", async ({
  dashboard,
  api,
  addColleague,
}) => {
  const id = await addService(api, "Wartet")
  const save = (from: DashboardApi, title_ru: string) =>
    from.call("PUT", `/draft/service/${id}`, { patch: { title_ru }, based_on: 1 })
  await save(api, "Балансировка")
  await api.call("POST", "/plan", { kind: "service", id, at: "2099-12-01T07:00:00.000Z", act: "publish" })
  const translator = await addColleague("plan-translator", ["translator"], ["ru"])
  expect((await save(translator.api, "Чужое")).status).toBe(200)
  const doubt = "Waits for a confirmation: somebody who may not publish has changed the draft."
  await translator.page.goto(`/dashboard/services/${id}`)
  await expect(translator.page.getByText(doubt).first()).toBeVisible()
  await expect(translator.page.getByRole("button", { name: "Confirm" })).toHaveCount(0)
  await dashboard.goto(`/dashboard/services/${id}`)
  await expect(dashboard.getByText(doubt).first()).toBeVisible()
  await dashboard.goto("/dashboard/drafts")
  const row = dashboard.getByRole("listitem").filter({ hasText: "Wartet" })
  await expect(row).toContainText(doubt)
  await expectAccessible(dashboard, 1280, 360)
  await row.getByRole("button", { name: "Confirm" }).click()
  await expect(row).not.toContainText(doubt)
  expect((await api.get<Plan[]>("/plan")).find((plan) => plan.id === id)?.reason).toBe("")
})

test("one language is taken off the site and put there again, and the others stay", async ({ dashboard, api }) => {
  const id = await addService(api, "Sprachweise")
  const shown = async () => {
    const { title_de, title_en, title_ru } = (await (
      await dashboard.request.get(`/api/service/${id}`)
    ).json()) as Service
    return [title_de, title_en, title_ru].map((text) => text !== "")
  }
  const takeOff = async (language: string) => {
    await dashboard.getByRole("button", { name: "Take off the site…" }).click()
    const question = dashboard.getByRole("alertdialog")
    await expect(question.getByRole("radio", { name: "All languages" })).toBeChecked()
    await question.getByRole("radio", { name: language }).check()
    await expectAccessible(dashboard, 1280, 360)
    await question.getByRole("button", { name: "Take off the site" }).click()
    await expect(dashboard.getByText(`${language} not published`)).toBeVisible()
  }
  await dashboard.goto(`/dashboard/services/${id}`)
  await takeOff("Russian")
  expect(await shown()).toEqual([true, true, false])
  await takeOff("English")
  expect(await shown()).toEqual([true, false, false])
  await dashboard.getByRole("button", { name: "Put Russian on the site" }).click()
  await expect(dashboard.getByText("Russian not published")).toBeHidden()
  expect(await shown()).toEqual([true, false, true])

  await dashboard.goto("/dashboard/privacy-policy")
  await expect(dashboard.getByText(/^Published/u).first()).toBeVisible()
  await expect(dashboard.getByRole("button", { name: "Take off the site…" })).toHaveCount(0)
})
