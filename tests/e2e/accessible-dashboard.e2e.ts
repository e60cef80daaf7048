import type { Page } from "@playwright/test"
import { expectAccessible } from "./axe.ts"
import { expect, test } from "./office.ts"

const screens = [
  { path: "/dashboard", heading: "Products" },
  { path: "/dashboard/services", heading: "Services" },
  { path: "/dashboard/services/3", heading: "Rotorüberholung" },
  { path: "/dashboard/services/999", heading: "This service does not exist" },
  { path: "/dashboard/data", heading: "Spare Parts" },
  { path: "/dashboard/spare/2", heading: "Ersatzteile LM6000" },
  { path: "/dashboard/requests", heading: "Requests" },
]

for (const { path, heading } of screens) {
  test(`axe finds nothing on ${path}`, async ({ office, allowProblem }) => {
    if (path.endsWith("/999")) allowProblem(/status of 404.*\/api\/service\/999/u)
    await office.goto(path)
    await expect(office.getByRole("heading", { level: 1 })).toBeVisible()
    if (path !== "/dashboard") await expect(office.getByRole("heading", { level: 1 })).toHaveText(heading)
    await expect(office.getByText("Loading")).toHaveCount(0)
    await expectAccessible(office, 1280, 320)
  })
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
      await page.getByRole("button", { name: "Excel import" }).click()
      await page.getByRole("dialog").getByRole("button", { name: "Preview" }).click()
      await expect(page.getByText("Please select a file first!")).toBeVisible()
    },
  },
]

for (const { name, path, open } of dialogs) {
  test(`axe finds nothing with: ${name}`, async ({ office }) => {
    await office.goto(path)
    await open(office)
    await expectAccessible(office, 1280, 320)
  })
}

test("axe finds nothing on the sign-in page, also with errors", async ({ page }) => {
  await page.goto("/controller")
  await page.getByRole("button", { name: "Sign in" }).click()
  await expect(page.getByRole("textbox", { name: "Login" })).toBeFocused()
  await expectAccessible(page, 1280, 320)
})

test("axe finds nothing on the page that strangers see instead of the dashboard", async ({ page }) => {
  await page.goto("/dashboard/services")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found")
  await expectAccessible(page, 1280, 320)
})
