import type { TrashEntry } from "#contract/trash.ts"
import { imageForm, picture } from "#tests/harness/samples.ts"
import type { Product, ProductProperty } from "#contract/product.ts"
import { message } from "./dashboard-acts.ts"
import { addService, expect, test } from "./signed-in.ts"

test("the trash shows its entries, who deleted them and their expiry, and restores them", async ({
  dashboard,
  api,
}) => {
  const id = await addService(api, "Papierkorbprobe")
  expect((await api.call("DELETE", `/service/${id}`)).status).toBe(204)
  const [entry] = (await api.get<TrashEntry[]>("/trash")).filter(({ record_id }) => record_id === String(id))
  const keptDays = (Date.parse(entry?.expires_at ?? "") - Date.parse(entry?.deleted_at ?? "")) / 86_400_000
  expect(keptDays).toBe(30)
  await dashboard.goto("/dashboard/trash")
  await expect(dashboard.getByText(/\d+ entr(?:y|ies), kept for 30 days/u)).toBeVisible()
  await dashboard
    .getByRole("group", { name: "Kind" })
    .getByRole("button", { name: /^Services/u })
    .click()
  await expect(dashboard).toHaveURL(/kind=service/u)
  const row = dashboard.getByRole("listitem").filter({ hasText: "Papierkorbprobe" })
  await expect(row).toContainText(/Service/u)
  await expect(row).toContainText(/Deleted .+ by admin, kept until \d+ \w+ \d{4}/u)
  await row.getByRole("button", { name: "Restore: Papierkorbprobe" }).click()
  await expect(message(dashboard, "Restored")).toBeVisible()
  await expect(row).toHaveCount(0)
  expect((await api.call("GET", `/service/${id}`)).status).toBe(200)
})

test("purging asks for confirmation, and cannot be undone", async ({ dashboard, api }) => {
  const id = await addService(api, "Endgültigprobe")
  expect((await api.call("DELETE", `/service/${id}`)).status).toBe(204)
  await dashboard.goto("/dashboard/trash")
  await dashboard.getByRole("button", { name: "Remove for good: Endgültigprobe" }).click()
  const question = dashboard.getByRole("alertdialog", { name: "Are you sure you want to delete?" })
  await expect(question).toContainText(
    "Service “Endgültigprobe (en)” with all that belongs to it. This cannot be undone.",
  )
  await question.getByRole("button", { name: "Remove for good" }).click()
  await expect(message(dashboard, "Removed for good")).toBeVisible()
  expect((await api.call("POST", `/trash/service-${id}/restore`)).status).toBe(404)
})

test("a property whose product is deleted says what to restore first", async ({ dashboard, api, allowProblem }) => {
  allowProblem(/status of 409/u)
  const made = await api.call("POST", "/product", imageForm("images[]", await picture(), { title: "Trägerprobe" }))
  const product = (await made.json()) as Product
  const fields = { product_id: String(product.id), description: "<p>Lagerbock</p>" }
  const added = await api.call("POST", "/product/property", imageForm("image", await picture(), fields))
  const { id } = (await added.json()) as ProductProperty
  for (const path of [`/product/property/${id}`, `/product/${product.id}`])
    expect((await api.call("DELETE", path)).status).toBe(204)
  await dashboard.goto("/dashboard/trash")
  const property = dashboard.getByRole("button", { name: "Restore: Trägerprobe: Lagerbock" })
  await property.click()
  const refused = dashboard.getByRole("alert").filter({ hasText: "Could not restore." })
  await expect(refused).toContainText("Restore the product first.")
  await dashboard.getByRole("button", { name: "Restore: Trägerprobe (DE)" }).click()
  await expect(message(dashboard, "Restored")).toBeVisible()
  await refused.getByRole("button", { name: "Try again" }).click()
  await expect(property).toHaveCount(0)
  const back = await api.get<Product>(`/product/show/${product.id}`)
  expect(back.property).toMatchObject([{ id, description: "<p>Lagerbock</p>" }])
})
