import type { Publications } from "#contract/publishing.ts"
import type { Service } from "#contract/service.ts"
import type { TranslationPage } from "#contract/translation.ts"
import { patienceMs } from "#tests/harness/patience.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { expectAccessible } from "./axe.ts"
import { expect, test as base } from "./colleague.ts"
import { type Mailing, useMailing } from "./mailing.ts"
import type { DashboardApi } from "./signed-in.ts"

/** A site that sends mail, with nothing to translate but what the journey adds. */
const test = base.extend<object, { mailing: Mailing }>({
  mailing: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from the pattern
    async ({}, use) => useMailing("translator-week", use),
    { scope: "worker" },
  ],
  siteUrl: async ({ mailing }, use) => use(mailing.site.url),
})

/** Records with four texts each: title, summary, text and the alternative text of a picture; the long form has 120. */
const records = process.env["E2E_FORM"] === "long" ? 30 : 4
const published = Math.min(records, 12)
const textsOfRecord = 4

async function addService(api: DashboardApi, title: string): Promise<Service> {
  const fields = {
    title_de: title,
    summary_de: `${title} vor Ort`,
    text_de: `<p>${title} mit <strong>Protokoll</strong>.</p>`,
  }
  const made = await api.call("POST", "/service", imageForm("images", await picture(), fields))
  const service = (await made.json()) as Service
  const image_list = service.image_list.map(({ id }) => ({ id, alt_de: `Bild: ${title}` }))
  expect((await api.call("PATCH", `/service/${service.id}`, { image_list })).status).toBe(200)
  return service
}

test("a translator works a list down to nothing by keyboard, and an editor publishes the drafts at once", async ({
  addColleague,
  dashboard,
  api,
  mailing,
}) => {
  const services: Service[] = []
  for (let index = 1; index <= records; index++) services.push(await addService(api, `Wuchtprobe ${index}.`))
  const editor = { name: "Redaktion", email: "redaktion@turbine.example" }
  expect((await api.call("PATCH", "/auth/profile", editor)).status).toBe(200)
  const { page, api: translator } = await addColleague("petrova", ["translator"], ["ru"])
  const open = async () => (await translator.get<TranslationPage>("/translation?lang=ru&query=Wuchtprobe")).total
  const count = records * textsOfRecord
  expect(await open()).toBe(count)

  // Monday to Friday, by keyboard alone once the first row is reached.
  await page.goto("/dashboard/translations?query=Wuchtprobe&lang=ru")
  await expect(page.getByRole("heading", { name: "Translations" })).toBeVisible()
  await page.locator(".translation-open").first().focus()
  await page.keyboard.press("Enter")
  const area = page.locator(".translation-editor").locator("textarea, [contenteditable=true]")
  for (let left = count; left > 0; left--) {
    await expect(area).toBeFocused()
    await page.keyboard.type(`Перевод ${left}`)
    await page.keyboard.press("Control+Enter")
    await expect.poll(open).toBe(left - 1)
  }
  await expect(page.getByText("Everything is translated")).toBeVisible()

  // A German text is corrected meanwhile: it comes back with what changed, and what was written is kept.
  const corrected = services[0]?.id ?? 0
  const correction = { title_de: "Wuchtprobe 1. vor Ort" }
  expect((await api.call("PATCH", `/service/${corrected}`, correction)).status).toBe(200)
  await page.reload()
  await page.locator(".translation-open").click()
  await expect(page.locator(".translation-source ins")).toContainText("vor Ort")
  await expect(area).toHaveValue(/^Перевод \d+$/u)
  await area.press("End")
  await page.keyboard.type(" на месте")
  await page.keyboard.press("Control+Enter")
  await expect(page.getByText("Everything is translated")).toBeVisible()
  await page.getByRole("button", { name: "Ready for review" }).click()
  await expect(page.getByText("Handed in for review", { exact: true })).toBeVisible()

  const letters = () => mailing.mail.received.filter(({ to }) => to.includes(editor.email))
  await expect.poll(() => letters().length, { timeout: patienceMs }).toBe(1)
  expect(letters()[0]?.text).toContain("/dashboard/drafts")

  await dashboard.goto("/dashboard/drafts?show=ready")
  const rows = dashboard.getByRole("listitem").filter({ hasText: "Wuchtprobe" })
  await expect(rows).toHaveCount(records)
  await rows
    .first()
    .getByRole("button", { name: /changes?$/u })
    .click()
  await expect(
    rows
      .first()
      .getByText(/Перевод/u)
      .first(),
  ).toBeVisible()
  await expectAccessible(dashboard, 1280, 360)
  for (let index = 0; index < published; index++) await rows.nth(index).getByRole("checkbox").check()
  await dashboard.getByRole("button", { name: `Publish ${published} drafts` }).click()
  await expect(dashboard.getByText(`${published} drafts published`)).toBeVisible()

  // Nothing is lost: what is published and what waits hold all that was typed.
  const { drafts } = await api.get<Publications>("/draft")
  expect(drafts).toHaveLength(records - published)
  const typed: string[] = []
  for (const { id } of services) {
    const live = await api.get<Service>(`/service/${id}`)
    const { draft } = await api.get<{ draft: { patch: Partial<Service> } | null }>(`/draft/service/${id}`)
    const { title_ru, summary_ru, text_ru, image_list } = { ...live, ...draft?.patch }
    typed.push(title_ru, summary_ru, text_ru, ...image_list.map(({ alt_ru }) => alt_ru))
  }
  const numbers = typed.map((text) => Number(/Перевод (\d+)/u.exec(text)?.[1]))
  expect(numbers.toSorted((left, right) => left - right)).toEqual(
    Array.from({ length: count }, (_, index) => index + 1),
  )
  expect(typed.filter((text) => text.includes("на месте"))).toHaveLength(1)
})
