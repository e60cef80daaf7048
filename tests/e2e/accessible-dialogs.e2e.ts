import type { Page } from "@playwright/test"
import { workbook } from "#tests/harness/samples.ts"
import { expectAccessible } from "./axe.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import { addService, expect, test } from "./signed-in.ts"
import { sample } from "./sample.ts"

/** Selects a sheet of these rows in the open import and requests its preview. */
async function previewSheet(page: Page, rows: Parameters<typeof workbook>[0]): Promise<void> {
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
  const file = { name: "teile.xlsx", mimeType: type, buffer: Buffer.from(await workbook(rows)) }
  await page.getByLabel("Drop the file here or click").setInputFiles(file)
  await page.getByRole("dialog").getByRole("button", { name: "Preview" }).click()
}

const dialogs: { name: string; path: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: "a new service with errors",
    path: "/dashboard/services",
    open: async (page) => {
      await page.getByRole("button", { name: "Add service" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Add service" }).click()
      await expect(page.getByText("Please select a file first!")).toBeVisible()
    },
  },
  {
    name: "the question before a service is deleted",
    path: "/dashboard/services/3",
    open: async (page) => page.getByRole("button", { name: "Delete service" }).click(),
  },
  {
    name: "the link dialog of the editor",
    path: "/dashboard/services/3",
    open: async (page) => page.getByRole("button", { name: "Link" }).first().click(),
  },
  {
    name: "unsaved changes",
    path: "/dashboard/services/3",
    open: async (page) => {
      await page.getByRole("textbox", { name: "Title" }).first().fill("Rotorüberholung neu")
      await expect(page.getByText("1 unsaved change")).toBeVisible()
    },
  },
  {
    name: "a new group",
    path: "/dashboard/data",
    open: async (page) => page.getByRole("button", { name: "Add spare part" }).click(),
  },
  {
    name: "a new part with errors",
    path: "/dashboard/spare/2",
    open: async (page) => {
      await page.getByRole("button", { name: "Add part" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click()
      await expect(page.getByText("Please enter a part number.")).toBeVisible()
    },
  },
  {
    name: "the import",
    path: "/dashboard/spare/2",
    open: async (page) => {
      await page.getByRole("button", { name: "Import Excel/CSV" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Preview" }).click()
      await expect(page.getByText("Please select a file first!")).toBeVisible()
    },
  },
  {
    name: "the import for several groups",
    path: "/dashboard/data",
    open: async (page) => {
      await page.getByRole("button", { name: "Import parts" }).click()
      await previewSheet(page, [
        ["Group", "Part number"],
        [2, "NEW-1"],
        ["nowhere", "NEW-2"],
      ])
      await expect(page.getByRole("combobox", { name: "Group for nowhere" })).toBeVisible()
    },
  },
  {
    name: "selected parts",
    path: "/dashboard/spare/2",
    open: async (page) => {
      await page.getByRole("checkbox", { name: "Select all parts on this page" }).first().check()
      await page.getByRole("button", { name: "Move to group" }).click()
    },
  },
  {
    name: "a part's cell as a field, with an error",
    path: "/dashboard/spare/2",
    open: async (page) => {
      await page.getByRole("grid").getByRole("rowheader").first().dblclick()
      await page.keyboard.press("ControlOrMeta+a")
      await page.keyboard.press("Delete")
      await page.keyboard.press("Enter")
      await expect(page.getByText("Please enter a part number.")).toBeVisible()
    },
  },
  {
    name: "the columns of an import",
    path: "/dashboard/spare/2",
    open: async (page) => {
      await page.getByRole("button", { name: "Import Excel/CSV" }).click()
      await previewSheet(page, [
        ["Kennung", "Qty"],
        ["A-1", 1],
      ])
      await expect(page.getByRole("combobox", { name: "Column A, Kennung" })).toBeVisible()
    },
  },
  {
    name: "a new product",
    path: "/dashboard",
    open: async (page) => page.getByRole("button", { name: "Add product" }).click(),
  },
  {
    name: "a new category",
    path: "/dashboard/categories",
    open: async (page) => page.getByRole("button", { name: "Add category" }).click(),
  },
  {
    name: "a new partner",
    path: "/dashboard/partners",
    open: async (page) => page.getByRole("button", { name: "Add partner" }).click(),
  },
  {
    name: "a partner, and the question before what was typed is given up",
    path: "/dashboard/partners",
    open: async (page) => {
      await page
        .getByRole("button", { name: /^Edit partner:/u })
        .first()
        .click()
      await page.getByRole("textbox", { name: "Alt text English" }).fill("Another text")
      await page.keyboard.press("Escape")
      await expect(page.getByRole("alertdialog", { name: "Discard what you typed?" })).toBeVisible()
    },
  },
  {
    name: "a partner without an image",
    path: "/dashboard/partners",
    open: async (page) => {
      await page.getByRole("button", { name: "Add partner" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Add partner" }).click()
      await expect(page.getByText("Please select a file first!")).toBeVisible()
    },
  },
  {
    name: "a category that nobody has chosen",
    path: "/dashboard/categories",
    open: async (page) => {
      await page.getByRole("button", { name: "Edit category", exact: true }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Edit category" }).click()
      await expect(page.getByText("Not selected")).toBeVisible()
    },
  },
  {
    name: "a category",
    path: "/dashboard/categories",
    open: async (page) => page.getByRole("button", { name: /^Edit “LM2500” \(German\)/u }).click(),
  },
  {
    name: "the question where a deleted category's products go",
    path: "/dashboard/categories",
    open: async (page) => page.getByRole("button", { name: /^Delete “LM2500” \(German\)/u }).click(),
  },
  {
    name: "a property, and the buttons that move one",
    path: "/dashboard/product/2",
    open: async (page) => {
      await page.getByRole("button", { name: "Move property 1" }).click()
      await page.getByRole("button", { name: "Edit property 1" }).click()
    },
  },
  {
    name: "the question before a product is deleted",
    path: "/dashboard/product/2",
    open: async (page) => page.getByRole("button", { name: "Delete product" }).click(),
  },
  {
    name: "a new part of the page with an error",
    path: "/dashboard/gas-turbina",
    open: async (page) => {
      await page.getByRole("button", { name: "Add part" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Add part" }).click()
      await expect(page.getByText("Write a description in one language at least.")).toBeVisible()
    },
  },
  {
    name: "a part of the page",
    path: "/dashboard/gas-turbina",
    open: async (page) =>
      page
        .getByRole("button", { name: /^Edit part:/u })
        .first()
        .click(),
  },
  {
    name: "the menu of narrow screens",
    path: "/dashboard",
    open: async (page) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.getByRole("button", { name: "Menu" }).click()
    },
  },
]

test("axe finds nothing with: history, its differences and the trash's confirmation", async ({ dashboard, api }) => {
  const id = await addService(api, "Prüfung der Zugänglichkeit")
  await api.call("PATCH", `/service/${id}`, { text_en: "<p>Old text</p>" })
  await api.call("PATCH", `/service/${id}`, { text_de: "<p>Anderer Text</p>" })
  await dashboard.goto(`/dashboard/services/${id}`)
  await dashboard.getByRole("button", { name: "History" }).click()
  await expect(dashboard.getByRole("button", { name: "Restore version 2" })).toBeVisible()
  await expectAccessible(dashboard, 1280, 320)
  await dashboard.keyboard.press("Escape")
  await dashboard.setViewportSize({ width: 1280, height: 800 })
  await dashboard.getByRole("region", { name: "English" }).getByRole("button", { name: "Show what changed" }).click()
  await expect(dashboard.locator("dialog ins").first()).toBeVisible()
  await expectAccessible(dashboard, 1280, 320)
  await api.call("DELETE", `/service/${id}`)
  await dashboard.goto("/dashboard/trash")
  await dashboard.getByRole("button", { name: /^Remove for good: Prüfung/u }).click()
  await expect(dashboard.getByRole("alertdialog")).toBeVisible()
  await expectAccessible(dashboard, 1280, 320)
})

test("axe finds nothing with: offered unsaved input, a conflict, a message, and logging out", async ({
  dashboard,
  api,
  allowProblem,
}) => {
  allowProblem(/status of 412/u)
  const id = await addService(api, "Prüfung der Meldungen")
  const title = dashboard.getByRole("region", { name: "German" }).getByRole("textbox", { name: "Title" })
  await dashboard.goto(`/dashboard/services/${id}`)
  await title.fill("Prüfung der Meldungen, meine")
  await api.call("PATCH", `/service/${id}`, { title_de: "Prüfung der Meldungen, ihre" })
  await dashboard.getByRole("button", { name: "Publish", exact: true }).click()
  const conflict = dashboard.getByRole("dialog", { name: "Changed by somebody else meanwhile" })
  await expect(conflict).toBeVisible()
  await expectAccessible(dashboard, 1280, 320)
  await conflict.getByRole("button", { name: "Cancel" }).click()
  await dashboard.setViewportSize({ width: 1280, height: 800 })
  await dashboard.getByRole("button", { name: "Log out" }).click()
  await expect(dashboard.getByRole("alertdialog", { name: "Unsaved input" })).toBeVisible()
  await expectAccessible(dashboard, 1280, 320)
  await dashboard.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click()
  await dashboard.reload()
  await expect(dashboard.getByRole("button", { name: "Use the input" })).toBeVisible()
  await expectAccessible(dashboard, 1280, 320)
  await dashboard.getByRole("button", { name: "Delete the input" }).click()
  await api.call("POST", `/service/${id}/image/add`, imageForm("image", await picture()))
  // The image was added by another client, so the editor must reload the record.
  await dashboard.reload()
  await dashboard.getByRole("button", { name: "Delete image 1" }).click()
  await dashboard.getByRole("alertdialog").getByRole("button", { name: "Delete image" }).click()
  await expect(dashboard.getByText("will be removed on saving")).toBeVisible()
  await expectAccessible(dashboard, 1280, 320)
})

const withoutDialog = new Set(["unsaved changes", "a part's cell as a field, with an error"])

for (const { name, path, open } of sample(dialogs)) {
  test(`axe finds nothing with: ${name}`, async ({ dashboard }) => {
    await dashboard.goto(path)
    await open(dashboard)
    if (!withoutDialog.has(name)) await expect(dashboard.locator("dialog[open]").last()).toBeVisible()
    await expectAccessible(dashboard, 1280, 320)
  })
}
