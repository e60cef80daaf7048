import type { Page } from "@playwright/test"
import type { Category } from "#contract/category.ts"
import type { Partner } from "#contract/partner.ts"
import type { Product, ProductProperty } from "#contract/product.ts"
import type { Publication } from "#contract/publishing.ts"
import type { TextPage } from "#contract/text-page.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { expectAccessible } from "./axe.ts"
import { choose, message, photo } from "./dashboard-acts.ts"
import { type DashboardApi, expect, test } from "./signed-in.ts"

const kept = "Draft saved. Visitors do not see it."

async function made<R>(api: DashboardApi, path: string, body: unknown): Promise<R> {
  const response = await api.call("POST", path, body)
  expect(response.status).toBe(201)
  return (await response.json()) as R
}

const draftOf = async (api: DashboardApi, kind: string, id: number) =>
  (await api.get<Publication>(`/draft/${kind}/${id}`)).draft

/** Opens a draft from the list of drafts. */
async function openDraft(page: Page, title: string): Promise<void> {
  await page.goto("/dashboard/drafts")
  await page.getByRole("listitem").filter({ hasText: title }).getByRole("link").click()
}

test("a property is drafted with another picture, found among the drafts, previewed and published", async ({
  dashboard,
  api,
}) => {
  const product = await made<Product>(
    api,
    "/product",
    imageForm("images[]", await picture(), { title: "Entwurfsturbine" }),
  )
  const fields = { product_id: String(product.id), description: "<p>Alte Eigenschaft</p>" }
  const property = await made<ProductProperty>(api, "/product/property", imageForm("image", await picture(), fields))
  const live = async () => (await api.get<Product>(`/product/show/${product.id}`)).property[0]
  await dashboard.goto(`/dashboard/product/${product.id}`)
  await dashboard.getByRole("button", { name: "Edit property 1" }).click()
  const dialog = dashboard.getByRole("dialog", { name: "Edit property" })
  const text = dialog.getByRole("textbox", { name: "Description" })
  await text.fill("Neue Eigenschaft")
  await choose(dashboard, dialog, /^Replace the image/u, await photo("neu.jpg", 444))
  await expect(dialog.getByText("comes with saving")).toBeVisible()
  await dialog.getByRole("button", { name: "What changes?" }).click()
  const changes = dashboard.getByRole("dialog", { name: "What changes?" })
  await expect(changes.getByText("2 changes, goes live")).toBeVisible()
  await expect(changes.getByRole("checkbox")).toHaveCount(0)
  await expectAccessible(dashboard, 360, 1280)
  await dashboard.keyboard.press("Escape")
  await dashboard.keyboard.press("ControlOrMeta+s")
  await expect(message(dashboard, kept)).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await live()).toMatchObject({ description: "<p>Alte Eigenschaft</p>", version: property.version })

  await openDraft(dashboard, "Alte Eigenschaft")
  await expect(text).toHaveText("Neue Eigenschaft")
  await expect(dashboard).toHaveURL(new RegExp(`/dashboard/product/${product.id}\\?edit=${property.id}$`, "u"))
  await expect(dialog.getByText("Draft by admin")).toBeVisible()
  await expectAccessible(dashboard, 1280, 360)
  await dialog.getByRole("button", { name: "Preview", exact: true }).click()
  const shown = dashboard.frameLocator('.preview-frame iframe:not([aria-hidden="true"])').first()
  await expect(shown.getByText("Neue Eigenschaft")).toBeVisible()
  await dashboard.keyboard.press("Escape")
  await dialog.getByRole("button", { name: "Save", exact: true }).click()
  await expect(message(dashboard, "Successfully updated")).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(dashboard).toHaveURL(new RegExp(`/dashboard/product/${product.id}$`, "u"))
  expect(await live()).toMatchObject({
    description: "<p>Neue Eigenschaft</p>",
    version: property.version + 1,
    image_list: [{ width: 444 }],
  })
  expect(await draftOf(api, "property", property.id)).toBeNull()
  expect(await api.get<unknown[]>(`/history/property/${property.id}`)).toHaveLength(1)
})

test("a block of the page is published in one language, and a concurrent change is asked about", async ({
  dashboard,
  api,
  allowProblem,
}) => {
  allowProblem(/status of 412/u)
  const [part] = (await api.get<TextPage>("/page/gas-turbina")).parts
  const id = part?.id ?? 0
  const live = async () => (await api.get<TextPage>("/page/gas-turbina")).parts.find((part) => part.id === id)
  await dashboard.goto(`/dashboard/gas-turbina?edit=${id}`)
  const dialog = dashboard.getByRole("dialog", { name: "Edit part" })
  const text = (language: string) => dialog.getByRole("textbox", { name: `Description, ${language}` })
  await text("German").fill("Deutsch im Entwurf")
  await text("English").fill("English in the draft")
  await dialog.getByRole("button", { name: "Publish in another way" }).click()
  await dashboard.getByRole("menuitem", { name: "Only English…" }).click()
  await dashboard
    .getByRole("dialog", { name: "What changes?" })
    .getByRole("button", { name: "Publish English" })
    .click()
  await expect(message(dashboard, "Successfully updated")).toBeVisible()
  expect(await live()).toMatchObject({
    description_de: part?.description_de,
    description_en: "<h3>English in the draft</h3>",
  })
  expect((await draftOf(api, "page-part", id))?.patch).toEqual({ description_de: "<h3>Deutsch im Entwurf</h3>" })

  await api.call("PATCH", `/page/page-part/${id}`, { description_de: "<p>Live berichtigt</p>" })
  await dashboard.goto(`/dashboard/gas-turbina?edit=${id}`)
  await expect(text("German")).toHaveText("Deutsch im Entwurf")
  await dialog.getByRole("button", { name: "Save", exact: true }).click()
  const conflict = dashboard.getByRole("dialog", { name: "Changed by somebody else meanwhile" })
  await expect(conflict.getByRole("radio", { name: /Theirs.*Live berichtigt/u })).toBeVisible()
  await conflict.getByRole("button", { name: "Save this choice" }).click()
  await expect(dialog).toBeHidden()
  expect(await live()).toMatchObject({ description_de: "<h3>Deutsch im Entwurf</h3>" })
  expect(await draftOf(api, "page-part", id)).toBeNull()
})

test("drafts of a category and a partner are found where they are edited, scheduled and dropped", async ({
  dashboard,
  api,
}) => {
  const category = await made<Category>(api, "/category", { name: "Entwurfsfamilie", lang: "DE" })
  const texts = { text_de: "<p>Entwurfspartner</p>", text_en: "", text_ru: "" }
  const partner = await made<Partner>(api, "/partner", imageForm("image", await picture(), texts))
  await dashboard.goto(`/dashboard/categories?edit=${category.id}`)
  const family = dashboard.getByRole("dialog", { name: "Edit category" })
  await family
    .getByRole("region", { name: "German" })
    .getByRole("textbox", { name: "Name" })
    .fill("Entwurfsfamilie, neu")
  await family.getByRole("button", { name: "Publish in another way" }).click()
  await dashboard.getByRole("menuitem", { name: "On a date…" }).click()
  const plan = dashboard.getByRole("dialog", { name: "Publish on a date" })
  await plan.getByLabel("Day").fill("2099-12-01")
  await plan.getByRole("button", { name: /^Publish on 1 Dec 2099/u }).click()
  await expect(plan).toBeHidden()
  await expect(family).toBeHidden()
  expect((await draftOf(api, "category", category.id))?.patch).toEqual({ name: "Entwurfsfamilie, neu" })

  await dashboard.goto("/dashboard/partners")
  await dashboard.getByRole("button", { name: "Edit partner: Entwurfspartner" }).click()
  const edit = dashboard.getByRole("dialog", { name: "Edit partner" })
  await edit.getByRole("textbox", { name: "Text, English" }).fill("Partner in a draft")
  await edit.getByRole("button", { name: "Save draft" }).click()
  await expect(message(dashboard, kept)).toBeVisible()

  await openDraft(dashboard, "Entwurfsfamilie")
  await expect(family.getByRole("region", { name: "German" }).getByRole("textbox", { name: "Name" })).toHaveValue(
    "Entwurfsfamilie, neu",
  )
  await expect(family.getByText(/Publishes on 1 Dec 2099/u)).toBeVisible()
  await openDraft(dashboard, "Entwurfspartner")
  await expect(edit.getByRole("textbox", { name: "Text, English" })).toHaveText("Partner in a draft")
  await edit.getByRole("button", { name: "Drop draft" }).click()
  await dashboard.getByRole("alertdialog").getByRole("button", { name: "Drop draft" }).click()
  await expect(edit).toBeHidden()
  expect(await draftOf(api, "partner", partner.id)).toBeNull()
  await dashboard.getByRole("button", { name: "Edit partner: Entwurfspartner" }).click()
  await expect(edit.getByRole("textbox", { name: "Text, English" })).toHaveText("")
})
