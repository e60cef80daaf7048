import type { Page } from "@playwright/test"
import type { Service } from "#contract/service.ts"
import { unsavedInput } from "./dashboard-acts.ts"
import { addService, expect, signInByApi, test } from "./signed-in.ts"

const region = (page: Page, language: string) => page.getByRole("region", { name: language })
const title = (page: Page, language: string) => region(page, language).getByRole("textbox", { name: "Title" })
const text = (page: Page, language: string) => page.getByRole("textbox", { name: `Text, ${language}` })

async function writeOver(page: Page, language: string, words: string): Promise<void> {
  await text(page, language).click()
  await page.keyboard.press("ControlOrMeta+a")
  await page.keyboard.type(words)
}

test("two browsers edit one service: the second save shows both versions and loses neither", async ({
  dashboard,
  api,
  openPage,
  siteUrl,
  allowProblem,
}) => {
  allowProblem(/status of 412/u)
  const id = await addService(api, "Zu zweit")
  const other = await signInByApi(siteUrl)
  const second = await openPage({
    storageState: {
      cookies: [],
      origins: [{ origin: siteUrl, localStorage: [{ name: "access_token", value: other.token }] }],
    },
  })
  for (const page of [dashboard, second]) {
    await page.goto(`/dashboard/services/${id}`)
    await expect(text(page, "German")).toContainText("Alter Text.")
  }
  await title(dashboard, "German").fill("Zu zweit, erste Fassung")
  await writeOver(dashboard, "German", "Text der ersten.")
  await title(second, "German").fill("Zu zweit, zweite Fassung")
  await writeOver(second, "German", "Text des zweiten.")
  await title(second, "English").fill("Only the second wrote this")
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  // A save right after the last keystroke of a text must include all of it.
  await text(second, "German").click()
  await second.keyboard.press("ControlOrMeta+End")
  await second.keyboard.type(" Letztes Wort.")
  await second.getByRole("button", { name: "Publish", exact: true }).click()

  const dialog = second.getByRole("dialog", { name: "Changed by somebody else meanwhile" })
  const titles = dialog.getByRole("group", { name: "German title" })
  await expect(titles.getByRole("radio", { name: /Yours.*zweite Fassung/u })).toBeChecked()
  await expect(titles.getByRole("radio", { name: /Theirs.*erste Fassung/u })).toBeVisible()
  const texts = dialog.getByRole("group", { name: "German text" })
  await expect(texts).toContainText("Text der ersten.")
  await expect(texts).toContainText("Text des zweiten. Letztes Wort.")
  await titles.getByRole("radio", { name: /Theirs/u }).check()
  await dialog.getByRole("button", { name: "Save this choice" }).click()
  await expect(second.getByText("Successfully updated")).toBeVisible()
  expect(await api.get<Service>(`/service/${id}`)).toMatchObject({
    title_de: "Zu zweit, erste Fassung",
    text_de: "<p>Text des zweiten. Letztes Wort.</p>",
    title_en: "Only the second wrote this",
  })
  const { items } = await api
    .get<{ items?: unknown[] }>(`/history/service/${id}`)
    .then((response) => (Array.isArray(response) ? { items: response as unknown[] } : response))
  expect(JSON.stringify(items)).toContain("Text der ersten.")
})

test("a browser killed during an edit offers the input again, beside the server's newer version", async ({
  dashboard,
  api,
}) => {
  const id = await addService(api, "Absturz")
  await dashboard.goto(`/dashboard/services/${id}`)
  await title(dashboard, "German").fill("Absturz, von mir")
  await writeOver(dashboard, "Russian", "Набрано до сбоя.")
  await expect
    .poll(async () => (await unsavedInput(dashboard, `service:${id}:`)).join(""))
    .toContain("Набрано до сбоя.")
  await dashboard.close({ runBeforeUnload: false })
  expect((await api.call("PATCH", `/service/${id}`, { title_de: "Absturz, von ihr" })).status).toBe(200)
  const next = await dashboard.context().newPage()
  await next.goto(`/dashboard/services/${id}`)
  await expect(next.getByText("This device holds unsaved input of")).toBeVisible()
  await expect(title(next, "German")).toHaveValue("Absturz, von ihr")
  await next.getByRole("button", { name: "Use the input" }).click()
  const titles = next.getByRole("dialog").getByRole("group", { name: "German title" })
  await expect(titles.getByRole("radio", { name: /Absturz, von mir/u })).toBeChecked()
  await expect(titles.getByRole("radio", { name: /Absturz, von ihr/u })).toBeVisible()
  await next.getByRole("dialog").getByRole("button", { name: "Take this choice" }).click()
  await expect(text(next, "Russian")).toHaveText("Набрано до сбоя.")
  await expect(title(next, "German")).toHaveValue("Absturz, von mir")
  // It is only in the form so far.
  expect(await api.get<Service>(`/service/${id}`)).toMatchObject({ title_de: "Absturz, von ihr" })
})

test("an alt text that two people wrote is shown twice, and one is chosen", async ({
  dashboard,
  api,
  allowProblem,
}) => {
  allowProblem(/status of 412/u)
  const id = await addService(api, "Bildtext")
  const read = async () => (await api.get<Service>(`/service/${id}`)).image_list
  const alt = (language: string) => dashboard.getByRole("textbox", { name: `Alt text ${language}, image 1` })
  await dashboard.goto(`/dashboard/services/${id}`)
  await alt("German").fill("Rotor in der Werkstatt")
  const image_list = (await read()).map(({ id: image }) => ({
    id: image,
    alt_de: "Rotor beim Wuchten",
    alt_en: "Rotor being balanced",
  }))
  expect((await api.call("PATCH", `/service/${id}`, { image_list })).status).toBe(200)
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Changed by somebody else meanwhile" })
  const texts = dialog.getByRole("group", { name: "image descriptions (DE)" })
  await expect(texts.getByRole("radio", { name: /Yours.*in der Werkstatt/u })).toBeChecked()
  await texts.getByRole("radio", { name: /Theirs.*beim Wuchten/u }).check()
  await dialog.getByRole("button", { name: "Save this choice" }).click()
  await expect(dashboard.getByText("Successfully updated")).toBeVisible()
  expect(await read()).toMatchObject([{ alt_de: "Rotor beim Wuchten", alt_en: "Rotor being balanced" }])
  await expect(alt("English")).toHaveValue("Rotor being balanced")
})
