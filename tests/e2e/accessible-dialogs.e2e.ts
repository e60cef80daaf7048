import type { Page } from "@playwright/test"
import { expectAccessible } from "./axe.ts"
import { expect, test } from "./office.ts"

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
      await page.getByRole("button", { name: "Excel import" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Preview" }).click()
      await expect(page.getByText("Please select a file first!")).toBeVisible()
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
]

for (const { name, path, open } of dialogs) {
  test(`axe finds nothing with: ${name}`, async ({ office }) => {
    await office.goto(path)
    await open(office)
    if (name !== "unsaved changes") await expect(office.locator("dialog[open]")).toBeVisible()
    await expectAccessible(office, 1280, 320)
  })
}
