import { readFile } from "node:fs/promises"
import { json } from "#tests/harness/test-site.ts"
import { expect, test } from "./signed-in.ts"

const email = "Ilse.Brandt@kraftwerk-nord.example"

async function write(siteUrl: string, from: string): Promise<string> {
  const inquiry = { name: "Ilse Brandt", company: "Kraftwerk Nord", email: from, text: "Bitte ein Angebot." }
  const response = await fetch(`${siteUrl}/api/request`, json("POST", inquiry))
  expect(response.status).toBe(201)
  return ((await response.json()) as { reference: string }).reference
}

test("everything stored about a person is found, saved and erased, and nothing of others", async ({
  dashboard,
  api,
  siteUrl,
  allowProblem,
}) => {
  allowProblem(/status of 422.*\/api\/person/u)
  const references = [await write(siteUrl, email), await write(siteUrl, email.toLowerCase())]
  const other = await write(siteUrl, "other@kraftwerk-nord.example")
  await dashboard.goto("/dashboard/settings")
  await dashboard.getByRole("link", { name: "Personal data" }).click()
  await expect(dashboard.getByRole("heading", { level: 1, name: "Personal data" })).toBeVisible()
  const field = dashboard.getByRole("textbox", { name: "E-mail address of the person" })
  const find = dashboard.getByRole("button", { name: "Find", exact: true })
  await find.click()
  await expect(field).toBeFocused()
  await field.fill("no address")
  await find.click()
  await expect(field).toHaveAttribute("aria-invalid", "true")
  await expect(field).toHaveValue("no address")

  await field.fill(email.toUpperCase())
  await field.press("Enter")
  const rows = dashboard.getByRole("list", { name: "Entries found" }).getByRole("listitem")
  await expect(rows).toHaveCount(2)
  for (const reference of references) await expect(rows.filter({ hasText: reference })).toHaveCount(1)
  const [file] = await Promise.all([
    dashboard.waitForEvent("download"),
    dashboard.getByRole("button", { name: "Save as a file" }).click(),
  ])
  const saved = await readFile(await file.path(), "utf8")
  for (const reference of references) expect(saved).toContain(reference)
  expect(saved).not.toContain(other)

  const erase = dashboard.getByRole("button", { name: "Erase for good" })
  const question = dashboard.getByRole("alertdialog")
  await erase.click()
  await question.getByRole("button", { name: "Cancel" }).click()
  await expect(rows).toHaveCount(2)
  await erase.click()
  await question.getByRole("button", { name: "Erase for good" }).click()
  await expect(rows).toHaveCount(0)
  const left = (await api.get<{ reference: string }[]>("/request")).map(({ reference }) => reference)
  expect(left).toContain(other)
  for (const reference of references) expect(left).not.toContain(reference)
})
